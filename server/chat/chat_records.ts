import * as z from "zod/mini";
import { type ChatMessage, ChatMessageSchema, ChatUserSchema } from "../../contract/chat.ts";
import { collection } from "../kv/collection.ts";
import type { Stored } from "../kv/document.ts";
import type { Store } from "../kv/store.ts";
import { mobileNumbers } from "../shared/mobile_numbers.ts";

const HANDLE_BYTES = 20;

/** What a visitor said at the registration of a browser, and on which page. */
const UserRecordSchema = z.omit(ChatUserSchema, { id: true, chatHistory: true, registrations: true });
export type ChatUserRecord = z.infer<typeof UserRecordSchema>;

const MessageRecordSchema = z.extend(z.omit(ChatMessageSchema, { id: true, by: true }), {
  /** The handle of the browser. */
  userId: z.string(),
  /** The server's time, because the visitor's clock can be wrong. */
  receivedAt: z.string(),
  /** A question that was stored with its answer. The chat has not sent it yet, or never will. */
  isOnlyAsked: z.optional(z.literal(true)),
});
export type ChatMessageRecord = z.infer<typeof MessageRecordSchema>;

/**
 * Keys: `chat-users` by handle, index `partner` (key of the page's partner); `chat-messages` by id (in order
 * of arrival), index `user` (handle).
 */
export function chatRecords(store: Store) {
  return {
    users: collection(store, {
      name: "chat-users",
      schema: UserRecordSchema,
      indexes: { partner: ({ source }: ChatUserRecord) => source.partner },
    }),
    messages: collection(store, {
      name: "chat-messages",
      schema: MessageRecordSchema,
      indexes: { user: ({ userId }: ChatMessageRecord) => userId },
    }),
  };
}

export type ChatRecords = ReturnType<typeof chatRecords>;

/** The only credential of a chat: 160 random bits, which are made anew for each browser that registers. */
export function newHandle(): string {
  return crypto.getRandomValues(new Uint8Array(HANDLE_BYTES)).toHex();
}

/** What all writings of one number have in common. A text that is no number is its own key. */
export function mobileKey(mobileNumber: string): string {
  return mobileNumbers(mobileNumber)[0] ?? mobileNumber.trim().toLowerCase();
}

export function messageView({ id, value }: Stored<ChatMessageRecord>, by: string): ChatMessage {
  const { role, content, timestamp, rating } = value;
  return { id, role, content, timestamp, by, ...(rating && { rating }) };
}
