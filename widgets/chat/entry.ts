import { defineElement, whenParsed } from "../kit/define_element.ts";
import "../kit/lazy_files.ts";
import { rememberSettings, type Settings } from "../kit/settings.ts";
import { RoostChatElement } from "./RoostChatElement.ts";

/** Called by the script that a page pastes, with its `data-*`: the page gets one chat, however often it is called. */
export function start(settings: Settings & { theme?: string; position?: string } = {}) {
  rememberSettings(settings, "roost-chat");
  whenParsed(() => {
    defineElement("roost-chat", RoostChatElement);
    if (document.querySelector("roost-chat")) return;
    const chat = document.createElement("roost-chat");
    if (settings.position) chat.setAttribute("position", settings.position);
    // Beside the body: a page that swaps its body keeps the chat, and what was written in it.
    document.documentElement.append(chat);
  });
}
