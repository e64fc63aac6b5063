import type { ChatEvent, ChatRegistration, RateMessage, SaveMessage } from "../../contract/chat.ts";
import { CHAT_LENGTH_MAX, CHAT_MESSAGE_MAX } from "../../contract/limits.ts";
import { AppError } from "../http/app_error.ts";
import type { Keep } from "../kv/collection_writer.ts";
import type { Stored } from "../kv/document.ts";
import type { Store } from "../kv/store.ts";
import { countFound } from "../shared/count_found.ts";
import { type ChatMessageRecord, chatRecords, messageView, mobileKey, newHandle } from "./chat_records.ts";
import { ChatPeople, type ChatPerson } from "./ChatPeople.ts";

/** How many of the last messages may be the one that is sent again. */
const REPEATS_AMONG = 5;

/** Registrations and messages of the chat. A handle is all that a browser can name; numbers find nothing. */
export class ChatStore {
  readonly users;
  readonly messages;
  readonly people: ChatPeople;
  readonly #store: Store;
  readonly #now: () => Date;
  readonly #turns = new Map<string, Promise<void>>();
  readonly #listeners = new Set<(event: ChatEvent) => void>();

  constructor(store: Store, now: () => Date) {
    const records = chatRecords(store);
    this.users = records.users;
    this.messages = records.messages;
    this.people = new ChatPeople(store, records);
    this.#store = store;
    this.#now = now;
    store.onChangedElsewhere(this.messages.name, (ids) => void this.#tellOf(ids));
  }

  /** Registers a browser. Returns its new handle, also if the number is known. */
  async register({ page, partner, ...who }: ChatRegistration): Promise<string> {
    const visit = { firstVisitAt: this.#now().toISOString(), lastVisitAt: null, source: { page, partner } };
    return (await this.users.create({ ...who, ...visit }, { id: newHandle() })).id;
  }

  /** Stores another visit. Throws 404 if the handle was not registered with this mobile number. */
  async updateVisit(handle: string, { mobileNumber, page, partner }: ChatRegistration): Promise<void> {
    const known = await this.users.get(handle);
    if (!known || mobileKey(known.value.mobileNumber) !== mobileKey(mobileNumber)) throw noVisitor();
    await this.users.update(handle, ({ source, ...user }) => ({
      ...user,
      lastVisitAt: this.#now().toISOString(),
      source: { page: page ?? source.page, partner: partner ?? source.partner },
    }));
  }

  /**
   * Stores a visitor's words. An assistant's are stored when they are given (`saveAnswer`): here nobody can
   * know who wrote them. For those it returns the id of the same answer among the last messages, or "".
   */
  saveMessage({ userId, role, content, timestamp }: SaveMessage): Promise<string> {
    return this.#inTurn(userId, async () => {
      const words = content.toWellFormed();
      const same = (await this.#lastOf(userId)).find(({ value }) =>
        value.role === role && value.content === words &&
        (role === "assistant" || value.timestamp === timestamp || value.isOnlyAsked)
      );
      if (same?.value.isOnlyAsked) {
        await this.messages.update(same.id, ({ isOnlyAsked: _, ...message }) => ({ ...message, timestamp }));
      }
      if (same) return same.id;
      if (role === "assistant") return "";
      if (await this.#isFull(userId)) {
        throw new AppError("too_many_requests", "This conversation is too long. Please call us instead.");
      }
      return await this.#add({ userId, role, content: words, timestamp });
    });
  }

  /**
   * Stores what the assistant answers to a registered visitor. Does nothing for anybody else. On a bad line the
   * answer may come before the chat has sent the question to be stored. Then this stores it.
   */
  saveAnswer(handle: string, query: string, answer: string): Promise<void> {
    return this.#inTurn(handle, async () => {
      if (!await this.users.get(handle) || await this.#isFull(handle)) return;
      const last = await this.#lastOf(handle);
      const answered = last.findIndex(({ value }) => value.role === "assistant");
      const sinceAnswer = answered < 0 ? last : last.slice(0, answered);
      const question = query.toWellFormed();
      const said = { userId: handle, timestamp: this.#now().toISOString() };
      if (!sinceAnswer.some(({ value }) => value.content === question)) {
        await this.#add({ ...said, role: "user", content: question, isOnlyAsked: true });
      }
      const content = answer.slice(0, CHAT_MESSAGE_MAX).toWellFormed().trim();
      await this.#add({ ...said, role: "assistant", content });
    });
  }

  /** Stores a rating. Throws 404 unless it is an answer in the visitor's own conversation. */
  async rateMessage({ userId, messageId, rating }: RateMessage): Promise<void> {
    const found = await this.messages.get(messageId);
    if (found?.value.userId !== userId || found.value.role !== "assistant") {
      throw AppError.notFound("this answer");
    }
    const rated = await this.messages.update(
      messageId,
      ({ rating: _, ...message }) => ({ ...message, ...(rating && { rating }) }),
    );
    await this.#tell(rated);
  }

