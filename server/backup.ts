/** `deno task backup FILE` and `deno task restore FILE`: the whole store, with pictures and accounts. */
import { backup as copyPages, DatabaseSync } from "node:sqlite";
import { dirname } from "deno-std/path/dirname.js";
import { StoreLockedError } from "./kv/errors.ts";
import { lockStore } from "./kv/lock_store.ts";
import { readSettings } from "./settings.ts";
import { errorMessage } from "./shared/error_message.ts";
import { StartError } from "./start_error.ts";

/** How long a restore waits for a server that is shutting down to release the store. */
const WAIT_MS = 10_000;

/**
 * Copies a consistent snapshot of the store into a new file and returns its size in bytes. A server may keep
 * writing meanwhile. The file is itself a store: `KV=FILE deno task start` serves it.
 */
export async function backup(kv: string, target: string): Promise<number> {
  assertFile(kv, "back up");
  if (!await exists(kv)) throw new StartError(`Cannot back up ${kv}: there is no store of this name`);
  if (await exists(target)) throw new StartError(`Cannot back up into ${target}: the file exists already`);
  await Deno.mkdir(dirname(target), { recursive: true });
  // Written under another name first, so that an interrupted backup is never mistaken for a complete one.
  const partial = `${target}.partial`;
  await Deno.remove(partial).catch(() => {});
  using database = new DatabaseSync(kv, { readOnly: true });
  // Copy all pages in one step, because a write between two steps would restart the copy.
  await copyPages(database, partial, { rate: 1_000_000 });
  await Deno.rename(partial, target);
  return (await Deno.stat(target)).size;
}

/** Replaces the store with a backup. An existing store is renamed; its new name is returned. */
export async function restore(
  kv: string,
  source: string,
  now: Date,
  wait = WAIT_MS,
): Promise<string | undefined> {
  assertFile(kv, "restore");
  assertBackup(source);
  await Deno.mkdir(dirname(kv), { recursive: true });
  const release = await lockStore(kv, wait);
  try {
    const partial = `${kv}.partial`;
    await Deno.copyFile(source, partial);
    const kept = await exists(kv) ? `${kv}.${now.toISOString().replaceAll(/[:.]/g, "-")}` : undefined;
    if (kept) {
      for (const part of ["", "-wal", "-shm"]) {
        if (await exists(kv + part)) await Deno.rename(kv + part, kept + part);
      }
    }
    await Deno.rename(partial, kv);
    return kept;
  } finally {
    release();
  }
}

function assertFile(kv: string, doing: string): void {
  if (/^https?:/.test(kv)) {
    throw new StartError(`Cannot ${doing} ${kv}: a denokv server keeps its own backups, this is for a file`);
  }
}

/** Throws a StartError unless the file is an intact SQLite file with Deno KV's table. */
function assertBackup(source: string): void {
  try {
    using database = new DatabaseSync(source, { readOnly: true });
    database.prepare("SELECT 1 FROM kv LIMIT 1").get();
    const [row] = database.prepare("PRAGMA quick_check(1)").all();
    if (row?.quick_check !== "ok") throw new Error(String(row?.quick_check));
  } catch (cause) {
    const reason = errorMessage(cause);
    throw new StartError(`Cannot restore ${source}: it is no backup of a store (${reason})`, { cause });
  }
}

async function exists(path: string): Promise<boolean> {
  return await Deno.stat(path).then(() => true, () => false);
}

if (import.meta.main) {
  const [command, file] = Deno.args;
  const { kv } = readSettings({ KV: Deno.env.get("KV") });
  try {
    if (!file || (command !== "backup" && command !== "restore")) {
      throw new StartError("deno task backup FILE\ndeno task restore FILE");
    }
    if (command === "backup") {
      const bytes = await backup(kv, file);
      console.info(`Backed up ${kv} into ${file}, ${(bytes / 1e6).toFixed(1)} MB`);
    } else {
      const kept = await restore(kv, file, new Date());
      console.info(`Restored ${kv} from ${file}${kept ? `; what was there is now ${kept}` : ""}`);
    }
  } catch (error) {
    if (!(error instanceof StartError || error instanceof StoreLockedError)) throw error;
    console.error(error.message);
    Deno.exit(1);
  }
}
