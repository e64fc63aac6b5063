import { RoostElement } from "../kit/RoostElement.ts";
import { settingsOf } from "../kit/settings.ts";
import { closeQuote, openQuoteFrom } from "./quote_triggers.ts";

/** `<roost-quote product="…">`: a button that opens the quote dialog. */
export class RoostQuoteElement extends RoostElement {
  static observedAttributes = ["label", "lang", "product"];

  /** Opens the dialog, as a click on the button does. */
  open(): Promise<void> {
    return openQuoteFrom(this, this.getAttribute("product") ?? "");
  }

  /** Closes the dialog, whoever opened it. */
  close(): Promise<void> {
    return closeQuote();
  }

  protected override start(): () => void {
    this.#show();
    return () => {};
  }

  /** What stands between the tags stays in sight where the button's code cannot be had. */
  async #show() {
    const { showQuoteButton } = await import("./show_quote_button.ts");
    showQuoteButton(this, settingsOf(this).lang);
  }
}
