import { computed, signal } from "@preact/signals-core";
import type { ChatRole } from "../../contract/chat.ts";
import type { ApiFailure, Transport } from "../kit/api_client.ts";
import type { Ask } from "./ask_assistant.ts";
import type { ChatEntry } from "./chat_message.ts";
import type { ChatStorage } from "./chat_storage.ts";
import { createRegistration } from "./registration.ts";
import type { ChatTexts } from "./texts/en.ts";

/** As many as the contract takes; a test compares. */
export const HISTORY_SENT = 5;

export interface ChatOptions {
  request: Transport;
  ask: Ask;
  storage: ChatStorage;
  texts: ChatTexts;
  /** The language of the texts. */
  lang: string;
  /** Address of the page that the visitor is on. */
  page: string;
  partner?: string;
  onMessage?: (message: { role: ChatRole; content: string }) => void;
  onRegistered?: () => void;
  onFailure?: (failure: ApiFailure) => void;
}

export type ChatModel = ReturnType<typeof createChatModel>;

/** The conversation: what was said, what is being written, and who the visitor is. */
export function createChatModel(
  { request, ask, storage, texts, lang, page, partner, onMessage, onRegistered, onFailure }: ChatOptions,
) {
  const kept = storage.read();
  const entries = signal<ChatEntry[]>(kept?.entries ?? []);
  const userId = signal(kept?.userId);
  const draft = signal("");
  const waiting = signal(false);
  /** The answer as far as it has come. */
  const arriving = signal("");
  /** What waits for the visitor to say who they are. */
  const pending = signal("");
  /** A cleared conversation gets no late answers. */
  let conversation = 0;

  const registration = createRegistration({
    request,
    page,
    partner,
    onDone(id) {
      userId.value = id;
      onRegistered?.();
      const text = pending.value;
      pending.value = "";
      draft.value = "";
      say(text);
    },
    onFailure,
  });

  function add(entry: ChatEntry) {
    entries.value = [...entries.value, entry];
    storage.keep({ userId: userId.value, entries: entries.value });
    const { role, content } = entry;
    onMessage?.({ role, content });
    // A message that could not be kept is nobody's trouble.
    request("/api/chat/save-message", {
      method: "POST",
      body: {
        userId: userId.value,
        role,
        content: content.slice(0, 4_000),
        timestamp: new Date().toISOString(),
      },
    });
  }

  async function say(content: string) {
    const before = entries.value;
    add({ role: "user", content });
    await answer(content, before);
  }

  async function answer(query: string, before: ChatEntry[]) {
    const own = conversation;
    waiting.value = true;
    const { value, failure, ...asked } = await ask({
      query,
      chatHistory: before.filter(({ failed }) => !failed).slice(-HISTORY_SENT)
        .map(({ role, content }) => ({ role, content })),
      lang,
      userId: userId.value,
    }, (text) => {
      if (own === conversation) arriving.value = text;
    });
    if (own !== conversation) return;
    arriving.value = "";
    waiting.value = false;
    if (value) {
      const { answer, sources, suggestions } = value;
      add({ role: "assistant", content: answer, sources, suggestions });
      return;
    }
    const wait = "retryAfter" in asked && asked.retryAfter;
    const content = failure.status === 429 && wait ? texts.tooMany(wait) : texts.error;
    add({ role: "assistant", content, failed: true });
    onFailure?.(failure);
  }

  return {
    entries,
    draft,
    waiting,
    arriving,
    registration,
    canSend: computed(() => draft.value.trim() !== "" && !waiting.value),
    isRegistering: computed(() => pending.value !== ""),

    /** Sends what was written, or a text of ours; who is not registered yet is asked first. */
    async send(text = draft.value) {
      const content = text.trim();
      if (!content || waiting.value) return;
      if (!userId.value) {
        pending.value = content;
        return;
      }
      draft.value = "";
      await say(content);
    },

    /** The visitor would rather not say: what they wrote stays where it was written. */
    cancelRegistration() {
      if (!draft.value) draft.value = pending.value;
      pending.value = "";
      registration.reset();
    },

    /** Asks the last question again, in place of the sentence that it failed with. */
    async again() {
      const last = entries.value.findLastIndex(({ role }) => role === "user");
      if (last < 0 || waiting.value) return;
      entries.value = entries.value.slice(0, last + 1);
      await answer(entries.value[last]!.content, entries.value.slice(0, last));
    },

    /** Forgets what was said, here; who wrote is forgotten too. */
    clear() {
      conversation++;
      entries.value = [];
      userId.value = undefined;
      arriving.value = "";
      waiting.value = false;
      storage.drop();
    },
  };
}
