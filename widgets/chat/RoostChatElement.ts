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
  /** An element of the page's body, where our script put this one there. */
  declare near?: Element | null;

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

  override disconnectedCallback() {
    super.disconnectedCallback();
    // The page swapped its body, or all that is in it. The chat stays, with its draft, beside the body.
    if (this.near && !this.isConnected && !this.near.isConnected) {
      this.near = null;
      document.documentElement.appendChild(this);
    }
  }

  protected override start({ lang }: ElementSettings): (() => undefined) | undefined {
    // Another element already draws the button. This one starts when that one is removed.
    if (current) return;
    current = this;
    const button = this.#button ??= this.#draw();
    button.ariaLabel = LABELS[lang] ?? LABELS.en!;
    button.showPopover?.();
    if (location.hash === LINK) this.open();
    return () => {
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
}

addEventListener("click", (event) => {
  // The path also contains the window, whose global variables may have any name: check `localName`, too.
  const isLink = ({ localName, hash }: Partial<HTMLAnchorElement>) => localName === "a" && hash === LINK;
  if (!current || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!(event.composedPath() as Partial<HTMLAnchorElement>[]).some(isLink)) return;
  event.preventDefault();
  current.open();
}, true);
