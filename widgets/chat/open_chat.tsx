import { effect } from "@preact/signals";
import { Component, render } from "preact";
import { otherLanguages } from "../../contract/shared/language_modules.ts";
import { emit, networkFailure } from "../kit/events.ts";
import "../kit/lazy_files.ts";
import { lazyImport } from "../kit/lazy_import.ts";
import { loadTexts } from "../kit/load_texts.ts";
import { adoptStyles, keepIn, openShadow } from "../kit/open_shadow.ts";
import type { ElementSettings } from "../kit/settings.ts";
import type { RoostChat } from "../types/roost.d.ts";
import type { Chat } from "./chat.ts";
import css from "./chat.css" with { type: "text" };
import { type ChatParts, createChatParts } from "./chat_parts.tsx";
import { chatStorage } from "./chat_storage.ts";
import { ChatModel } from "./ChatModel.ts";
import { ChatView } from "./ChatView.tsx";
import { followViewport, keepFocus, keepNewestInView, trapFocus } from "./panel_manners.ts";
import { ownWords } from "./own_words.ts";
import { type ChatTexts, en } from "./texts/en.ts";

export interface ChatPanel {
  open(): void;
  close(): void;
  /** Puts the panel back into the top layer, after a move in the document removed it. */
  raise(): void;
  /** Removes the panel from the element. The conversation stays stored. */
  remove(): void;
}

// Not in the button's script, for its bytes.
if (document.querySelector(":not(:defined),[data-roost-quote]")) {
  lazyImport("kit/missing_scripts", () => import("../kit/missing_scripts.ts")).catch(() => {});
}

const OTHER_TEXTS = otherLanguages<ChatTexts>((language) => import(`./texts/${language}.ts`));

/** Drafts of removed panels. A change of language removes a panel and creates it again. */
const drafts = new WeakMap<RoostChat, string>();

/** Draws the closed panel into the button's shadow root. Closing it returns the focus to `button`. */
export async function createChatPanel(
  host: RoostChat,
  button: HTMLButtonElement,
  settings: ElementSettings,
): Promise<ChatPanel> {
  const [{ texts: ours, lang }, own] = await Promise.all([
    loadTexts("chat/texts", en, OTHER_TEXTS, settings.lang),
    ownWords(settings, OTHER_TEXTS),
  ]);
  const texts = { ...ours, ...own };
  button.ariaLabel = texts.title;
  const shadow = button.getRootNode() as ShadowRoot;
  const root = openShadow(shadow, [css]);
  // A page with its own scrolling or an open dialog must not take the wheel or the focus from the panel.
  keepIn(root, ["wheel", "touchmove", "focusin"]);
  const { chat, parts, stop } = startChat(host, { ...settings, texts, lang, shadow });
  const { model } = chat;
  model.draft.value = drafts.get(host) ?? "";
  const panel = root.appendChild(createPanel(lang));
  // Nothing is sent before the visitor has typed, so the code that sends is loaded at the first input.
  panel.addEventListener("input", () => parts.firstMessage.load(), { once: true });
  render(<PanelContent panel={panel} chat={chat} parts={parts} close={close} />, panel);
  const undo = [stop, followViewport(panel), trapFocus(panel, close), () => render(null, panel)];
  const place = keepInModal(host);

  function open() {
    if (!panel.hidden) return;
    place.join();
    panel.hidden = false;
    raise();
    button.ariaExpanded = "true";
    model.trouble.value = false;
    // On a phone, focusing the input would open the keyboard and cover the greeting.
    const first = matchMedia("(pointer: coarse)").matches ? "h2" : "textarea";
    panel.querySelector<HTMLElement>(first)?.focus();
  }

  function raise() {
    if (!panel.hidden) panel.showPopover?.();
  }

  function close() {
    if (panel.hidden) return;
    panel.hidePopover?.();
    panel.hidden = true;
    button.ariaExpanded = "false";
    button.focus();
    emit(host, "roost-close", { kind: "chat" });
  }

  function remove() {
    drafts.set(host, model.draft.value);
    button.ariaExpanded = "false";
    for (const one of undo) one();
    root.removeChild(panel);
    // The host left the document together with the page's dialog: put it back.
    if (!host.isConnected) place.leave();
    // The element restarts, for example in another language: open the new panel if this one was open.
    if (!panel.hidden && host.isConnected) host.open();
  }

  return { open, close, raise, remove };
}

