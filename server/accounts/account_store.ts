import * as z from "zod/mini";
import { collection } from "../kv/collection.ts";
import type { Stored } from "../kv/document.ts";
import { NotFoundError } from "../kv/errors.ts";
import type { Store } from "../kv/store.ts";
import { AppError } from "../http/app_error.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { newRecoveryCodes, recoveryHash, stepOf } from "./second_factor.ts";
import { sessionRecords } from "./session_records.ts";

const AccountRecordSchema = z.object({
  username: z.string(),
  passwordHash: z.string(),
  createdAt: z.string(),
  /** Counts the changes of password and second factor: each ends the sessions that were opened before it. */
  credentials: z.optional(z.number()),
  secondFactor: z.optional(z.object({
    secret: z.string(),
    lastStep: z.number(),
    recoveryCodes: z.array(z.string()),
  })),
});
export type AccountRecord = z.infer<typeof AccountRecordSchema>;

/** Keys: `accounts` by id, unique `username` in lower case. */
export function accountStore(store: Store, now: () => Date) {
  const accounts = collection(store, {
    name: "accounts",
    schema: AccountRecordSchema,
    unique: { username: ({ username }) => username.toLowerCase() },
  });
  const sessions = sessionRecords(store);

  /**
   * Changes what the account signs in with. In the same commit all its sessions end but `kept`: each session
   * holds the number of the credentials that opened it.
   */
  async function changeCredentials(
    id: string,
    change: (account: AccountRecord) => AccountRecord,
    kept?: string,
  ): Promise<void> {
    await store.transaction(async (tx) => {
      const { value } = await accounts.in(tx).update(id, (account) => ({
        ...change(account),
        credentials: (account.credentials ?? 0) + 1,
      }));
      if (kept) await sessions.in(tx).update(kept, { credentials: value.credentials });
    });
    await forgetSessions(id, kept);
  }

  /** Deletes the records of ended sessions, which hold addresses. */
  async function forgetSessions(accountId: string, kept?: string): Promise<void> {
    for (const id of await sessions.ids({ index: ["account", accountId] })) {
      if (id !== kept) await sessions.delete(id).catch(unlessGone);
    }
  }

  return {
    accounts,

    async create(username: string, password: string): Promise<Stored<AccountRecord>> {
      const passwordHash = await hashPassword(password);
      return await accounts.create({ username, passwordHash, createdAt: now().toISOString() });
    },

    byName: (username: string) => accounts.getBy("username", username.toLowerCase()),

    /** The account with this name and password; null if either is wrong. */
    async authenticate(username: string, password: string): Promise<Stored<AccountRecord> | null> {
      const account = await accounts.getBy("username", username.toLowerCase());
      return await verifyPassword(password, account?.value.passwordHash) ? account : null;
    },

    async isPassword(id: string, password: string): Promise<boolean> {
      return await verifyPassword(password, (await accounts.get(id))?.value.passwordHash);
    },

    /** `kept` is the session that goes on. */
    async setPassword(id: string, password: string, kept?: string): Promise<void> {
      const passwordHash = await hashPassword(password);
      await changeCredentials(id, (account) => ({ ...account, passwordHash }), kept);
    },

    /** Ends every session of the account at once. */
    endSessions: (id: string): Promise<void> => changeCredentials(id, (account) => account),

    /** Consumes a code of the app or a recovery code. Returns false if it is wrong or was used before. */
    async useCode(id: string, code: string): Promise<boolean> {
      const recovery = await recoveryHash(code);
      let passed = false;
      await accounts.update(id, (account) => {
        passed = false;
        const factor = account.secondFactor;
        if (!factor) return account;
        const step = stepOf(factor.secret, code, now(), factor.lastStep);
        if (step !== null) {
          passed = true;
          return { ...account, secondFactor: { ...factor, lastStep: step } };
        }
        if (!factor.recoveryCodes.includes(recovery)) return account;
        passed = true;
        const recoveryCodes = factor.recoveryCodes.filter((hash) => hash !== recovery);
        return { ...account, secondFactor: { ...factor, recoveryCodes } };
      });
      return passed;
    },

    /** Turns the second factor on and returns recovery codes; null if the code is wrong. */
    async addSecondFactor(id: string, secret: string, code: string, kept: string): Promise<string[] | null> {
      const step = stepOf(secret, code, now());
      if (step === null) return null;
      const codes = newRecoveryCodes();
      const recoveryCodes = await Promise.all(codes.map(recoveryHash));
      const secondFactor = { secret, lastStep: step, recoveryCodes };
      await changeCredentials(id, (account) => ({ ...account, secondFactor }), kept);
      return codes;
    },

    async removeSecondFactor(id: string, kept?: string): Promise<void> {
      await changeCredentials(id, ({ secondFactor: _, ...account }) => account, kept);
    },

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

function unlessGone(error: unknown): void {
  if (!(error instanceof NotFoundError)) throw error;
}
