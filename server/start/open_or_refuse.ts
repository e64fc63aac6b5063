import { openStore } from "../kv/open_store.ts";
import { StoreLockedError } from "../kv/errors.ts";
import type { Store } from "../kv/store.ts";
import { errorMessage } from "../shared/error_message.ts";
import { StartError } from "../start_error.ts";

interface Options {
  /** Milliseconds for which a server that is stopping may keep the file. */
  wait?: number;
  /** Whether a file that is not there is refused: a wrong name would make another store. */
  mustExist?: boolean;
}

/** Opens the store that the setting KV names. Throws a StartError that says what to do. */
export async function openOrRefuse(kv: string, { wait, mustExist = false }: Options = {}): Promise<Store> {
  if (mustExist && !await hasStore(kv)) {
    throw new StartError(`There is no store ${kv}: see that KV is right. The first start makes it`);
  }
  try {
    return await openStore(kv, { wait });
  } catch (cause) {
    if (cause instanceof StoreLockedError) throw cause;
    // A server's URL may contain a password, so the message omits it.
    const where = isAddress(kv) ? "" : ` ${kv}`;
    throw new StartError(
      `Cannot start with KV: its store${where} cannot be opened (${reasonOf(cause)})${hintFor(cause)}`,
      { cause },
    );
  }
}

/** Whether there may be a store to open: what an address has, or a folder that cannot be read, shows by trying. */
export async function hasStore(kv: string): Promise<boolean> {
  if (isAddress(kv)) return true;
  return await Deno.stat(kv).then(() => true, (cause) => !(cause instanceof Deno.errors.NotFound));
}

function isAddress(kv: string): boolean {
  return /^https?:/.test(kv);
}

/** Deno's own sentence about a token sends its reader to a service that a denokv server has nothing to do with. */
function reasonOf(cause: unknown): string {
  const message = errorMessage(cause);
  return message.startsWith("Missing DENO_KV_ACCESS_TOKEN")
    ? "DENO_KV_ACCESS_TOKEN is not set: it is the token that denokv was started with"
    : message;
}

/** As after a command that root has run. */
function hintFor(cause: unknown): string {
  return cause instanceof Deno.errors.PermissionDenied
    ? ": who runs the server must own it and its folder"
    : "";
}
