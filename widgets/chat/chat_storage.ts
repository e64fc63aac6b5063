import { jsonOf } from "../kit/json_of.ts";
import type { ChatEntry } from "./chat.ts";

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
  /** Calls back when another tab has changed it; gives back how to stop. */
  watch(changed: () => void): () => void;
}

export function chatStorage(): ChatStorage {
  return {
    read: () => stored((storage) => chatFrom(JSON.parse(storage.getItem(KEY) ?? "null"))),
    keep: ({ userId, entries }) =>
      stored((storage) => storage.setItem(KEY, jsonOf({ userId, entries: entries.slice(-KEPT) }))),
    drop: () => stored((storage) => storage.removeItem(KEY)),
    watch(changed) {
      // Without a key: all of the site's storage was cleared.
      const onStorage = ({ key }: StorageEvent) => (key ?? KEY) === KEY && changed();
      addEventListener("storage", onStorage);
      return () => removeEventListener("storage", onStorage);
    },
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

/** Storage may be blocked or full: then a reload loses the conversation, and nothing else. */
function stored<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}
