import { issue } from "../../contract/issue.ts";
import type { Role } from "../../contract/role.ts";
import { AppError } from "../http/app_error.ts";
import type { Stored } from "../kv/document.ts";
import { NotFoundError, UniqueError } from "../kv/errors.ts";
import type { Store } from "../kv/store.ts";
import type { Transaction } from "../kv/transaction.ts";
import { type AccountRecord, accountRecords, roleOf, usernameKey } from "./account_record.ts";
import { credentials, endSessions } from "./credentials.ts";
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
      { role = "owner", also, ...options }: PasswordOptions & {
        role?: Role;
        /** Further writes of the same commit. If it throws, there is no account. */
        also?: (tx: Transaction) => Promise<void>;
      } = {},
    ): Promise<Stored<AccountRecord>> {
      const fields = await passwordFields(password, options);
      return await store.transaction(async (tx) => {
        await also?.(tx);
        return await accounts.in(tx).create({ username, role, ...fields, createdAt: now().toISOString() });
      });
    },

    byName: (username: string) => accounts.getBy("username", usernameKey(username)),

    byEmail: (email: string) => accounts.getBy("email", email.toLowerCase()),

    /** Throws 422 if it is another account's. */
    async setEmail(id: string, email: string | null): Promise<void> {
      try {
        await accounts.update(id, ({ email: _, ...account }) => ({ ...account, ...(email && { email }) }));
      } catch (cause) {
        if (!(cause instanceof UniqueError)) throw cause;
        throw emailTaken();
      }
    },

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

    /** Changes what the account may do, and ends its sessions and open streams. Throws 409 for the last owner. */
    async setRole(id: string, role: Role): Promise<void> {
      await store.transaction(async (tx) => {
        if (role !== "owner") await refuseWithoutOwner(accounts, tx, id);
        await accounts.in(tx).update(id, (account) => endSessions({ ...account, role }));
      });
      await forgetSessions(id);
    },

    /** Removes an account. Throws 409 for the last owner. */
    async remove(id: string): Promise<void> {
      await store.transaction(async (tx) => {
        if (!await accounts.in(tx).get(id)) throw new NotFoundError("accounts", id);
        await refuseWithoutOwner(accounts, tx, id);
        await accounts.in(tx).delete(id);
      });
      await forgetSessions(id);
    },
  };
}

/** Throws 409 if no other account is an owner: nobody could look after the users any more. */
async function refuseWithoutOwner(
  accounts: ReturnType<typeof accountRecords>,
  tx: Transaction,
  id: string,
): Promise<void> {
  const reader = accounts.in(tx);
  for await (const other of accounts.all()) {
    if (other.id === id || roleOf(other.value) !== "owner") continue;
    // Read in the transaction, so that it retries if this one is removed or lowered concurrently.
    const found = await reader.get(other.id);
    if (found && roleOf(found.value) === "owner") return;
  }
  throw new AppError("conflict", "Cannot do this to the last owner: nobody could look after the users");
}

export function emailTaken(): AppError {
  const message = "Another account has this address";
  return AppError.invalid([issue("email", "taken", { value: "" }, { message })]);
}

export type AccountStore = ReturnType<typeof accountStore>;
