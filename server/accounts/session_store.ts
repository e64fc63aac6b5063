import * as z from "zod/mini";
import { collection } from "../kv/collection.ts";
import { NotFoundError } from "../kv/errors.ts";
import type { Store } from "../kv/store.ts";
import { sha256 } from "../shared/sha256.ts";

const HOUR_MS = 60 * 60 * 1_000;
/** A session ends after this long without a request. */
const IDLE_TIMEOUT_MS = 12 * HOUR_MS;
/** A session ends this long after login in any case. */
const ABSOLUTE_TIMEOUT_MS = 7 * 24 * HOUR_MS;
/** Minimum time between two writes of `lastUsedAt`, so that not every request writes to the store. */
const TOUCH_INTERVAL_MS = HOUR_MS / 6;

const SessionRecordSchema = z.object({
  accountId: z.string(),
  username: z.string(),
  createdAt: z.number(),
  lastUsedAt: z.number(),
  address: z.optional(z.string()),
  agent: z.optional(z.string()),
});
type SessionRecord = z.infer<typeof SessionRecordSchema>;

/** The client that opened a session. */
interface SessionPlace {
  address?: string;
  agent?: string;
}

export interface OpenSession {
  id: string;
  accountId: string;
  username: string;
  expiresAt: string;
}

/** Keys: `sessions` by the SHA-256 of the token (a stolen store opens no session), index `account`. */
export function sessionStore(store: Store, now: () => Date) {
  const sessions = collection(store, {
    name: "sessions",
    schema: SessionRecordSchema,
    indexes: { account: ({ accountId }) => accountId },
  });

  async function drop(id: string): Promise<void> {
    try {
      await sessions.delete(id);
    } catch (error) {
      if (!(error instanceof NotFoundError)) throw error;
    }
  }

  /** Deletes the account's expired sessions, because nothing else does. */
  async function dropEnded(accountId: string): Promise<void> {
    for await (const { id, value } of sessions.all({ index: ["account", accountId] })) {
      if (now().getTime() >= endOf(value)) await drop(id);
    }
  }

  return {
    /** Opens a session. The token is for the cookie and is not stored. */
    async open(
      accountId: string,
      username: string,
      place: SessionPlace = {},
    ): Promise<{ token: string; session: OpenSession }> {
      const token = crypto.getRandomValues(new Uint8Array(32)).toHex();
      const at = now().getTime();
      const id = await sha256(token);
      const record = { accountId, username, createdAt: at, lastUsedAt: at, ...place };
      await sessions.create(record, { id });
      await dropEnded(accountId);
      return { token, session: openSession(id, record) };
    },

    /** The session of a token; null if there is none or it has ended. */
    async find(token: string): Promise<OpenSession | null> {
      const id = await sha256(token);
      const found = await sessions.get(id);
      if (!found) return null;
      const at = now().getTime();
      if (at >= endOf(found.value)) {
        await drop(id);
        return null;
      }
      if (at - found.value.lastUsedAt < TOUCH_INTERVAL_MS) return openSession(id, found.value);
      try {
        return openSession(id, (await sessions.update(id, { lastUsedAt: at })).value);
      } catch (error) {
        // Another request deleted the session in the meantime, such as a logout in another tab.
        if (error instanceof NotFoundError) return null;
        throw error;
      }
    },

    close: async (token: string): Promise<void> => drop(await sha256(token)),

    /** The account's active sessions, last used first. */
    async ofAccount(accountId: string): Promise<(SessionRecord & { id: string })[]> {
      const found = await Array.fromAsync(sessions.all({ index: ["account", accountId] }));
      return found
        .filter(({ value }) => now().getTime() < endOf(value))
        .map(({ id, value }) => ({ id, ...value }))
        .sort((a, b) => b.lastUsedAt - a.lastUsedAt);
    },

    /** Ends one session. Returns false if the account has no such session. */
    async revoke(accountId: string, id: string): Promise<boolean> {
      const found = await sessions.get(id);
      if (found?.value.accountId !== accountId) return false;
      await drop(id);
      return true;
    },

    /** Ends all sessions of the account except `kept`. */
    async revokeOthers(accountId: string, kept?: string): Promise<void> {
      for await (const { id } of sessions.all({ index: ["account", accountId] })) {
        if (id !== kept) await drop(id);
      }
    },
  };
}

export type SessionStore = ReturnType<typeof sessionStore>;

function endOf({ createdAt, lastUsedAt }: SessionRecord): number {
  return Math.min(createdAt + ABSOLUTE_TIMEOUT_MS, lastUsedAt + IDLE_TIMEOUT_MS);
}

function openSession(id: string, record: SessionRecord): OpenSession {
  const { accountId, username } = record;
  return { id, accountId, username, expiresAt: new Date(endOf(record)).toISOString() };
}
