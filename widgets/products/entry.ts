import { defineElement, whenParsed } from "../kit/define_element.ts";
import "../kit/lazy_files.ts";
import { rememberSettings, type Settings } from "../kit/settings.ts";
import { watchQuoteTriggers } from "../quote/quote_triggers.ts";
import { RoostProductsElement } from "./RoostProductsElement.ts";

/** Called by the script that a page pastes, with its `data-*`: fills every `<roost-products>`. Twice is harmless. */
export function start(settings?: Settings) {
  rememberSettings(settings, "roost-products");
  // For the quote button of each row.
  watchQuoteTriggers();
  whenParsed(() => defineElement("roost-products", RoostProductsElement));
}
