/** `deno task admin`: creates, resets, lists and removes accounts directly in the store. */
import { newUsername } from "../contract/account.ts";
import { type Role, ROLES } from "../contract/role.ts";
import { roleOf } from "./accounts/account_record.ts";
import { type AccountStore, accountStore } from "./accounts/account_store.ts";
import { generatePassword } from "./accounts/password.ts";
import { auditStore } from "./audit/audit_store.ts";
import { AppError } from "./http/app_error.ts";
import { UniqueError } from "./kv/errors.ts";
import { environment, readSettings } from "./settings.ts";
import { openOrRefuse } from "./start/open_or_refuse.ts";
import { refuse } from "./start/refuse.ts";
import { StartError } from "./start_error.ts";

/** How long a command waits for a server that is shutting down to release the store. */
const WAIT_MS = 10_000;

const FIRST = "This password is for the first sign-in, within 7 days, which asks for another one";

const USAGE = `deno task admin list                all accounts
deno task admin create NAME [ROLE]  makes an account, of an owner by default, and prints its first password
deno task admin role NAME ROLE      what the account may do: owner, editor, sales or viewer
deno task admin reset NAME          a new password, no second factor, all its sessions ended
deno task admin remove NAME         removes an account and ends its sessions`;

interface Parts {
  accounts: AccountStore;
  role: Role | undefined;
  say: (line: string) => void;
}

export async function admin(args: string[], kv: string, say: (line: string) => void): Promise<void> {
  const [command = "", name, asked] = args;
  const change = CHANGES.get(command);
  if (!change && command !== "list") throw new StartError(USAGE);
  if (change && !name) throw new StartError(`Cannot ${command} an account without its name\n${USAGE}`);
  const takesRole = command === "create" || command === "role";
  if (args.length > (takesRole ? 3 : change ? 2 : 1)) throw new StartError(USAGE);
  const role = ROLES.find((role) => role === asked);
  if (!role && (asked !== undefined || command === "role")) {
    throw new StartError(`Cannot use the role "${asked ?? ""}": it is one of ${ROLES.join(", ")}`);
  }
  await using store = await openOrRefuse(kv, { wait: WAIT_MS, mustExist: command !== "create" });
  const accounts = accountStore(store, () => new Date());
  if (!change) return await list(accounts, say);

  const changed = await change({ accounts, say, role }, name!).catch((cause) => {
    // A refusal that the panel would show, such as that of the last owner.
    throw cause instanceof AppError ? new StartError(cause.message, { cause }) : cause;
  });
  await auditStore(store).create({
    at: new Date().toISOString(),
    username: "deno task admin",
    action: command === "role" ? "change-role" : command,
    resource: "accounts",
    documentId: changed.id,
    name: changed.name,
  });
}

/** A change of one account. Returns its id, and its name for the audit log. */
type ChangeAccount = (parts: Parts, name: string) => Promise<{ id: string; name: string }>;

const CHANGES = new Map<string, ChangeAccount>([
  ["create", create],
  ["role", changeRole],
  ["reset", reset],
  ["remove", remove],
]);

async function create({ accounts, say, role = "owner" }: Parts, asked: string) {
  const { data: name, error } = newUsername.safeParse(asked);
  if (error) throw new StartError(`Cannot create "${asked}": ${error.issues[0]!.message}`);
  const password = generatePassword();
  try {
    const { id } = await accounts.create(name, password, { isFirst: true, role });
    say(`Made the account "${name}" with the password ${password}`);
    say(FIRST);
    return { id, name };
  } catch (cause) {
    if (!(cause instanceof UniqueError)) throw cause;
    throw new StartError(`Cannot create "${name}": there is an account of this name`, { cause });
  }
}

async function changeRole({ accounts, say, role = "owner" }: Parts, name: string) {
  const { id, value } = await find(accounts, "change", name);
  await accounts.setRole(id, role);
  say(`"${value.username}" is now: ${role}. All its sessions have ended`);
  return { id, name: `${value.username}: ${roleOf(value)} → ${role}` };
}

async function reset({ accounts, say }: Parts, name: string) {
  const found = await find(accounts, "reset", name);
  const password = generatePassword();
  await accounts.setPassword(found.id, password, { isFirst: true });
  await accounts.changeCredentials(found.id, ({ secondFactor: _, ...account }) => account);
  say(`"${found.value.username}" now has the password ${password} and no second factor`);
  say(FIRST);
  return { id: found.id, name: found.value.username };
}

async function remove({ accounts, say }: Parts, name: string) {
  const found = await find(accounts, "remove", name);
  await accounts.remove(found.id);
  say(`Removed the account "${found.value.username}"`);
  return { id: found.id, name: found.value.username };
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
    say(`${value.username}  ${roleOf(value)}  since ${value.createdAt.slice(0, 10)}${factor}`);
  }
}

if (import.meta.main) {
  try {
    await admin(Deno.args, readSettings(environment()).kv, console.info);
  } catch (error) {
    refuse(error);
  }
}
