import { createApiClient } from "../kit/api_client.ts";
import type { Bring } from "../../contract/bring.ts";
import type { emit as Emit } from "../kit/events.ts";
import type { ElementSettings } from "../kit/settings.ts";
import css from "./chat.css" with { type: "text" };
import { chatStorage } from "./chat_storage.ts";
import { loadChatTexts } from "./chat_texts.ts";
import { createChatModel } from "./ChatModel.ts";
import { adoptStyles, effect, keepIn, mountView, openShadow } from "../kit/view_kit.ts";
import type { RoostChat } from "../types/roost.d.ts";
import { ChatView } from "./ChatView.tsx";
import { followViewport } from "./follow_viewport.ts";
import { icon } from "./icons.tsx";
import { keepInView } from "./keep_in_view.ts";
import { keepFocus } from "./keep_focus.ts";
import { later } from "./later.ts";

export interface ChatPanel {
  open(): void;
  close(): void;
  /** Back to the top layer, which a move in the document takes it out of. */
  raise(): void;
  /** Takes the panel out of the element; what was said stays kept. */
  remove(): void;
}

/** What was being written when a panel was taken out of its element: it may be back at once, in another language. */
const drafts = new WeakMap<RoostChat, string>();

/**
 * Draws the panel into the element's shadow root, closed. The button is where the focus goes back to. It brings what the
 * panel would else load a second time: the chat's script has its own copy (`build/chat_script.ts`).
 */
export async function createChatPanel(
  host: RoostChat,
  button: HTMLButtonElement,
  { api, base: origin, partner, lang }: ElementSettings,
  bring: Bring,
  emit: typeof Emit,
): Promise<ChatPanel> {
  const { texts, lang: spoken } = await loadChatTexts(bring, lang);
  const shadow = button.getRootNode() as ShadowRoot;
  const { root } = openShadow(shadow, [css]);
  // A page that scrolls itself, or has a dialog of its own open, takes neither the wheel nor the focus from the panel.
  keepIn(root, ["wheel", "touchmove", "focusin"]);
  const adopt = (css: string) => adoptStyles(shadow, [css]);
  const request = createApiClient(api);
  const storage = chatStorage();
  const page = () => location.href;

  function lost(error: unknown) {
    emit(host, "roost-error", { status: 0, code: "network", message: String(error), issues: [] });
  }
  const model = createChatModel({
    request,
    async ask(...question) {
      const come = await asking.bring();
      return come
        ? await come.ask(...question)
        : { failure: { status: 0, code: "network", message: "", issues: [] } };
    },
    storage,
    texts,
    lang: spoken,
    onMessage: (message) => emit(host, "roost-message", message),
    onRegistered: () => emit(host, "roost-lead", { kind: "chat" }),
    onFailure: (failure) => emit(host, "roost-error", failure),
  });

  model.draft.value = drafts.get(host) ?? "";

  // Nothing is asked before something was written: what asks is fetched while somebody writes.
  const asking = later(bring, async () => {
    const { askAt, createRegistrationView, ModalDialog } = await import("./first_message.tsx");
    return {
      ModalDialog,
      ask: askAt({ base: api, request }),
      registration: await createRegistrationView({
        adopt,
        bring,
        request,
        lang: spoken,
        page,
        partner,
        onDone: model.registered,
        onCancel: model.cancelRegistration,
        onFailure: (failure) => emit(host, "roost-error", failure),
      }),
    };
  }, lost);

  const answering = later(bring, async () => {
    const { createAnswerView, createRatingView } = await import("./Answer.tsx");
    return createAnswerView({
      adopt,
      texts,
      base: origin,
      rating: createRatingView({ adopt, icon, model, request, texts }),
      onQuote: bringQuote,
      onContact: async () => (await extras.bring())?.leaveMessage(),
    });
  }, lost);

  const extras = later(bring, async () => {
    // Dialogs come with the registration's.
    const [{ createExtras }, come] = await Promise.all([import("./extras/Extras.tsx"), asking.bring()]);
    return await createExtras({
      ModalDialog: come!.ModalDialog,
      adopt,
      bring,
      icon,
      model,
      request,
      texts,
      lang: spoken,
      base: origin,
      page,
      partner,
    });
  }, (error) => {
    lost(error);
    model.trouble.value = true;
  });

  /** The quote dialog watches for clicks on such buttons, once it is there; the first click brings it. */
  async function bringQuote(event: MouseEvent) {
    if (event.defaultPrevented) return;
    const button = event.currentTarget as HTMLElement;
    const { start } = await bring(() => import("../quote/entry.ts"));
    start();
    button.click();
  }

  const panel = document.createElement("div");
  panel.className = "panel";
  panel.part.add("panel");
  panel.lang = spoken;
  panel.popover = "manual";
  panel.hidden = true;
  panel.setAttribute("role", "dialog");
  panel.setAttribute("aria-labelledby", "title");
  root.append(panel);
  panel.addEventListener("input", () => asking.bring(), { once: true });

  const undo = [
    mountView(() => (
      <ChatView
        model={model}
        texts={texts}
        answer={answering.here.value}
        onClose={close}
        onMore={async () => (await extras.bring())?.toggleMenu()}
        isMoreOpen={extras.here.value?.isMenuOpen()}
        onQuote={bringQuote}
      >
        {extras.here.value?.view()}
        {model.isRegistering.value && asking.here.value?.registration()}
      </ChatView>
    ), panel),
    effect(() => {
      // While somebody waits for the first answer, what shows it is fetched.
      if (model.entries.value.length > 0) answering.bring();
    }),
    effect(() => {
      if (!model.isRegistering.value) return;
      asking.bring().then((come) => {
        if (come) return;
        model.trouble.value = true;
        model.cancelRegistration();
      });
    }),
    storage.watch(model.sync),
    followViewport(panel),
    keepInView(panel, model, () => answering.here.value),
    keepFocus(panel, model, close),
  ];

  /** Outside a page's open modal dialog the panel could be seen, and not used. */
  function joinModal() {
    const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
    if (!modal || modal.contains(host)) return;
    const home = host.parentNode!;
    goHome = () => {
      goHome = () => {};
      home.appendChild(host);
    };
    modal.append(host);
    modal.addEventListener("close", () => goHome(), { once: true });
  }
  let goHome = () => {};

  function open() {
    if (!panel.hidden) return;
    joinModal();
    panel.hidden = false;
    raise();
    button.ariaExpanded = "true";
    model.trouble.value = false;
    // A phone's keyboard would cover the greeting at once.
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

  return {
    open,
    close,
    raise,
    remove() {
      drafts.set(host, model.draft.value);
      button.ariaExpanded = "false";
      for (const one of undo) one();
      panel.remove();
      // It went with the dialog.
      if (!host.isConnected) goHome();
      // Begun anew, in another language: it is as open as it was.
      if (!panel.hidden && host.isConnected) host.open();
    },
  };
}
