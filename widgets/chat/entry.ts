import { whenParsed } from "../kit/define_element.ts";
import "../kit/lazy_files.ts";
import { rememberSettings, type Settings } from "../kit/settings.ts";
import { RoostChatElement } from "./RoostChatElement.ts";

/** Called by the embedded script with its tag's `data-*`. Repeated calls still give the page one chat. */
export function start(settings: Settings & { theme?: string; position?: string } = {}) {
  rememberSettings(settings, "roost-chat");
  whenParsed(() => {
    // Not `defineElement`, for its bytes.
    if (!customElements.get("roost-chat")) customElements.define("roost-chat", RoostChatElement);
    if (document.querySelector("roost-chat")) return;
    const chat = document.createElement("roost-chat") as RoostChatElement;
    if (settings.position) chat.setAttribute("position", settings.position);
    // Not `document.body`, which is a picture or a form where one has that name. Not beside the body: React 18
    // gives up a page that it takes over whole, as Next.js does, where `<html>` has a child that it does not know.
    const body = document.querySelector("body")!;
    // Some libraries take away one after the other: what stands before it goes before it.
    chat.near = body.lastElementChild;
    body.appendChild(chat);
  });
}