interface ChatStart extends Pick<Chat, "texts" | "lang" | "base" | "api" | "partner"> {
  shadow: ShadowRoot;
}

/** Creates the conversation and its parts, and loads those parts shortly before they are needed. */
function startChat(host: RoostChat, { shadow, ...start }: ChatStart) {
  const { texts, lang } = start;
  const lost = { failure: networkFailure("") };
  const request: Chat["request"] = async (...call) => {
    const part = await parts.firstMessage.load();
    return part ? await part.request(...call) : lost;
  };
  const storage = chatStorage();
  const onFailure: Chat["onFailure"] = (failure) => emit(host, "roost-error", failure);
  const model = new ChatModel({
    request,
    async ask(...question) {
      const part = await parts.firstMessage.load();
      return part ? await part.ask(...question) : lost;
    },
    storage,
    texts,
    lang,
    onMessage: (message) => emit(host, "roost-message", message),
    onRegistered: () => emit(host, "roost-lead", { kind: "chat" }),
    onFailure,
  });
  const chat: Chat = { ...start, model, request, onFailure, adopt: (css) => adoptStyles(shadow, [css]) };
  const parts = createChatParts(chat);
  const undo = [
    storage.watch(model.sync),
    effect(() => {
      // Load the part that shows answers while the visitor waits for one.
      if (model.entries.value.length > 0) parts.answer.load();
    }),
    effect(() => {
      if (model.isRegistering.value) register();
    }),
  ];
  async function register() {
    if (await parts.firstMessage.load()) return;
    model.trouble.value = true;
    model.cancelRegistration();
  }
  return {
    chat,
    parts,
    stop() {
      for (const one of undo) one();
    },
  };
}

function createPanel(lang: string): HTMLElement {
  const panel = document.createElement("div");
  panel.className = "panel";
  panel.part.add("panel");
  panel.lang = lang;
  panel.popover = "manual";
  panel.hidden = true;
  panel.setAttribute("role", "dialog");
  panel.setAttribute("aria-labelledby", "title");
  return panel;
}

interface PanelContentProps {
  panel: HTMLElement;
  chat: Chat;
  parts: ChatParts;
  close: () => void;
}

/** The panel's content. It reads all signals that move the focus or the messages, and then corrects both. */
class PanelContent extends Component<PanelContentProps> {
  #settle = [keepFocus, keepNewestInView].map((keep) => keep(this.props.panel, this.props.chat.model));

  override componentDidUpdate() {
    for (const settle of this.#settle) settle();
  }

  override render({ chat: { model, texts }, parts, close }: PanelContentProps) {
    const { firstMessage, answer, extras, openQuote } = parts;
    const Registration = model.isRegistering.value && firstMessage.loaded.value?.Registration;
    const Extras = extras.loaded.value?.Extras;
    void [model.entries.value, model.arriving.value, model.waiting.value, model.trouble.value];
    return (
      <ChatView
        model={model}
        texts={texts}
        Answer={answer.loaded.value}
        onClose={close}
        onMore={async () => (await extras.load())?.toggleMenu()}
        isMoreOpen={extras.loaded.value?.isMenuOpen()}
        onQuote={openQuote}
      >
        {Extras && <Extras />}
        {Registration && <Registration />}
      </ChatView>
    );
  }
}

/** An open modal dialog of the page makes everything outside it inert. So the host moves into that dialog. */
function keepInModal(host: HTMLElement) {
  let home: ParentNode | null = null;
  function leave() {
    const to = home;
    home = null;
    to?.appendChild(host);
  }
  return {
    join() {
      const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
      if (!modal || modal.contains(host)) return;
      home = host.parentNode;
      modal.appendChild(host);
      modal.addEventListener("close", leave, { once: true });
    },
    leave,
  };
}
