import { defineElement, whenParsed } from "../kit/define_element.ts";
import "../kit/lazy_files.ts";
import { rememberSettings, type Settings } from "../kit/settings.ts";
import { watchQuoteTriggers } from "../quote/quote_triggers.ts";
import { RoostProductsElement } from "./RoostProductsElement.ts";

/** Elements whose script has not run, or is not on the page. */
const EMPTY = ":is(roost-quote,roost-chat):not(:defined)";

/** Called by the embedded script with its tag's `data-*`. Fills every `<roost-products>`. Repeatable. */
export function start(settings?: Settings) {
  rememberSettings(settings, "roost-products");
  // Each row has a quote button.
  watchQuoteTriggers();
  whenParsed(() => {
    defineElement("roost-products", RoostProductsElement);
    if (!document.querySelector(EMPTY)) return;
    // Without a second try: only the dealer is told.
    import("../kit/missing_scripts.ts").catch(() => {});
  });
}
