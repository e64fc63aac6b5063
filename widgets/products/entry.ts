import { whenParsed } from "../kit/define_element.ts";
import type { Settings } from "../kit/settings.ts";
import { start as startQuote } from "../quote/entry.ts";
import { defineProducts } from "./define_products.ts";

/** Called by the script that a page pastes, with its `data-*`: fills every `<roost-products>`. Twice is harmless. */
export function start(settings?: Settings) {
  // A row's button opens the quote dialog: all that `quote.js` does comes along.
  startQuote(settings);
  whenParsed(defineProducts);
}
