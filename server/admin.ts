/** `deno task admin`: creates, resets, lists and removes accounts directly in the store. */
import { type AccountStore, accountStore } from "./accounts/account_store.ts";
import { generatePassword } from "./accounts/password.ts";
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

export async function admin(args: string[], kv: string, say: (line: string) => void): Promise<void> {
  const [command, name] = args;
  if (!command || !["list", "create", "reset", "remove"].includes(command)) throw new StartError(USAGE);
  if (command !== "list" && !name) {
    throw new StartError(`Cannot ${command} an account without its name\n${USAGE}`);
  }
  await using store = await openStore(kv, { wait: WAIT_MS });
  const accounts = accountStore(store, () => new Date());
  if (command === "list") return await list(accounts, say);

  if (command === "create") {
    const password = generatePassword();
    try {
      await accounts.create(name!, password, { isFirst: true });
    } catch (cause) {
      if (!(cause instanceof UniqueError)) throw cause;
      throw new StartError(`Cannot create "${name}": there is an account of this name`, { cause });
    }
    say(`Made the account "${name}" with the password ${password}`);
    return say(FIRST);
  }

  const found = await accounts.byName(name!);
  if (!found) throw new StartError(`Cannot ${command} "${name}": there is no account of this name`);
  if (command === "reset") {
    const password = generatePassword();
    await accounts.setPassword(found.id, password, { isFirst: true });
    await accounts.changeCredentials(found.id, ({ secondFactor: _, ...account }) => account);
    say(`"${found.value.username}" now has the password ${password} and no second factor`);
    say(FIRST);
  } else {
    await accounts.remove(found.id);
    say(`Removed the account "${found.value.username}"`);
  }
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
