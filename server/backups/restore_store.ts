import { dirname } from "deno-std/path/dirname.js";
import { sessionRecords } from "../accounts/session_records.ts";
import { lockStore } from "../kv/lock_store.ts";
import { openStore } from "../kv/open_store.ts";
import { makePrivate } from "../kv/private_file.ts";
import { errorMessage } from "../shared/error_message.ts";
import { StartError } from "../start_error.ts";
import { backUpStore, exists, isRemote } from "./back_up_store.ts";
import { assertIntact } from "./copy_rows.ts";
import { countRecords } from "./count_records.ts";
import { decryptFile, isEncrypted, SealedBackupError } from "./encrypted_file.ts";
import { assertUnused, isEmpty, upload } from "./remote_store.ts";

/** How long a restore waits for a server that is shutting down to release the store. */
const WAIT_MS = 10_000;

interface Terms {
  /** Each opens an encrypted backup that was made with it. The first one encrypts what is kept. */
  keys?: readonly string[];
  now: Date;
  wait?: number;
}

/**
 * Replaces the store with a backup, without its sessions: some of them were ended since. What was there is kept: a
 * file beside it, whose name is returned, or a backup of the denokv server beside `source`. Throws a StartError, or
 * a StoreLockedError while a server holds the file.
 */
export async function restoreStore(kv: string, source: string, terms: Terms): Promise<string | undefined> {
  return isRemote(kv) ? await restoreRemote(kv, source, terms) : await restoreFile(kv, source, terms);
}

async function restoreFile(
  kv: string,
  source: string,
  { keys, now, wait = WAIT_MS }: Terms,
): Promise<string | undefined> {
  await makePrivate(`${kv}.lock`);
  const release = await lockStore(kv, wait);
  try {
    const partial = `${kv}.partial`;
    await prepare(source, partial, keys);
    const kept = await exists(kv) ? `${kv}.${timeIn(now)}` : undefined;
    if (kept) await renameStore(kv, kept);
    await renameStore(partial, kv);
    return kept;
  } finally {
    release();
  }
}

async function restoreRemote(url: string, source: string, { keys, now }: Terms): Promise<string | undefined> {
  const folder = await Deno.makeTempDir({ prefix: "roost-restore-" });
  try {
    const partial = `${folder}/restored.kv`;
    await prepare(source, partial, keys);
    await assertUnused(url);
    const kept = await isEmpty(url) ? undefined : `${dirname(source)}/roost-before-${timeIn(now)}.kv`;
    if (kept) await backUpStore(url, kept, keys);
    await upload(partial, url).catch((cause) => {
      const remains = kept ? ` What was there is in ${kept}.` : "";
      throw new StartError(
        `Cannot restore ${url}: ${errorMessage(cause)}. It is half done: run it again.${remains}`,
        { cause },
      );
    });
    return kept;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** Restores a backup on trial into a folder that vanishes, reads every record, and returns their number. */
export async function verifyBackup(source: string, keys?: readonly string[]): Promise<number> {
  const folder = await Deno.makeTempDir({ prefix: "roost-verify-" });
  try {
    return await tryInto(folder, source, keys);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** The same, into this folder. */
export async function tryInto(folder: string, source: string, keys?: readonly string[]): Promise<number> {
  await restoreStore(`${folder}/tried.kv`, source, { keys: keys ?? [], now: new Date() });
  return await countRecords(`${folder}/tried.kv`);
}

/** Writes the backup's store to `partial`, intact and without sessions, or leaves nothing there. */
async function prepare(source: string, partial: string, keys: readonly string[] = []): Promise<void> {
  try {
    await removeStore(partial);
    if (await isEncrypted(source)) await decryptFile(source, partial, keys);
    else await copyPrivately(source, partial);
    assertIntact(partial);
    await endSessions(partial);
  } catch (cause) {
    await removeStore(partial);
    throw new StartError(`Cannot restore ${source}: ${faultOf(cause)}. Nothing was changed.`, { cause });
  }
}

/** Whether it is the backup, or the machine: what the system refuses says nothing of the backup. */
function faultOf(cause: unknown): string {
  const reason = errorMessage(cause);
  if (cause instanceof SealedBackupError) return reason;
  if (cause instanceof Deno.errors.NotFound) return "there is no file of this name";
  const isOfMachine = /\(os error \d+\)|disk is full/.test(reason);
  return isOfMachine ? reason : `it is no backup of a store (${reason})`;
}

/** Not `Deno.copyFile`, which gives the copy the rights of the source. */
async function copyPrivately(source: string, target: string): Promise<void> {
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

function timeIn(now: Date): string {
  return now.toISOString().replaceAll(/[:.]/g, "-");
}
