import * as z from "zod/mini";
import {
  type ChatEvent,
  type ChatMessage,
  ChatMessageSchema,
  type ChatRegistration,
  type ChatUser,
  ChatUserSchema,
  type RateMessage,
  type SaveMessage,
} from "../../contract/chat.ts";
import { CHAT_LENGTH_MAX } from "../../contract/limits.ts";
import { AppError } from "../http/app_error.ts";
import { foldText, searchWords } from "../http/search_text.ts";
import { collection } from "../kv/collection.ts";
import { cachedRows } from "../kv/derived.ts";
import type { Stored } from "../kv/document.ts";
import { UniqueError } from "../kv/errors.ts";
import type { Store } from "../kv/store.ts";
import { mobileDigits } from "../shared/mobile_digits.ts";

const UserRecordSchema = z.omit(ChatUserSchema, { id: true, chatHistory: true });
type ChatUserRecord = z.infer<typeof UserRecordSchema>;

const MessageRecordSchema = z.extend(z.omit(ChatMessageSchema, { id: true }), {
  userId: z.string(),
  /** The server's time, because the visitor's clock can be wrong. */
  receivedAt: z.string(),
});
type ChatMessageRecord = z.infer<typeof MessageRecordSchema>;

/**
 * Keys: `chat-users` by a random id, unique `mobile` (its last ten digits, else the text as typed), index
 * `partner` (key of the page's partner); `chat-messages` by id (in order of arrival), index `user`.
 */
export function chatStore(store: Store, now: () => Date) {
  const users = collection(store, {
    name: "chat-users",
    schema: UserRecordSchema,
    unique: { mobile: ({ mobileNumber }: ChatUserRecord) => mobileKey(mobileNumber) },
    indexes: { partner: ({ source }: ChatUserRecord) => source.partner?.toWellFormed() ?? null },
  });
  const messages = collection(store, {
    name: "chat-messages",
    schema: MessageRecordSchema,
    indexes: { user: ({ userId }: ChatMessageRecord) => userId },
  });
  /** All messages, folded for the search. */
  const words = cachedRows(store, messages, (_, { userId, content }: ChatMessageRecord) => ({
    userId,
    text: foldText(content),
  }));
  /** All visitors, folded for the search. */
  const visitors = cachedRows(store, users, (id, user: ChatUserRecord) => ({
    id,
    at: user.lastVisitAt ?? user.firstVisitAt,
    text: foldText([user.name, user.mobileNumber, user.location].join("\n")),
  }));
  const listeners = new Set<(event: ChatEvent) => void>();
  const byMobile = (mobileNumber: string) => users.getBy("mobile", mobileKey(mobileNumber));

  /** Stores another visit. Keeps the first name: anybody who knows the number could change it. */
  async function noteVisit(id: string, { page, partner }: ChatRegistration): Promise<void> {
    await users.update(id, ({ source, ...user }) => ({
      ...user,
      lastVisitAt: now().toISOString(),
      source: { page: page ?? source.page, partner: partner ?? source.partner },
    }));
  }

  /** Ids of the visitors whose conversations contain this word. */
  async function usersOfWord(word: string): Promise<Set<string>> {
    const found = new Set<string>();
    for (const { userId, text } of (await words()).values()) if (text.includes(word)) found.add(userId);
    return found;
  }

  return {
    users,
    messages,
    byMobile,

    /** Returns the id of the visitor with this mobile number. Creates the visitor if there is none. */
    async register(registration: ChatRegistration): Promise<string> {
      const { page, partner, ...who } = registration;
      for (;;) {
        const known = await byMobile(who.mobileNumber);
        if (known) {
          await noteVisit(known.id, registration);
          return known.id;
        }
        try {
          const visit = { firstVisitAt: now().toISOString(), lastVisitAt: null, source: { page, partner } };
          return (await users.create({ ...who, ...visit }, { id: crypto.randomUUID() })).id;
        } catch (error) {
          // A concurrent request registered the same number. The next turn finds it.
          if (!(error instanceof UniqueError)) throw error;
        }
      }
    },

    /** Stores another visit. Throws 404 if the id and the mobile number do not match. */
    async updateVisit(id: string, registration: ChatRegistration): Promise<void> {
      const known = await users.get(id);
      if (!known || mobileKey(known.value.mobileNumber) !== mobileKey(registration.mobileNumber)) {
        throw AppError.notFound("this visitor");
      }
      await noteVisit(id, registration);
    },

    async saveMessage({ userId, role, content, timestamp }: SaveMessage): Promise<string> {
      if (!await users.get(userId)) throw AppError.notFound("this visitor");
      if (await messages.count({ index: ["user", userId] }) >= CHAT_LENGTH_MAX) {
        throw new AppError("too_many_requests", "This conversation is too long. Please call us instead.");
      }
      // The chat repeats a message whose response it did not get. Do not store it twice.
      const { items: [last] } = await messages.list({ index: ["user", userId], reverse: true, limit: 1 });
      if (last?.value.timestamp === timestamp && last.value.role === role && last.value.content === content) {
        return last.id;
      }
      const record = { userId, role, content, timestamp, receivedAt: now().toISOString() };
      const { id } = await messages.create(record);
      for (const tell of listeners) tell({ userId, message: { id, role, content, timestamp } });
      return id;
    },

    /** Stores a rating. Throws 404 unless it is an answer in the visitor's own conversation. */
    async rateMessage({ userId, messageId, rating }: RateMessage): Promise<void> {
      const found = await messages.get(messageId);
      if (found?.value.userId !== userId || found.value.role !== "assistant") {
        throw AppError.notFound("this answer");
      }
      const rated = await messages.update(
        messageId,
        ({ rating: _, ...message }) => ({ ...message, ...(rating && { rating }) }),
      );
      for (const tell of listeners) tell({ userId, message: messageView(rated) });
    },

    /** Calls `tell` for each message stored or rated from now on. Returns a function that unsubscribes. */
    onMessage(tell: (event: ChatEvent) => void): () => void {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },

    async userView({ id, value }: Stored<ChatUserRecord>): Promise<ChatUser> {
      return { id, ...value, chatHistory: await messages.ids({ index: ["user", id] }) };
    },

    /** All visitors, latest visit first; with `q` those whose fields or messages contain all its words. */
    async found(q?: string): Promise<{ id: string }[]> {
      const rows = await visitors();
      const wanted = searchWords(q);
      const wrote = await Promise.all(wanted.map(usersOfWord));
      return [...rows.values()]
        .filter(({ id, text }) => wanted.every((word, place) => text.includes(word) || wrote[place]!.has(id)))
        .sort((a, b) => b.at.localeCompare(a.at));
    },

    async messagesOf(userId: string): Promise<ChatMessage[]> {
      const found = await Array.fromAsync(messages.all({ index: ["user", userId] }));
      return found.map(messageView);
    },
  };
}

export type ChatStore = ReturnType<typeof chatStore>;

function messageView({ id, value }: Stored<ChatMessageRecord>): ChatMessage {
  const { role, content, timestamp, rating } = value;
  return { id, role, content, timestamp, ...(rating && { rating }) };
}

function mobileKey(mobileNumber: string): string {
  return mobileDigits(mobileNumber) ?? mobileNumber.trim().toLowerCase();
}
