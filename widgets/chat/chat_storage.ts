import { CHAT_KEPT_DAYS } from "../../contract/retention.ts";
import { jsonOf } from "../kit/json_of.ts";
import type { ChatEntry } from "./chat.ts";

const KEY = "roost-chat";
/** The number of entries that are stored. */
const KEPT = 100;
const KEPT_MS = CHAT_KEPT_DAYS * 86_400_000;

export interface KeptChat {
  /** The registered visitor's id. It only permits adding messages. */
  userId?: string;
  entries: ChatEntry[];
}

/** The conversation in the site's local storage. */
export interface ChatStorage {
  read(): KeptChat | undefined;
  keep(chat: KeptChat): void;
  drop(): void;
  /** Calls `changed` when another tab changes the conversation. Returns a function that stops it. */
  watch(changed: () => void): () => void;
}

export function chatStorage(): ChatStorage {
  return {
    read: () => stored(chatFrom),
    keep: ({ userId, entries }) =>
      stored((storage) => storage.setItem(KEY, jsonOf({ userId, entries: entries.slice(-KEPT) }))),
    drop: () => stored((storage) => storage.removeItem(KEY)),
    watch(changed) {
      // A null key means that the whole storage was cleared.
      const onStorage = ({ key }: StorageEvent) => (key ?? KEY) === KEY && changed();
      addEventListener("storage", onStorage);
      return () => removeEventListener("storage", onStorage);
    },
  };
}

/**
 * Validates the stored value, since any script of the page may have written it. Old entries are left out. The
 * id, which lets everybody who reads it add messages, ends with the last entry.
 */
function chatFrom(storage: Storage): KeptChat | undefined {
  const value: Partial<KeptChat> | null = JSON.parse(storage.getItem(KEY) ?? "null");
  if (!Array.isArray(value?.entries)) return;
  const entries = value.entries.filter((entry) =>
    typeof entry?.content === "string" && entry.at > Date.now() - KEPT_MS
  );
  if (entries[0] || !value.entries[0]) {
    return { ...(typeof value.userId === "string" && { userId: value.userId }), entries };
  }
  storage.removeItem(KEY);
}

/** Storage may be blocked or full. Then only a reload loses the conversation. */
function stored<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}
