import { defineElement, whenParsed } from "../kit/define_element.ts";
import "../kit/lazy_files.ts";
import { rememberSettings, type Settings, settingsOf } from "../kit/settings.ts";
import { watchQuoteTriggers } from "./quote_triggers.ts";
import { RoostQuoteElement } from "./RoostQuoteElement.ts";

/** Called by the embedded script with its tag's `data-*`. Makes quote triggers work. Repeatable. */
export function start(settings?: Settings) {
  rememberSettings(settings, "roost-quote");
  // Counts the page for its partner, even if it has only triggers and no element of ours.
  settingsOf(document.documentElement);
  watchQuoteTriggers();
  whenParsed(() => defineElement("roost-quote", RoostQuoteElement));
}
