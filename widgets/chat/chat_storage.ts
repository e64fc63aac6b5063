import type { ChatEntry } from "./chat_message.ts";

const KEY = "roost-chat";
/** Entries kept over a reload. */
const KEPT = 100;

export interface KeptChat {
  /** The registered visitor's handle, which can only add messages. */
  userId?: string;
  entries: ChatEntry[];
}

/** The conversation in this site's own storage. */
export interface ChatStorage {
  read(): KeptChat | undefined;
  keep(chat: KeptChat): void;
  drop(): void;
}

export function chatStorage(): ChatStorage {
  return {
    read: () => stored((storage) => chatFrom(JSON.parse(storage.getItem(KEY) ?? "null"))),
    keep: ({ userId, entries }) =>
      stored((storage) => storage.setItem(KEY, toJson({ userId, entries: entries.slice(-KEPT) }))),
    drop: () => stored((storage) => storage.removeItem(KEY)),
  };
}

/** Anything may have written there. */
function chatFrom(value: Partial<KeptChat> | null): KeptChat | undefined {
  if (!Array.isArray(value?.entries)) return;
  return {
    ...(typeof value.userId === "string" && { userId: value.userId }),
    entries: value.entries.filter((entry) => typeof entry?.content === "string"),
  };
}

/** JSON of plain data. On old pages lists have a `toJSON` that makes texts of them, before a replacer sees the value. */
function toJson(value: object): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, key) {
    return this[key];
  });
}

/** Storage may be blocked or full: then a reload loses the conversation, and nothing else. */
function stored<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}
