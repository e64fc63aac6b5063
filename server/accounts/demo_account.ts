import { dirname } from "deno-std/path/dirname.js";
import { makePrivate } from "../kv/private_file.ts";
import type { AccountStore } from "./account_store.ts";
import { generatePassword } from "./password.ts";

interface DemoAccount {
  username: string;
  password: string;
}

/**
 * The developer's account, created at the first start. Its password is saved in a file next to the store, so
 * that later starts can print it. `store` is the store's path or URL.
 */
export async function demoAccount(accounts: AccountStore, store: string): Promise<DemoAccount> {
  const known = await knownDemoAccount(accounts, store);
  if (known) return known;
  const made = { username: await freeName(accounts), password: generatePassword() };
  await accounts.create(made.username, made.password);
  await makePrivate(fileOf(store));
  await Deno.writeTextFile(fileOf(store), JSON.stringify(made));
  return made;
}

/** The account that an earlier start in development made in this store, if its password is still the one in the file. */
export async function knownDemoAccount(accounts: AccountStore, store: string): Promise<DemoAccount | null> {
  const known = await Deno.readTextFile(fileOf(store)).then(JSON.parse, () => null) as DemoAccount | null;
  const found = known && await accounts.byName(known.username);
  return known && found && await accounts.isPassword(found, known.password, "known") ? known : null;
}

const fileOf = (store: string): string => `${folderOf(store)}/admin.json`;

/** The folder of the store; `./data` for a store in memory or on a server. */
function folderOf(store: string): string {
  return store === ":memory:" || /^https?:/.test(store) ? "./data" : dirname(store);
}

async function freeName(accounts: AccountStore): Promise<string> {
  for (let count = 1;; count++) {
    const name = count === 1 ? "admin" : `admin${count}`;
    if (!await accounts.accounts.getBy("username", name)) return name;
  }
}
