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

/** The state of the conversation: its entries, the draft, the arriving answer and the visitor's id. */
export class ChatModel {
  readonly #options: ChatOptions;
  readonly entries = signal<ChatEntry[]>([]);
  /** The registered visitor's id. */
  readonly userId = signal<string>();
  readonly draft = signal("");
  readonly waiting = signal(false);
  /** The text of the answer received so far. */
  readonly arriving = signal("");
  readonly isRegistering = signal(false);
  /** A part of the chat could not be loaded. The error is shown but not stored, since nothing was sent. */
  readonly trouble = signal(false);
  /** The visitor left the page before the last question was answered. */
  readonly unanswered = signal(false);
  readonly canSend = computed(() => this.draft.value.trim() !== "" && !this.waiting.value);
  /** Counts conversations. An answer that arrives after its conversation was cleared is dropped. */
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

  /** Adds an entry, stores it in the browser and sends it to the server. */
  add(said: Omit<ChatEntry, "at">) {
    const entry = { ...said, at: Date.now() };
    const { role, content } = entry;
    this.unanswered.value = false;
    this.#keep([...this.entries.value, entry]);
    this.#options.onMessage?.({ role, content });
    this.#save();
  }

  /** Changes fields of a stored entry. Does nothing if the entry was cleared meanwhile. */
  change({ role, at }: ChatEntry, fields: Partial<ChatEntry>) {
    let found = false;
    const changed = this.entries.value.map((entry) =>
      entry.at === at && entry.role === role ? (found = true, { ...entry, ...fields }) : entry
    );
    if (found) this.#keep(changed);
  }

  /** Gives the visitor's id. Asks an unregistered visitor to register; undefined if they cancel. */
  identify(): Promise<string | undefined> {
    if (this.userId.value) return Promise.resolve(this.userId.value);
    this.isRegistering.value = true;
    return new Promise((resolve) => this.#identified = resolve);
  }

  /** Sends the draft or the given text. Asks an unregistered visitor to register first. */
  async send(text = this.draft.value) {
    const content = text.trim();
    const { draft } = this;
    if (!content || this.waiting.value || this.isRegistering.value) return;
    this.trouble.value = false;
    if (!this.userId.value && !await this.identify()) {
      // The visitor cancelled the registration: keep their text in the input.
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

  /** Asks the last question again. The failed answer is removed. */
  again = async () => {
    const entries = this.entries.value;
    const last = entries.findLastIndex(({ role }) => role === "user");
    if (last < 0 || this.waiting.value) return;
    this.unanswered.value = false;
    this.entries.value = entries.slice(0, last + 1);
    this.#save();
    await this.#answer(entries[last]!.content, entries.slice(0, last));
  };

  /** Reads the stored conversation again, after another tab or chat of this site changed or cleared it. */
  sync = () => {
    const kept = this.#options.storage.read();
    if (!kept) return this.#forget();
    this.unanswered.value = false;
    this.entries.value = kept.entries;
    this.userId.value = kept.userId;
  };

  /** Clears the conversation and the visitor's id in this browser. */
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

  /** Sends unsaved entries to the server in order. An entry that fails is sent again before the next one. */
  #save() {
    this.#saved = this.#saved.then(async () => {
      for (;;) {
        const entry = this.entries.value.find(({ id }) => id === undefined);
        if (!entry || !await this.#saveEntry(entry)) return;
      }
    });
  }

  /** Saves one entry. True if the entry need not be sent again. */
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
    // A refused request (4xx) would be refused again, so it is not repeated. A rate limit is no such refusal.
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
      const { answer, sources, suggestions, replies, kind } = value;
      this.add({ role: "assistant", content: answer, kind, sources, suggestions, replies });
      return;
    }
    const content = failure.retryAfter ? texts.tooMany(failure.retryAfter) : texts.error;
    this.add({ role: "assistant", content, failed: true, offline: failure.status === 0 });
    onFailure?.(failure);
  }
}
