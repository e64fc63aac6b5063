import { AppError } from "../http/app_error.ts";
import type { Stored } from "../kv/document.ts";
import { NotFoundError } from "../kv/errors.ts";
import type { Store } from "../kv/store.ts";
import { type AccountRecord, accountRecords } from "./account_record.ts";
import { credentials } from "./credentials.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import type { Caller } from "./password_queue.ts";

/** A password that somebody else made is taken this long. */
const FIRST_PASSWORD_MS = 7 * 24 * 60 * 60 * 1_000;

interface PasswordOptions {
  /** True: somebody else made it, so that it ends soon and is changed at the first sign-in. */
  isFirst?: boolean;
}

export function accountStore(store: Store, now: () => Date) {
  const accounts = accountRecords(store);
  const { changeCredentials, forgetSessions } = credentials(store);

  /** The fields of a new password. */
  async function passwordFields(password: string, { isFirst = false }: PasswordOptions) {
    const firstPasswordUntil = isFirst ? now().getTime() + FIRST_PASSWORD_MS : undefined;
    return { passwordHash: await hashPassword(password), firstPasswordUntil };
  }

  return {
    accounts,
    changeCredentials,

    async create(
      username: string,
      password: string,
      options: PasswordOptions = {},
    ): Promise<Stored<AccountRecord>> {
      const fields = await passwordFields(password, options);
      return await accounts.create({ username, ...fields, createdAt: now().toISOString() });
    },

    byName: (username: string) => accounts.getBy("username", username.toLowerCase()),

    /** Whether it is the account's password. For no account it takes as long. */
    isPassword: (account: Stored<AccountRecord> | null, password: string, caller: Caller): Promise<boolean> =>
      verifyPassword(password, account?.value.passwordHash, caller),

    /** `kept` is the session that goes on. */
    async setPassword(
      id: string,
      password: string,
      { kept, ...options }: PasswordOptions & { kept?: string } = {},
    ): Promise<void> {
      const fields = await passwordFields(password, options);
      const change = ({ codesGuessedAt: _, ...account }: AccountRecord) => ({ ...account, ...fields });
      await changeCredentials(id, change, kept);
    },

    /** Ends every session of the account at once. */
    endSessions: (id: string): Promise<void> => changeCredentials(id, (account) => account),

    /** Removes an account. Throws 409 for the last one, because nobody could log in any more. */
    async remove(id: string): Promise<void> {
      await store.transaction(async (tx) => {
        const all = await Array.fromAsync(accounts.all());
        if (!all.some((account) => account.id === id)) throw new NotFoundError("accounts", id);
        if (all.length === 1) {
          throw new AppError("conflict", "Cannot remove the last account: nobody could log in");
        }
        // Read other accounts in the transaction, so that it retries if one of them is removed concurrently.
        const writer = accounts.in(tx);
        for (const other of all.slice(0, 5)) await writer.get(other.id);
        await writer.delete(id);
      });
      await forgetSessions(id);
    },
  };
}

export type AccountStore = ReturnType<typeof accountStore>;
