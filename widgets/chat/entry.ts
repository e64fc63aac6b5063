import { defineElement, whenParsed } from "../kit/define_element.ts";
import "../kit/lazy_files.ts";
import { rememberSettings, type Settings } from "../kit/settings.ts";
import { RoostChatElement } from "./RoostChatElement.ts";

/** Called by the embedded script with its tag's `data-*`. Repeated calls still give the page one chat. */
export function start(settings: Settings & { theme?: string; position?: string } = {}) {
  rememberSettings(settings, "roost-chat");
  whenParsed(() => {
    defineElement("roost-chat", RoostChatElement);
    if (document.querySelector("roost-chat")) return;
    const chat = document.createElement("roost-chat");
    if (settings.position) chat.setAttribute("position", settings.position);
    // Appended outside the body: a page that replaces its body keeps the chat and its draft.
    document.documentElement.append(chat);
  });
}
