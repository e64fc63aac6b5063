import { resolve } from "deno-std/path/resolve.js";
import { isRemote } from "./back_up_store.ts";
import { BackupError, folderProblem, unreachable } from "./backup_failure.ts";
import type { BackupPlace } from "./backup_places.ts";
import type { BackupRecord } from "./backup_store.ts";
import type { BackupFile } from "./backup_worker.ts";
import { inBackupWorker } from "./in_backup_worker.ts";

/** A folder of a work that is older belongs to a server that died over it. */
const DIED_MS = 24 * 60 * 60_000;
const PASSING = ".work-";

interface FilesSettings {
  /** Location of the store. */
  kv: string;
  /** The folder for backups and for their making. */
  backups: string;
  /** The first one encrypts them, each of them opens one. */
  backupKeys?: readonly string[];
}

/** The files of backups while they are made, tried and read. Every call throws a BackupError. */
export function backupFiles({ kv, backups, backupKeys: keys = [] }: FilesSettings) {
  const folder = resolve(backups);

  /** Works in a folder that vanishes with all that is in it. */
  async function inPassing<T>(work: (folder: string) => Promise<T>): Promise<T> {
    const passing = `${folder}/${PASSING}${crypto.randomUUID()}`;
    try {
      await Deno.mkdir(passing, { recursive: true, mode: 0o700 });
      return await work(passing);
    } catch (error) {
      throw error instanceof BackupError ? error : folderProblem(folder, error);
    } finally {
      await Deno.remove(passing, { recursive: true }).catch(() => {});
    }
  }

  /** What kept the store from being copied: the folder, or the denokv server. */
  function refused(error: Error): never {
    const problem = folderProblem(folder, error);
    if (problem.fault !== "unwritten" || !isRemote(kv)) throw problem;
    throw unreachable({ server: new URL(kv).host }, error.message);
  }

  /** Copies the store into a file named `name`, which is gone after `work`. */
  const copy = <T>(name: string, work: (path: string, file: BackupFile) => Promise<T>): Promise<T> =>
    inPassing(async (passing) => {
      const path = `${passing}/${name}`;
      return await work(path, await inBackupWorker({ kind: "copy", kv, target: path, keys }).catch(refused));
    });

  return {
    folder,
    isEncrypted: keys.length > 0,
    copy,

    /** What is wrong with the folder, in a sentence. */
    problem: (): Promise<string | null> =>
      inPassing(() => Promise.resolve(null)).catch(({ message }) => message),

    /** Restores a backup on trial from where it is kept, and counts its records. */
    tryOut: ({ name, sha256 }: Pick<BackupRecord, "name" | "sha256">, place: BackupPlace): Promise<number> =>
      inPassing(async (passing) => {
        const source = await place.fetch(name, `${passing}/fetched`);
        const tried = await inBackupWorker({ kind: "try", source, folder: passing, keys }).catch((cause) => {
          throw new BackupError(cause.fault ?? "damaged", {}, { cause });
        });
        if (tried.sha256 !== sha256) throw new BackupError("changed");
        return tried.records ?? 0;
      }),

    /** Deletes what servers left that died over a work, plain copies of the store among it. */
    async sweep(now: Date): Promise<void> {
      const names = await Array.fromAsync(Deno.readDir(folder), ({ name }) => name).catch(() => []);
      for (const name of names.filter((name) => name.startsWith(PASSING))) {
        const { mtime } = await Deno.stat(`${folder}/${name}`);
        if (now.getTime() - (mtime?.getTime() ?? 0) < DIED_MS) continue;
        await Deno.remove(`${folder}/${name}`, { recursive: true });
      }
    },
  };
}

export type BackupFiles = ReturnType<typeof backupFiles>;