  /** An answer with the question before it; null if it is not an answer in the visitor's own conversation. */
  async questionAndAnswer(
    userId: string,
    messageId: string,
  ): Promise<{ question: string; answer: string } | null> {
    const found = await this.messages.get(messageId);
    if (found?.value.userId !== userId || found.value.role !== "assistant") return null;
    const before = await this.messages.list({
      index: ["user", userId],
      after: messageId,
      reverse: true,
      limit: REPEATS_AMONG,
    });
    const question = before.items.find(({ value: { role } }) => role === "user")?.value.content;
    return question === undefined ? null : { question, answer: found.value.content };
  }

  /** Calls `tell` for each message stored or rated from now on. Returns a function that unsubscribes. */
  onMessage(tell: (event: ChatEvent) => void): () => void {
    this.#listeners.add(tell);
    return () => this.#listeners.delete(tell);
  }

  /**
   * Moves a person's registrations to the bin. Their messages stay where they are: without the registration
   * nobody sees them.
   */
  async moveToBin({ registrations }: Pick<ChatPerson, "registrations">, keep: Keep): Promise<void> {
    await countFound(registrations.map(({ id }) => id), (id) => this.users.delete(id, { keep }));
  }

  /** Deletes a registration, and then its messages: without the registration, none can be added any more. */
  async removeHandle(handle: string): Promise<void> {
    await countFound([handle], (id) => this.users.delete(id));
    await this.removeMessagesOf(handle);
  }

  async removeMessagesOf(handle: string): Promise<void> {
    await this.#removeMessages(await this.messages.ids({ index: ["user", handle] }));
  }

  /** Deletes the conversations in which nothing was said since then. */
  async removeOld(before: Date): Promise<number> {
    const limit = before.toISOString();
    const old: string[] = [];
    for await (const { id, value } of this.users.all()) {
      if ((value.lastVisitAt ?? value.firstVisitAt) >= limit) continue;
      const { items: [last] } = await this.messages.list({ index: ["user", id], reverse: true, limit: 1 });
      if (!last || last.value.receivedAt < limit) old.push(id);
    }
    for (const id of old) await this.removeHandle(id);
    return old.length;
  }

  /** Deletes messages whose registration is gone, as after a crash while it was deleted. */
  async removeOrphans(isInBin: (handle: string) => Promise<boolean>): Promise<number> {
    const known = new Map<string, boolean>();
    const orphans: string[] = [];
    for await (const { id, value: { userId } } of this.messages.all()) {
      if (!known.has(userId)) {
        known.set(userId, await this.users.get(userId) !== null || await isInBin(userId));
      }
      if (!known.get(userId)) orphans.push(id);
    }
    return await this.#removeMessages(orphans);
  }

  /** Deletes the unique keys by number, which earlier versions had. */
  async migrate(): Promise<void> {
    const prefix = ["unique", "chat-users", "mobile"];
    for await (const { key } of this.#store.kv.list({ prefix })) await this.#store.kv.delete(key);
  }

  /** The last messages, newest first. Throws 404 if nobody has this handle. */
  async #lastOf(handle: string): Promise<Stored<ChatMessageRecord>[]> {
    if (!await this.users.get(handle)) throw noVisitor();
    const selection = { index: ["user", handle], reverse: true, limit: REPEATS_AMONG } as const;
    return (await this.messages.list(selection)).items;
  }

  /** Runs one after another what looks at a conversation and then adds to it. */
  #inTurn<R>(handle: string, work: () => Promise<R>): Promise<R> {
    const turn = (this.#turns.get(handle) ?? Promise.resolve()).then(work);
    const done = turn.then(() => {}, () => {}).finally(() => {
      if (this.#turns.get(handle) === done) this.#turns.delete(handle);
    });
    this.#turns.set(handle, done);
    return turn;
  }

  #removeMessages(ids: readonly string[]): Promise<number> {
    return countFound(ids, (id) => this.messages.delete(id));
  }

  async #isFull(handle: string): Promise<boolean> {
    return await this.messages.count({ index: ["user", handle] }) >= CHAT_LENGTH_MAX;
  }

  /** The transaction reads the registration, so that no message lands after that was deleted. */
  async #add(message: Omit<ChatMessageRecord, "receivedAt">): Promise<string> {
    const stored = await this.#store.transaction(async (tx) => {
      if (!await this.users.in(tx).get(message.userId)) throw noVisitor();
      return await this.messages.in(tx).create({ ...message, receivedAt: this.#now().toISOString() });
    });
    await this.#tell(stored);
    return stored.id;
  }

  /** Tells of messages that other servers stored or rated. */
  async #tellOf(ids: readonly string[]): Promise<void> {
    if (this.#listeners.size === 0) return;
    try {
      for (const message of await this.messages.getMany(ids)) if (message) await this.#tell(message);
    } catch {
      // The view is live only: after its next question to the store it is complete.
    }
  }

  async #tell(message: Stored<ChatMessageRecord>): Promise<void> {
    if (this.#listeners.size === 0) return;
    const { userId } = message.value;
    const person = await this.people.ofHandle(userId);
    const by = person?.registrations.find(({ id }) => id === userId)?.name ?? "";
    const event = { userId: person?.id ?? userId, message: messageView(message, by) };
    for (const tell of this.#listeners) tell(event);
  }
}

function noVisitor(): AppError {
  return AppError.notFound("this visitor");
}
