import { inEachLanguage } from "../../contract/shared/language_modules.ts";
import { emit, networkFailure } from "../kit/events.ts";
import { RoostElement } from "../kit/RoostElement.ts";
import { type ElementSettings, settingsOf } from "../kit/settings.ts";
import type { RoostChat } from "../types/roost.d.ts";
import css from "./launcher.css" with { type: "text" };
import { importPanel } from "./import_panel.ts";
import type { ChatPanel } from "./open_chat.tsx";

const LABELS: Record<string, string> = await inEachLanguage((language) =>
  import(`./texts/button/${language}.ts`)
);
/** A link with this opens the chat. */
const LINK = "#chat-assistant";

/** The element that draws the button. A page shows one button only. */
let current: RoostChatElement | undefined;

/** `<roost-chat>`: the round button in the corner. It loads the panel when it is first pressed. */
export class RoostChatElement extends RoostElement implements RoostChat {
  static observedAttributes = ["lang", "accent"];
  #button?: HTMLButtonElement;
  #panel?: Promise<ChatPanel>;

  /** Opens the panel, unless a listener cancels `roost-open`. */
  async open(): Promise<void> {
    if (current && current !== this) return current.open();
    if (!emit(this, "roost-open", { kind: "chat" })) return;
    const button = this.#button ??= this.#draw();
    this.#panel ??= importPanel().then(({ createChatPanel }) =>
      createChatPanel(this, button, settingsOf(this))
    );
    button.ariaBusy = "true";
    try {
      (await this.#panel).open();
    } catch (error) {
      this.#panel = undefined;
      emit(this, "roost-error", networkFailure(error));
    }
    button.ariaBusy = null;
  }

  async close(): Promise<void> {
    (await (current ?? this).#panel)?.close();
  }

  override connectedCallback() {
    super.connectedCallback();
    // Moving the element within the document removed the button and the panel from the top layer.
    this.#button?.showPopover?.();
    this.#panel?.then((panel) => panel.raise(), () => {});
  }

  protected override start({ lang }: ElementSettings): (() => undefined) | undefined {
    // Another element already draws the button. This one starts when that one is removed.
    if (current) return;
    current = this;
    const button = this.#button ??= this.#draw();
    button.ariaLabel = LABELS[lang.slice(0, 2)] ?? LABELS.en!;
    button.showPopover?.();
    addEventListener("click", this.#onClick, true);
    if (location.hash === LINK) this.open();
    return () => {
      removeEventListener("click", this.#onClick, true);
      this.#panel?.then((panel) => panel.remove(), () => {});
      this.#panel = current = undefined;
      // Start the next element that waits.
      document.querySelector<RoostChatElement>("roost-chat")?.connectedCallback();
    };
  }

  #draw(): HTMLButtonElement {
    const shadow = this.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    shadow.adoptedStyleSheets = [sheet];
    const button = document.createElement("button");
    // Its style needs the attribute, which a browser without popovers does not make of the property.
    button.setAttribute("popover", "manual");
    button.part = "button";
    button.ariaExpanded = "false";
    button.onclick = () => button.ariaExpanded === "true" ? this.close() : this.open();
    // The pointer or focus arrives before the click, so fetch the panel now.
    button.onpointerover = button.onfocus = () => importPanel().catch(() => {});
    shadow.appendChild(button);
    return button;
  }

  #onClick = (event: MouseEvent) => {
    // The path also contains the window, whose global variables may have any name: check `localName`, too.
    const link = (event.composedPath() as Partial<HTMLAnchorElement>[])
      .some(({ localName, hash }) => localName === "a" && hash === LINK);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.open();
  };
}
