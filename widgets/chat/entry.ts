import { whenParsed } from "../kit/define_element.ts";
import "../kit/lazy_files.ts";
import { rememberSettings, type Settings } from "../kit/settings.ts";
import { importPanel } from "./import_panel.ts";
import { RoostChatElement } from "./RoostChatElement.ts";

/** Called by the embedded script with its tag's `data-*`. Repeated calls still give the page one chat. */
export function start(settings: Settings & { theme?: string; position?: string } = {}) {
  rememberSettings(settings, "roost-chat");
  whenParsed(() => {
    // Not `defineElement`, for its bytes.
    if (!customElements.get("roost-chat")) customElements.define("roost-chat", RoostChatElement);
    // The panel's module tells the dealer of a script that is missing: most pages never load it for that.
    setTimeout(
      () =>
        document.querySelector("roost-quote:not(:defined),roost-products:not(:defined)") &&
        importPanel().catch(() => {}),
      // For another script of ours to start.
      2_000,
    );
    if (document.querySelector("roost-chat")) return;
    const chat = document.createElement("roost-chat");
    if (settings.position) chat.setAttribute("position", settings.position);
    // Appended outside the body: a page that replaces its body keeps the chat and its draft.
    document.documentElement.appendChild(chat);
  });
}
