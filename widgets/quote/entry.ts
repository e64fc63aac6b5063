import { defineElement, whenParsed } from "../kit/define_element.ts";
import "../kit/lazy_files.ts";
import { rememberSettings, type Settings, settingsOf } from "../kit/settings.ts";
import { watchQuoteTriggers } from "./quote_triggers.ts";
import { RoostQuoteElement } from "./RoostQuoteElement.ts";

/** Called by the script that a page pastes, with its `data-*`: every quote trigger opens the dialog. Twice is harmless. */
export function start(settings?: Settings) {
  rememberSettings(settings, "roost-quote");
  // A page may have nothing but triggers, and is counted for its partner all the same.
  settingsOf(document.documentElement);
  watchQuoteTriggers();
  whenParsed(() => defineElement("roost-quote", RoostQuoteElement));
}
