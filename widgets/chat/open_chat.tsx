import { effect, signal } from "@preact/signals-core";
import base from "../kit/base.css" with { type: "text" };
import { createApiClient } from "../kit/api_client.ts";
import { emit } from "../kit/events.ts";
import { mountView } from "../kit/mount_view.ts";
import { openShadow } from "../kit/open_shadow.ts";
import { settingsOf } from "../kit/settings.ts";
import type { Ask } from "./ask_assistant.ts";
import css from "./chat.css" with { type: "text" };
import { chatStorage } from "./chat_storage.ts";
import { loadChatTexts } from "./chat_texts.ts";
import { createChatModel } from "./ChatModel.ts";
import { ChatView } from "./ChatView.tsx";
import { followViewport } from "./follow_viewport.ts";

export interface ChatPanel {
  open(): void;
  close(): void;
  /** Takes the panel out of the element; what was said stays kept. */
  remove(): void;
}

/** Nothing is asked before something was written: what asks is fetched meanwhile. */
function asking(origin: string): Ask {
  const fetched = () => import("./ask_assistant.ts").then(({ askAt }) => askAt(origin));
  let ask: Promise<Ask> | undefined = fetched();
  ask.catch(() => ask = undefined);
  return async (...question) => {
    try {
      return await (await (ask ??= fetched()))(...question);
    } catch (error) {
      ask = undefined;
      return { failure: { status: 0, code: "network", message: String(error), issues: [] } };
    }
  };
}

/** The quote dialog watches for clicks on such buttons, once it is there; the first click brings it. */
async function bringQuote(event: MouseEvent) {
  if (event.defaultPrevented) return;
  const button = event.currentTarget as HTMLElement;
  const { start } = await import("../quote/entry.ts");
  start();
  button.click();
}

/** Draws the panel into the element's shadow root, closed. The button is where the focus goes back to. */
export async function createChatPanel(host: HTMLElement, button: HTMLButtonElement): Promise<ChatPanel> {
  const { base: origin, partner, lang } = settingsOf(host);
  const { texts, lang: spoken } = await loadChatTexts(lang);
  const { root } = openShadow(host, [base, css]);
  const model = createChatModel({
    request: createApiClient(origin),
    ask: asking(origin),
    storage: chatStorage(),
    texts,
    lang: spoken,
    page: location.href,
    partner,
    onMessage: (message) => emit(host, "roost-message", message),
    onRegistered: () => emit(host, "roost-lead", { kind: "chat" }),
    onFailure: (failure) => emit(host, "roost-error", failure),
  });
  const format = signal<((markdown: string) => string) | undefined>();
  const panel = document.createElement("div");
  panel.className = "panel";
  panel.part.add("panel");
  panel.lang = spoken;
  panel.popover = "manual";
  panel.hidden = true;
  panel.setAttribute("role", "dialog");
  panel.setAttribute("aria-labelledby", "title");
  root.append(panel);

  const unmount = mountView(() => (
    <ChatView
      model={model}
      texts={texts}
      base={origin}
      format={format.value}
      onClose={close}
      onQuote={bringQuote}
    />
  ), panel);

  let isFormatting = false;
  async function bringFormatter() {
    if (isFormatting) return;
    isFormatting = true;
    try {
      const { formatMarkdown } = await import("./format_markdown.ts");
      format.value = (markdown) => formatMarkdown(markdown, origin);
    } catch {
      // Read as it was written; the next answer tries again.
      isFormatting = false;
    }
  }

  const unwatch = effect(() => {
    const { entries, waiting, arriving } = model;
    if (entries.value.some(({ role, failed }) => role === "assistant" && !failed)) bringFormatter();
    const isWriting = !waiting.value;
    void arriving.value, format.value;
    // After the view, which another effect draws.
    queueMicrotask(() => {
      scrollDown();
      // A disabled input has lost the focus.
      const focused = host.shadowRoot?.activeElement;
      if (
        isWriting && !panel.hidden && !focused && document.activeElement === document.body &&
        entries.value.length > 0
      ) {
        panel.querySelector("textarea")?.focus();
      }
    });
  });
  const unfollow = followViewport(panel);

  // Not `scrollTo`: old libraries have one of their own, which scrolls the page.
  function scrollDown() {
    const log = panel.querySelector(".log");
    if (log) log.scrollTop = log.scrollHeight;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || model.isRegistering.value || event.isComposing) return;
    event.preventDefault();
    close();
  }
  panel.addEventListener("keydown", onKeyDown);

  function open() {
    if (!panel.hidden) return;
    panel.hidden = false;
    panel.showPopover?.();
    button.ariaExpanded = "true";
    scrollDown();
    // A phone's keyboard would cover the greeting at once.
    const first = matchMedia("(pointer: coarse)").matches ? "h2" : "textarea";
    panel.querySelector<HTMLElement>(first)?.focus();
  }

  function close() {
    if (panel.hidden) return;
    panel.hidePopover?.();
    panel.hidden = true;
    button.ariaExpanded = "false";
    button.focus();
    emit(host, "roost-close", { kind: "chat" });
  }

  return {
    open,
    close,
    remove() {
      button.ariaExpanded = "false";
      unfollow();
      unwatch();
      unmount();
      panel.remove();
    },
  };
}
