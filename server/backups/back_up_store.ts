import { dirname } from "deno-std/path/dirname.js";
import { makePrivate } from "../kv/private_file.ts";
import { errorMessage } from "../shared/error_message.ts";
import { StartError } from "../start_error.ts";
import { copyRows } from "./copy_rows.ts";
import { encryptFile } from "./encrypted_file.ts";
import { download } from "./remote_store.ts";

/** Whether a store is that of a denokv server. */
export function isRemote(kv: string): boolean {
  return /^https?:/.test(kv);
}

/**
 * Copies a consistent snapshot of the store, in a file or of a denokv server, into a new file and returns its size
 * in bytes. Servers may keep writing meanwhile. Without keys the file is itself a store: `KV=FILE deno task start`
 * serves it; else the first one encrypts it. Throws a StartError, and leaves nothing behind.
 */
export async function backUpStore(kv: string, target: string, keys: readonly string[] = []): Promise<number> {
  if (!isRemote(kv) && !await exists(kv)) {
    throw new StartError(`Cannot back up ${kv}: there is no store of this name`);
  }
  if (await exists(target)) throw new StartError(`Cannot back up into ${target}: the file exists already`);
  // Made in a folder that vanishes, so that an interrupted backup is never mistaken for a complete one.
  const passing = `${target}.partial`;
  await Deno.remove(passing, { recursive: true }).catch(() => {});
  try {
    if (!await exists(dirname(target))) await Deno.mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await Deno.mkdir(passing, { mode: 0o700 });
    const rows = `${passing}/rows.kv`;
    await makePrivate(rows);
    if (isRemote(kv)) await download(kv, `${passing}/read.kv`);
    copyRows(isRemote(kv) ? `${passing}/read.kv` : kv, rows);
    const [key] = keys;
    if (key !== undefined) await encryptFile(rows, `${passing}/encrypted`, key);
    await Deno.rename(key === undefined ? rows : `${passing}/encrypted`, target);
  } catch (cause) {
    throw new StartError(
      `Cannot back up into ${target}: ${errorMessage(cause)}. Nothing of it was left there.`,
      { cause },
    );
  } finally {
    await Deno.remove(passing, { recursive: true }).catch(() => {});
  }
  return (await Deno.stat(target)).size;
}

export async function exists(path: string): Promise<boolean> {
  return await Deno.stat(path).then(() => true, () => false);
}
