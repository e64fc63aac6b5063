/** `deno task admin`: creates, resets, lists and removes accounts directly in the store. */
import type { AccountRecord } from "./accounts/account_record.ts";
import { type AccountStore, accountStore } from "./accounts/account_store.ts";
import { generatePassword } from "./accounts/password.ts";
import { auditStore } from "./audit/audit_store.ts";
import type { Stored } from "./kv/document.ts";
import { StoreLockedError, UniqueError } from "./kv/errors.ts";
import { openStore } from "./kv/open_store.ts";
import { environment, readSettings } from "./settings.ts";
import { StartError } from "./start_error.ts";

/** How long a command waits for a server that is shutting down to release the store. */
const WAIT_MS = 10_000;

const FIRST = "This password is for the first sign-in, within 7 days, which asks for another one";

const USAGE = `deno task admin list            all accounts
deno task admin create NAME     makes an account and prints its first password
deno task admin reset NAME      a new password, no second factor, all its sessions ended
deno task admin remove NAME     removes an account and ends its sessions`;

interface Parts {
  accounts: AccountStore;
  say: (line: string) => void;
}

export async function admin(args: string[], kv: string, say: (line: string) => void): Promise<void> {
  const [command = "", name] = args;
  const change = CHANGES.get(command);
  if (!change && command !== "list") throw new StartError(USAGE);
  if (change && !name) throw new StartError(`Cannot ${command} an account without its name\n${USAGE}`);
  await using store = await openStore(kv, { wait: WAIT_MS });
  const accounts = accountStore(store, () => new Date());
  if (!change) return await list(accounts, say);

  const changed = await change({ accounts, say }, name!);
  await auditStore(store).create({
    at: new Date().toISOString(),
    username: "deno task admin",
    action: command,
    resource: "accounts",
    documentId: changed.id,
    name: changed.value.username,
  });
}

/** A change of one account. Returns the account. */
type ChangeAccount = (parts: Parts, name: string) => Promise<Stored<AccountRecord>>;

const CHANGES = new Map<string, ChangeAccount>([["create", create], ["reset", reset], ["remove", remove]]);

async function create({ accounts, say }: Parts, name: string) {
  const password = generatePassword();
  try {
    const made = await accounts.create(name, password, { isFirst: true });
    say(`Made the account "${name}" with the password ${password}`);
    say(FIRST);
    return made;
  } catch (cause) {
    if (!(cause instanceof UniqueError)) throw cause;
    throw new StartError(`Cannot create "${name}": there is an account of this name`, { cause });
  }
}

async function reset({ accounts, say }: Parts, name: string) {
  const found = await find(accounts, "reset", name);
  const password = generatePassword();
  await accounts.setPassword(found.id, password, { isFirst: true });
  await accounts.changeCredentials(found.id, ({ secondFactor: _, ...account }) => account);
  say(`"${found.value.username}" now has the password ${password} and no second factor`);
  say(FIRST);
  return found;
}

async function remove({ accounts, say }: Parts, name: string) {
  const found = await find(accounts, "remove", name);
  await accounts.remove(found.id);
  say(`Removed the account "${found.value.username}"`);
  return found;
}

async function find(accounts: AccountStore, command: string, name: string) {
  const found = await accounts.byName(name);
  if (!found) throw new StartError(`Cannot ${command} "${name}": there is no account of this name`);
  return found;
}

async function list({ accounts }: AccountStore, say: (line: string) => void): Promise<void> {
  if (await accounts.count() === 0) return say("There are no accounts yet");
  for await (const { value } of accounts.all()) {
    const factor = value.secondFactor ? "  second factor" : "";
    say(`${value.username}  since ${value.createdAt.slice(0, 10)}${factor}`);
  }
}

if (import.meta.main) {
  try {
    await admin(Deno.args, readSettings(environment()).kv, console.info);
  } catch (error) {
    if (!(error instanceof StartError || error instanceof StoreLockedError)) throw error;
    console.error(error.message);
    Deno.exit(1);
  }
}
