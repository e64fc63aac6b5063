import { computed, signal } from "@preact/signals-core";
import type { ChatRole } from "../../contract/chat.ts";
import { CHAT_HISTORY_SENT } from "../../contract/limits.ts";
import type { ApiFailure, Transport } from "../kit/api_client.ts";
import type { Ask } from "./ask_assistant.ts";
import type { ChatEntry } from "./chat_message.ts";
import type { ChatStorage } from "./chat_storage.ts";
import type { ChatTexts } from "./texts/en.ts";

export interface ChatOptions {
  request: Transport;
  ask: Ask;
  storage: ChatStorage;
  texts: ChatTexts;
  /** The language of the texts. */
  lang: string;
  onMessage?: (message: { role: ChatRole; content: string }) => void;
  onRegistered?: () => void;
  onFailure?: (failure: ApiFailure) => void;
}

export type ChatModel = ReturnType<typeof createChatModel>;

/** The conversation: what was said, what is being written, and who the visitor is. */
export function createChatModel(
  { request, ask, storage, texts, lang, onMessage, onRegistered, onFailure }: ChatOptions,
) {
  const kept = storage.read();
  const entries = signal<ChatEntry[]>(kept?.entries ?? []);
  const userId = signal(kept?.userId);
  const draft = signal("");
  const waiting = signal(false);
  /** The answer as far as it has come. */
  const arriving = signal("");
  const isRegistering = signal(false);
  /** Code of ours did not come, which is said without being kept: nothing was sent. */
  const trouble = signal(false);
  /** The page was left before the last question had its answer. */
  const unanswered = signal(entries.value.at(-1)?.role === "user");
  /** A cleared conversation gets no late answers. */
  let conversation = 0;
  let identified: ((userId?: string) => void) | undefined;
  let saved: Promise<unknown> = Promise.resolve();

  function keep(changed: ChatEntry[]) {
    entries.value = changed;
    storage.keep({ userId: userId.value, entries: changed });
  }

  function add(said: Omit<ChatEntry, "at">) {
    const entry = { ...said, at: Date.now() };
    const { role, content } = entry;
    unanswered.value = false;
    keep([...entries.value, entry]);
    onMessage?.({ role, content });
    save();
  }

  /**
   * Sends what the server does not have yet, one after the other, as it was said. What cannot be sent now goes before
   * what is said next, and is nobody's trouble.
   */
  function save() {
    saved = saved.then(async () => {
      for (;;) {
        const entry = entries.value.find(({ id }) => id === undefined);
        if (!entry) return;
        const { role, content, at } = entry;
        const body = {
          userId: userId.value,
          role,
          content: content.slice(0, 4_000),
          timestamp: new Date(at).toISOString(),
        };
        const { value, failure } = await request<{ id: string }>("/api/chat/save-message", {
          method: "POST",
          body,
        });
        // What is refused for what it is would be refused again.
        if (failure && (failure.retryAfter || failure.status < 400 || failure.status > 499)) return;
        change(entry, { id: value?.id ?? "" });
      }
    });
  }

  /** Notes more about something that was said, if it was not forgotten meanwhile. */
  function change({ role, at }: ChatEntry, fields: Partial<ChatEntry>) {
    let found = false;
    const changed = entries.value.map((entry) =>
      entry.at === at && entry.role === role ? (found = true, { ...entry, ...fields }) : entry
    );
    if (found) keep(changed);
  }

  async function answer(query: string, before: ChatEntry[]) {
    const own = conversation;
    waiting.value = true;
    const { value, failure } = await ask({
      query,
      chatHistory: before.filter(({ failed }) => !failed).slice(-CHAT_HISTORY_SENT)
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
      const { answer, sources, suggestions, kind } = value;
      add({ role: "assistant", content: answer, kind, sources, suggestions });
      return;
    }
    const { retryAfter } = failure;
    const content = retryAfter ? texts.tooMany(retryAfter) : texts.error;
    add({ role: "assistant", content, failed: true, offline: failure.status === 0 });
    onFailure?.(failure);
  }

  /** Empties what is shown; nothing that is still on its way changes it. */
  function forget() {
    conversation++;
    entries.value = [];
    userId.value = undefined;
    arriving.value = "";
    waiting.value = unanswered.value = false;
  }

  /** The visitor's id; who has none yet is asked. Undefined where they would rather not say. */
  function identify(): Promise<string | undefined> {
    if (userId.value) return Promise.resolve(userId.value);
    isRegistering.value = true;
    return new Promise((resolve) => identified = resolve);
  }

  return {
    entries,
    userId,
    draft,
    waiting,
    arriving,
    isRegistering,
    trouble,
    unanswered,
    add,
    change,
    identify,
    canSend: computed(() => draft.value.trim() !== "" && !waiting.value),

    /** Sends what was written, or a text of ours; who is not registered yet is asked first. */
    async send(text = draft.value) {
      const content = text.trim();
      if (!content || waiting.value || isRegistering.value) return;
      trouble.value = false;
      if (!userId.value && !await identify()) {
        // What was written stays where it was written.
        draft.value ||= content;
        return;
      }
      if (draft.value.trim() === content) draft.value = "";
      const before = entries.value;
      add({ role: "user", content });
      await answer(content, before);
    },

    registered(id: string) {
      userId.value = id;
      isRegistering.value = false;
      onRegistered?.();
      identified?.(id);
    },

    cancelRegistration() {
      isRegistering.value = false;
      identified?.();
    },

    /** Asks the last question again, in place of the sentence that it failed with. */
    async again() {
      const last = entries.value.findLastIndex(({ role }) => role === "user");
      if (last < 0 || waiting.value) return;
      unanswered.value = false;
      entries.value = entries.value.slice(0, last + 1);
      save();
      await answer(entries.value[last]!.content, entries.value.slice(0, last));
    },

    /** Takes over what another tab or another chat of this site has kept, or erased. */
    sync() {
      const kept = storage.read();
      if (!kept) return forget();
      unanswered.value = false;
      entries.value = kept.entries;
      userId.value = kept.userId;
    },

    /** Forgets what was said, here; who wrote is forgotten too. */
    clear() {
      forget();
      storage.drop();
    },
  };
}
