import { bring } from "../../contract/bring.ts";
import { emit } from "../kit/events.ts";
import { RoostElement } from "../kit/RoostElement.ts";
import { type ElementSettings, settingsOf } from "../kit/settings.ts";
import type { RoostChat } from "../types/roost.d.ts";
import css from "./launcher.css" with { type: "text" };
import type { ChatPanel } from "./open_chat.tsx";

const bringPanel = () => bring(() => import("./open_chat.tsx"));

const LABELS: Record<string, string> = { hi: "AI सहायक", te: "AI సహాయకుడు" };
/** Any link of the page that ends so opens the chat. */
const LINK = "#chat-assistant";

/** `<roost-chat>`: the round button in the corner, which brings the panel when it is first pressed. */
export class RoostChatElement extends RoostElement implements RoostChat {
  static observedAttributes = ["lang", "accent"];
  #button?: HTMLButtonElement;
  #panel?: Promise<ChatPanel>;

  /** Opens the panel; where a listener of `roost-open` cancels it, nothing happens. */
  async open(): Promise<void> {
    if (!emit(this, "roost-open", { kind: "chat" })) return;
    const button = this.#button ??= this.#draw();
    this.#panel ??= bringPanel().then(({ createChatPanel }) =>
      createChatPanel(this, button, settingsOf(this), bring, emit)
    );
    button.ariaBusy = "true";
    try {
      (await this.#panel).open();
    } catch (error) {
      this.#panel = undefined;
      emit(this, "roost-error", { status: 0, code: "network", message: String(error), issues: [] });
    }
    button.ariaBusy = null;
  }

  async close(): Promise<void> {
    (await this.#panel)?.close();
  }

  override connectedCallback() {
    super.connectedCallback();
    // A move in the document has taken both out of the top layer.
    this.#button?.showPopover?.();
    this.#panel?.then((panel) => panel.raise(), () => {});
  }

  protected override start({ lang }: ElementSettings): () => void {
    // A page that has one already needs no second.
    const first = document.querySelector(this.localName);
    if (first && first !== this) return () => {};
    const button = this.#button ??= this.#draw();
    button.ariaLabel = LABELS[`${lang}`.slice(0, 2)] ?? "AI Assistant";
    button.showPopover?.();
    addEventListener("click", this.#onClick, true);
    if (document.URL.endsWith(LINK)) this.open();
    return () => {
      removeEventListener("click", this.#onClick, true);
      this.#panel?.then((panel) => panel.remove(), () => {});
      this.#panel = undefined;
    };
  }

  #draw(): HTMLButtonElement {
    const shadow = this.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    shadow.adoptedStyleSheets = [sheet];
    const button = document.createElement("button");
    button.popover = "manual";
    button.setAttribute("part", "button");
    button.ariaExpanded = "false";
    button.onclick = () => button.ariaExpanded === "true" ? this.close() : this.open();
    // Time enough to fetch what the click will need.
    button.onpointerover = button.onfocus = () => void bringPanel().catch(() => {});
    shadow.append(button);
    return button;
  }

  #onClick = (event: MouseEvent) => {
    const link = event.composedPath().find((node) => (node as Partial<HTMLAnchorElement>).hash === LINK);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.open();
  };
}
