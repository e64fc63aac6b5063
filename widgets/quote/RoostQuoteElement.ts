import { lazyImport } from "../kit/lazy_import.ts";
import { RoostElement } from "../kit/RoostElement.ts";
import type { ElementSettings } from "../kit/settings.ts";
import type { RoostQuote, RoostQuoteLine } from "../types/roost.d.ts";
import { closeOpenQuote, openQuoteFrom } from "./quote_triggers.ts";

/** `<roost-quote product="…">`: a button that opens the quote dialog. */
export class RoostQuoteElement extends RoostElement implements RoostQuote {
  static observedAttributes = ["accent", "label", "lang", "product"];

  /** Opens the dialog, as a click on the button does. `lines` are the products to request. */
  open(lines?: readonly (RoostQuoteLine | string)[]): Promise<void> {
    return openQuoteFrom(this, this.getAttribute("product") ?? "", lines);
  }

  /** Closes the dialog, even if another trigger opened it. */
  close(): Promise<void> {
    return closeOpenQuote();
  }

  protected override start({ lang }: ElementSettings): () => undefined {
    // If the button's code cannot be loaded, the content of the tag stays visible.
    lazyImport("quote/show_quote_button", () => import("./show_quote_button.ts"))
      .then(({ showQuoteButton }) => showQuoteButton(this, lang)).catch(() => {});
    return () => undefined;
  }
}
