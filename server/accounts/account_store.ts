import * as z from "zod/mini";
import { collection } from "../kv/collection.ts";
import type { Stored } from "../kv/document.ts";
import type { Store } from "../kv/store.ts";
import { hashPassword, verifyPassword } from "./password.ts";

const AccountRecordSchema = z.object({
  username: z.string(),
  passwordHash: z.string(),
  createdAt: z.string(),
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

    /** The account that has this name and password; null for a wrong name and a wrong password alike. */
    async authenticate(username: string, password: string): Promise<Stored<AccountRecord> | null> {
      const account = await accounts.getBy("username", username.toLowerCase());
      return await verifyPassword(password, account?.value.passwordHash) ? account : null;
    },
  };
}

export type AccountStore = ReturnType<typeof accountStore>;
