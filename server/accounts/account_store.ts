import * as z from "zod/mini";
import { collection } from "../kv/collection.ts";
import type { Stored } from "../kv/document.ts";
import { NotFoundError } from "../kv/errors.ts";
import type { Store } from "../kv/store.ts";
import { AppError } from "../http/app_error.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { newRecoveryCodes, recoveryHash, stepOf } from "./second_factor.ts";

const AccountRecordSchema = z.object({
  username: z.string(),
  passwordHash: z.string(),
  createdAt: z.string(),
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

    async setPassword(id: string, password: string): Promise<void> {
      const passwordHash = await hashPassword(password);
      await accounts.update(id, { passwordHash });
    },

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
    async addSecondFactor(id: string, secret: string, code: string): Promise<string[] | null> {
      const step = stepOf(secret, code, now());
      if (step === null) return null;
      const codes = newRecoveryCodes();
      const recoveryCodes = await Promise.all(codes.map(recoveryHash));
      await accounts.update(id, { secondFactor: { secret, lastStep: step, recoveryCodes } });
      return codes;
    },

    async removeSecondFactor(id: string): Promise<void> {
      await accounts.update(id, ({ secondFactor: _, ...account }) => account);
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
    },
  };
}

export type AccountStore = ReturnType<typeof accountStore>;
