import base from "../kit/base.css" with { type: "text" };
import { openShadow } from "../kit/open_shadow.ts";
import { RoostElement } from "../kit/RoostElement.ts";
import { settingsOf } from "../kit/settings.ts";
import { loadQuoteTexts } from "./quote_texts.ts";
import { closeQuote, openQuoteFrom } from "./quote_triggers.ts";

/** `<roost-quote product="…">`: a button that opens the quote dialog. */
export class RoostQuoteElement extends RoostElement {
  static observedAttributes = ["label", "lang", "product"];
  #button?: HTMLButtonElement;

  /** Opens the dialog, as a click on the button does. */
  open(): Promise<void> {
    return openQuoteFrom(this.#button ?? this, this.getAttribute("product") ?? "");
  }

  /** Closes the dialog, whoever opened it. */
  close(): Promise<void> {
    return closeQuote();
  }

  protected override start(): () => void {
    this.#show();
    return () => {};
  }

  async #show() {
    const { lang, texts } = await loadQuoteTexts(settingsOf(this).lang);
    const { root } = openShadow(this, [base]);
    const button = this.#button ??= root.appendChild(document.createElement("button"));
    button.type = "button";
    button.className = "button";
    button.lang = lang;
    button.part.add("button");
    button.textContent = this.getAttribute("label") || texts.button;
    button.setAttribute("data-roost-quote", this.getAttribute("product") ?? "");
  }
}
