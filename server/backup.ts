/** `deno task backup FILE` and `deno task restore FILE`: the whole store, with pictures and accounts. */
import { createHash } from "node:crypto";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { sessionRecords } from "./accounts/session_records.ts";
import { countRecords } from "./backups/count_records.ts";
import { StoreLockedError } from "./kv/errors.ts";
import { lockStore } from "./kv/lock_store.ts";
import { openStore } from "./kv/open_store.ts";
import { makePrivate } from "./kv/private_file.ts";
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
  // Written under another name first, so that an interrupted backup is never mistaken for a complete one.
  const partial = `${target}.partial`;
  await removeStore(partial);
  try {
    await makePrivate(partial);
    copyRows(kv, partial);
    await Deno.rename(partial, target);
  } catch (cause) {
    await removeStore(partial);
    throw new StartError(
      `Cannot back up into ${target}: ${errorMessage(cause)}. Nothing of it was left there.`,
      {
        cause,
      },
    );
  }
  return (await Deno.stat(target)).size;
}

/**
 * Replaces the store with a backup, without its sessions: some of them were ended since. An existing store is
 * renamed; its new name is returned.
 */
export async function restore(
  kv: string,
  source: string,
  now: Date,
  wait = WAIT_MS,
): Promise<string | undefined> {
  assertFile(kv, "restore");
  assertBackup(source);
  await makePrivate(`${kv}.lock`);
  const release = await lockStore(kv, wait);
  try {
    const partial = `${kv}.partial`;
    try {
      await copyPrivately(source, partial);
      await endSessions(partial);
    } catch (cause) {
      await removeStore(partial);
      throw new StartError(`Cannot restore ${kv}: ${errorMessage(cause)}. What was there is as it was.`, {
        cause,
      });
    }
    const kept = await exists(kv) ? `${kv}.${now.toISOString().replaceAll(/[:.]/g, "-")}` : undefined;
    if (kept) {
      await renameStore(kv, kept);
    }
    await renameStore(partial, kv);
    return kept;
  } finally {
    release();
  }
}

/**
 * Copies what is in the store at one moment. Not its pages: what was erased stands in them until it is written
 * over. And not by VACUUM, which a server with permission for its store alone may not call.
 */
function copyRows(store: string, target: string): void {
  using from = new DatabaseSync(store, { readOnly: true });
  using to = new DatabaseSync(target);
  for (const database of [from, to]) database.exec("BEGIN");
  const schema = from.prepare("SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL");
  for (const { type, name, sql } of schema.all()) {
    if (name === SEAL) continue;
    to.exec(String(sql));
    if (type !== "table") continue;
    const rows = from.prepare(`SELECT * FROM "${name}"`);
    rows.setReadBigInts(true);
    let insert: StatementSync | undefined;
    for (const row of rows.iterate()) {
      const values = Object.values(row);
      insert ??= to.prepare(`INSERT INTO "${name}" VALUES (${values.map(() => "?").join()})`);
      insert.run(...values);
    }
  }
  const { sha256, records } = digestOf(to);
  to.exec(`CREATE TABLE "${SEAL}" (sha256 TEXT, records INTEGER)`);
  to.prepare(`INSERT INTO "${SEAL}" VALUES (?, ?)`).run(sha256, records);
  to.exec("COMMIT");
}

/** The table of a backup that says what was written, since SQLite's own check does not see a changed value. */
const SEAL = "roost_backup";

/** The SHA-256 of all keys and values, in the order of the keys, each with its length. */
function digestOf(database: DatabaseSync): { sha256: string; records: number } {
  const hash = createHash("sha256");
  let records = 0;
  for (const { k, v } of database.prepare("SELECT k, v FROM kv ORDER BY k").iterate()) {
    for (const bytes of [k, v] as Uint8Array[]) hash.update(`${bytes.length} `).update(bytes);
    records++;
  }
  return { sha256: hash.digest("hex"), records };
}

/** Throws unless the records are those that were written. A backup of a former version says nothing about them. */
function assertSealed(database: DatabaseSync): void {
  const isSealed = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = ?").get(SEAL);
  if (!isSealed) return;
  const sealed = database.prepare(`SELECT sha256 FROM "${SEAL}"`).get();
  if (sealed?.sha256 !== digestOf(database).sha256) {
    throw new Error("its records are not as they were written");
  }
}

/** Restores a backup on trial into a folder that vanishes, reads every record, and returns their number. */
export async function verify(source: string): Promise<number> {
  const folder = await Deno.makeTempDir({ prefix: "roost-verify-" });
  try {
    await restore(`${folder}/tried.kv`, source, new Date());
    return await countRecords(`${folder}/tried.kv`);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** Not `Deno.copyFile`, which gives the copy the rights of the source. */
async function copyPrivately(source: string, target: string): Promise<void> {
  await removeStore(target);
  await makePrivate(target);
  const from = await Deno.open(source);
  const to = await Deno.open(target, { write: true });
  await from.readable.pipeTo(to.writable);
}

async function endSessions(kv: string): Promise<void> {
  {
    await using store = await openStore(kv);
    const sessions = sessionRecords(store);
    for (const { id } of await Array.fromAsync(sessions.all())) await sessions.delete(id);
  }
  await Deno.remove(`${kv}.lock`);
}

/** Removes a store with SQLite's further files and ours, where there is one. */
async function removeStore(kv: string): Promise<void> {
  for (const part of ["", "-wal", "-shm", "-journal", ".lock"]) await Deno.remove(kv + part).catch(() => {});
}

/** Renames a store with SQLite's further files, in which the last writes may still be. */
async function renameStore(from: string, to: string): Promise<void> {
  for (const part of ["-wal", "-shm", ""]) {
    if (await exists(from + part)) await Deno.rename(from + part, to + part);
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
    assertSealed(database);
  } catch (cause) {
    const reason = errorMessage(cause);
    throw new StartError(`Cannot restore ${source}: it is no backup of a store (${reason})`, { cause });
  }
}

async function exists(path: string): Promise<boolean> {
  return await Deno.stat(path).then(() => true, () => false);
}

if (import.meta.main) {
  const [command, ...args] = Deno.args;
  const isTrial = command === "backup" && args[0] === "--verify";
  const file = isTrial ? args[1] : args[0];
  const { kv } = readSettings({ KV: Deno.env.get("KV") });
  try {
    if (!file || (command !== "backup" && command !== "restore")) {
      throw new StartError("deno task backup FILE\ndeno task backup --verify FILE\ndeno task restore FILE");
    }
    if (isTrial) console.info(`${file} can be restored: ${await verify(file)} records`);
    else if (command === "backup") {
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
