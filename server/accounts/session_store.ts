import { encodeHex } from "deno-std/encoding/hex.js";
import * as z from "zod/mini";
import { collection } from "../kv/collection.ts";
import { NotFoundError } from "../kv/errors.ts";
import type { Store } from "../kv/store.ts";

const HOUR = 60 * 60 * 1_000;
/** A session ends when it was not used for this long, and in any case after the second. */
const IDLE = 12 * HOUR;
const ABSOLUTE = 7 * 24 * HOUR;
/** How exactly "last used" is known: noting every request would write at every request. */
const NOTED_EVERY = HOUR / 6;

const SessionRecordSchema = z.object({
  accountId: z.string(),
  username: z.string(),
  createdAt: z.number(),
  lastUsedAt: z.number(),
  address: z.optional(z.string()),
  agent: z.optional(z.string()),
});
type SessionRecord = z.infer<typeof SessionRecordSchema>;

/** Where a session was opened, as far as it is known. */
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

/** Keys: `sessions` by the SHA-256 of the token, so that a stolen store opens no session; index `account`. */
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

  /** Sessions that nobody comes back to would stay for ever. */
  async function dropEnded(accountId: string): Promise<void> {
    for await (const { id, value } of sessions.all({ index: ["account", accountId] })) {
      if (now().getTime() >= endOf(value)) await drop(id);
    }
  }

  return {
    /** Opens a session; the token is for the cookie and is nowhere else. */
    async open(
      accountId: string,
      username: string,
      place: SessionPlace = {},
    ): Promise<{ token: string; session: OpenSession }> {
      const token = encodeHex(crypto.getRandomValues(new Uint8Array(32)));
      const at = now().getTime();
      const id = await idOf(token);
      const record = { accountId, username, createdAt: at, lastUsedAt: at, ...place };
      await sessions.create(record, { id });
      await dropEnded(accountId);
      return { token, session: openSession(id, record) };
    },

    /** The session that a token opens; null if it was never given out, has ended or was revoked. */
    async find(token: string): Promise<OpenSession | null> {
      const id = await idOf(token);
      const found = await sessions.get(id);
      if (!found) return null;
      const at = now().getTime();
      if (at >= endOf(found.value)) {
        await drop(id);
        return null;
      }
      if (at - found.value.lastUsedAt < NOTED_EVERY) return openSession(id, found.value);
      try {
        return openSession(id, (await sessions.update(id, { lastUsedAt: at })).value);
      } catch (error) {
        // Closed between the two, by a logout in another tab.
        if (error instanceof NotFoundError) return null;
        throw error;
      }
    },

    close: async (token: string): Promise<void> => drop(await idOf(token)),

    /** The account's sessions that have not ended, the latest used first. */
    async ofAccount(accountId: string): Promise<(SessionRecord & { id: string })[]> {
      const found = await Array.fromAsync(sessions.all({ index: ["account", accountId] }));
      return found
        .filter(({ value }) => now().getTime() < endOf(value))
        .map(({ id, value }) => ({ id, ...value }))
        .sort((a, b) => b.lastUsedAt - a.lastUsedAt);
    },

    /** Ends one session of the account; false where it has none such. */
    async revoke(accountId: string, id: string): Promise<boolean> {
      const found = await sessions.get(id);
      if (found?.value.accountId !== accountId) return false;
      await drop(id);
      return true;
    },

    /** Ends all sessions of the account but one. */
    async revokeOthers(accountId: string, kept?: string): Promise<void> {
      for await (const { id } of sessions.all({ index: ["account", accountId] })) {
        if (id !== kept) await drop(id);
      }
    },
  };
}

export type SessionStore = ReturnType<typeof sessionStore>;

function endOf({ createdAt, lastUsedAt }: SessionRecord): number {
  return Math.min(createdAt + ABSOLUTE, lastUsedAt + IDLE);
}

function openSession(id: string, record: SessionRecord): OpenSession {
  const { accountId, username } = record;
  return { id, accountId, username, expiresAt: new Date(endOf(record)).toISOString() };
}

async function idOf(token: string): Promise<string> {
  return encodeHex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token)));
}
