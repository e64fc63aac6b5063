import type { Collection } from "../kv/collection.ts";
import { NotFoundError } from "../kv/errors.ts";
import type { Store } from "../kv/store.ts";
import { type AccountRecord, accountRecords } from "./account_record.ts";
import { sessionRecords } from "./session_records.ts";

/** What an account signs in with, and the sessions that hang on it. */
export function credentials(store: Store) {
  const accounts = accountRecords(store);
  const sessions = sessionRecords(store);

  /** Deletes the records of ended sessions, which hold addresses. */
  const forgetSessions = (accountId: string, kept?: string) => deleteOf(sessions, accountId, kept);

  return {
    forgetSessions,

    /**
     * Changes what the account signs in with. In the same commit all its sessions end but `kept`: each
     * session holds the number of the credentials that opened it.
     */
    async changeCredentials(
      id: string,
      change: (account: AccountRecord) => AccountRecord,
      kept?: string,
    ): Promise<void> {
      await store.transaction(async (tx) => {
        const { value } = await accounts.in(tx).update(id, (account) => endSessions(change(account)));
        if (kept) await sessions.in(tx).update(kept, { credentials: value.credentials });
      });
      await forgetSessions(id, kept);
    },
  };
}

/** The account with other credentials: no session that was opened before goes on. */
export function endSessions(account: AccountRecord): AccountRecord {
  return { ...account, credentials: (account.credentials ?? 0) + 1 };
}

/** Deletes the records of an account but `kept`. Others may delete them at the same time. */
export async function deleteOf<T>(
  records: Pick<Collection<T, never, "account">, "ids" | "delete">,
  accountId: string,
  kept?: string,
): Promise<void> {
  for (const id of await records.ids({ index: ["account", accountId] })) {
    if (id !== kept) await records.delete(id).catch(unlessGone);
  }
}

function unlessGone(error: unknown): void {
  if (!(error instanceof NotFoundError)) throw error;
}
