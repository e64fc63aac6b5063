import { computed, signal } from "@preact/signals";
import type { ChatRole } from "../../contract/chat.ts";
import { CHAT_HISTORY_SENT } from "../../contract/limits.ts";
import type { ApiFailure, Transport } from "../kit/api_client.ts";
import type { Ask } from "./ask_assistant.ts";
import type { ChatEntry } from "./chat.ts";
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

/** The conversation: what was said, what is being written, and who the visitor is. */
export class ChatModel {
  readonly #options: ChatOptions;
  readonly entries = signal<ChatEntry[]>([]);
  /** The registered visitor's handle. */
  readonly userId = signal<string>();
  readonly draft = signal("");
  readonly waiting = signal(false);
  /** The answer as far as it has come. */
  readonly arriving = signal("");
  readonly isRegistering = signal(false);
  /** A part of the chat could not be loaded. That is shown and not kept, since nothing was sent. */
  readonly trouble = signal(false);
  /** The page was left before the last question had its answer. */
  readonly unanswered = signal(false);
  readonly canSend = computed(() => this.draft.value.trim() !== "" && !this.waiting.value);
  /** Counts conversations: an answer to one that was cleared meanwhile is dropped. */
  #conversation = 0;
  #identified?: (userId?: string) => void;
  #saved: Promise<unknown> = Promise.resolve();

  constructor(options: ChatOptions) {
    this.#options = options;
    const kept = options.storage.read();
    this.entries.value = kept?.entries ?? [];
    this.userId.value = kept?.userId;
    this.unanswered.value = this.entries.value.at(-1)?.role === "user";
  }

  /** Adds something that was said, keeps it and sends it to the server. */
  add(said: Omit<ChatEntry, "at">) {
    const entry = { ...said, at: Date.now() };
    const { role, content } = entry;
    this.unanswered.value = false;
    this.#keep([...this.entries.value, entry]);
    this.#options.onMessage?.({ role, content });
    this.#save();
  }

  /** Changes something that was said, unless it was cleared meanwhile. */
  change({ role, at }: ChatEntry, fields: Partial<ChatEntry>) {
    let found = false;
    const changed = this.entries.value.map((entry) =>
      entry.at === at && entry.role === role ? (found = true, { ...entry, ...fields }) : entry
    );
    if (found) this.#keep(changed);
  }

  /** The visitor's id. Who has none yet is asked to register; undefined if they cancel. */
  identify(): Promise<string | undefined> {
    if (this.userId.value) return Promise.resolve(this.userId.value);
    this.isRegistering.value = true;
    return new Promise((resolve) => this.#identified = resolve);
  }

  /** Sends what was written, or a text of ours; a visitor who is not registered yet is asked first. */
  async send(text = this.draft.value) {
    const content = text.trim();
    const { draft } = this;
    if (!content || this.waiting.value || this.isRegistering.value) return;
    this.trouble.value = false;
    if (!this.userId.value && !await this.identify()) {
      // What was written stays where it was written.
      draft.value ||= content;
      return;
    }
    if (draft.value.trim() === content) draft.value = "";
    const before = this.entries.value;
    this.add({ role: "user", content });
    await this.#answer(content, before);
  }

  registered = (id: string) => {
    this.userId.value = id;
    this.isRegistering.value = false;
    this.#options.onRegistered?.();
    this.#identified?.(id);
  };

  cancelRegistration = () => {
    this.isRegistering.value = false;
    this.#identified?.();
  };

  /** Asks the last question again, in place of the sentence that it failed with. */
  again = async () => {
    const entries = this.entries.value;
    const last = entries.findLastIndex(({ role }) => role === "user");
    if (last < 0 || this.waiting.value) return;
    this.unanswered.value = false;
    this.entries.value = entries.slice(0, last + 1);
    this.#save();
    await this.#answer(entries[last]!.content, entries.slice(0, last));
  };

  /** Takes over what another tab or another chat of this site has kept, or cleared. */
  sync = () => {
    const kept = this.#options.storage.read();
    if (!kept) return this.#forget();
    this.unanswered.value = false;
    this.entries.value = kept.entries;
    this.userId.value = kept.userId;
  };

  /** Clears the conversation in this browser, and who wrote. */
  clear() {
    this.#forget();
    this.#options.storage.drop();
  }

  #keep(entries: ChatEntry[]) {
    this.entries.value = entries;
    this.#options.storage.keep({ userId: this.userId.value, entries });
  }

  #forget() {
    this.#conversation++;
    this.entries.value = [];
    this.userId.value = undefined;
    this.arriving.value = "";
    this.waiting.value = this.unanswered.value = false;
  }

  /** Sends what the server does not have yet, one after the other. What fails goes before what is said next. */
  #save() {
    this.#saved = this.#saved.then(async () => {
      for (;;) {
        const entry = this.entries.value.find(({ id }) => id === undefined);
        if (!entry || !await this.#saveEntry(entry)) return;
      }
    });
  }

  /** Whether it needs not be sent again. */
  async #saveEntry(entry: ChatEntry): Promise<boolean> {
    const { role, content, at } = entry;
    const { value, failure } = await this.#options.request<{ id: string }>("/api/chat/save-message", {
      method: "POST",
      body: {
        userId: this.userId.value,
        role,
        content: content.slice(0, 4_000),
        timestamp: new Date(at).toISOString(),
      },
    });
    // What is refused for what it is would be refused again.
    if (failure && (failure.retryAfter || failure.status < 400 || failure.status > 499)) return false;
    this.change(entry, { id: value?.id ?? "" });
    return true;
  }

  async #answer(query: string, before: ChatEntry[]) {
    const { ask, lang, texts, onFailure } = this.#options;
    const conversation = this.#conversation;
    this.waiting.value = true;
    const chatHistory = before.filter(({ failed }) => !failed).slice(-CHAT_HISTORY_SENT)
      .map(({ role, content }) => ({ role, content }));
    const { value, failure } = await ask({ query, chatHistory, lang, userId: this.userId.value }, (text) => {
      if (conversation === this.#conversation) this.arriving.value = text;
    });
    if (conversation !== this.#conversation) return;
    this.arriving.value = "";
    this.waiting.value = false;
    if (value) {
      const { answer, sources, suggestions, kind } = value;
      this.add({ role: "assistant", content: answer, kind, sources, suggestions });
      return;
    }
    const content = failure.retryAfter ? texts.tooMany(failure.retryAfter) : texts.error;
    this.add({ role: "assistant", content, failed: true, offline: failure.status === 0 });
    onFailure?.(failure);
  }
}
