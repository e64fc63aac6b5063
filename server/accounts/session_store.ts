import type { Stored } from "../kv/document.ts";
import { NotFoundError } from "../kv/errors.ts";
import type { Store } from "../kv/store.ts";
import { sha256 } from "../shared/sha256.ts";
import type { AccountRecord } from "./account_record.ts";
import type { AccountStore } from "./account_store.ts";
import { type SessionRecord, sessionRecords } from "./session_records.ts";

const HOUR_MS = 60 * 60 * 1_000;
/** A session ends after this long without a request. */
const IDLE_TIMEOUT_MS = 12 * HOUR_MS;
/** A session ends this long after login in any case. */
const ABSOLUTE_TIMEOUT_MS = 7 * 24 * HOUR_MS;
/** Minimum time between two writes of `lastUsedAt`, so that not every request writes to the store. */
const TOUCH_INTERVAL_MS = HOUR_MS / 6;

/** The client that opened a session. */
interface SessionPlace {
  address?: string;
  agent?: string;
}

export interface OpenSession {
  id: string;
  accountId: string;
  username: string;
  account: AccountRecord;
  expiresAt: string;
}

/** A session lives as long as the account has the credentials that opened it. */
export function sessionStore(store: Store, { accounts }: Pick<AccountStore, "accounts">, now: () => Date) {
  const sessions = sessionRecords(store);

  const { drop, read, isAlive, dropEnded } = sessionLife(sessions, accounts, now);

  return {
    /** Opens a session of the account as it was when its password was checked. The token is not stored. */
    async open(
      account: Stored<AccountRecord>,
      place: SessionPlace = {},
    ): Promise<{ token: string; session: OpenSession }> {
      const token = crypto.getRandomValues(new Uint8Array(32)).toHex();
      const at = now().getTime();
      const id = await sha256(token);
      const { credentials } = account.value;
      const session = { accountId: account.id, credentials, createdAt: at, lastUsedAt: at, ...place };
      await sessions.create(session, { id });
      await dropEnded(account);
      return { token, session: openSession(id, session, account.value) };
    },

    /** The session of a token; null if there is none or it has ended. */
    async find(token: string): Promise<OpenSession | null> {
      const id = await sha256(token);
      const found = await read(id);
      if (!found) return null;
      const at = now().getTime();
      const { session, account } = found;
      if (at - session.lastUsedAt < TOUCH_INTERVAL_MS) return openSession(id, session, account);
      try {
        return openSession(id, (await sessions.update(id, { lastUsedAt: at })).value, account);
      } catch (error) {
        // Another request deleted the session in the meantime, such as a logout in another tab.
        if (error instanceof NotFoundError) return null;
        throw error;
      }
    },

    /** Whether a session has not ended. Reads two documents and does not count as a use. */
    isOpen: async (id: string): Promise<boolean> => await read(id) !== null,

    close: async (token: string): Promise<void> => drop(await sha256(token)),

    /** The account's active sessions, last used first. */
    async ofAccount(accountId: string): Promise<(SessionRecord & { id: string })[]> {
      const account = (await accounts.get(accountId))?.value;
      const found = await Array.fromAsync(sessions.all({ index: ["account", accountId] }));
      return found
        .filter(({ value }) => isAlive(value, account))
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
  };
}

export type SessionStore = ReturnType<typeof sessionStore>;

/** When sessions end, and what is left of them. */
function sessionLife(
  sessions: ReturnType<typeof sessionRecords>,
  accounts: AccountStore["accounts"],
  now: () => Date,
) {
  async function drop(id: string): Promise<void> {
    try {
      await sessions.delete(id);
    } catch (error) {
      if (!(error instanceof NotFoundError)) throw error;
    }
  }

  const isAlive = (session: SessionRecord, account: AccountRecord | undefined) =>
    account !== undefined && (session.credentials ?? 0) === (account.credentials ?? 0) &&
    now().getTime() < endOf(session);

  /** The session and its account, if it has not ended. */
  async function read(id: string): Promise<{ session: SessionRecord; account: AccountRecord } | null> {
    const session = (await sessions.get(id))?.value;
    const account = session && (await accounts.get(session.accountId))?.value;
    return session && account && isAlive(session, account) ? { session, account } : null;
  }

  /** Deletes the account's sessions that have ended, because nothing else does. */
  async function dropEnded({ id: accountId, value }: Stored<AccountRecord>): Promise<void> {
    for await (const { id, value: session } of sessions.all({ index: ["account", accountId] })) {
      if (!isAlive(session, value)) await drop(id);
    }
  }

  return { drop, read, isAlive, dropEnded };
}

function endOf({ createdAt, lastUsedAt }: SessionRecord): number {
  return Math.min(createdAt + ABSOLUTE_TIMEOUT_MS, lastUsedAt + IDLE_TIMEOUT_MS);
}

function openSession(id: string, session: SessionRecord, account: AccountRecord): OpenSession {
  const { accountId } = session;
  const { username } = account;
  return { id, accountId, username, account, expiresAt: new Date(endOf(session)).toISOString() };
}
