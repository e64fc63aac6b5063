import { resolve } from "deno-std/path/resolve.js";
import type { Rhythm } from "../../contract/backup.ts";
import { AppError } from "../http/app_error.ts";
import { Lease } from "../kv/lease.ts";
import type { Store } from "../kv/store.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";
import type { Tell } from "../sending/notice_mailer.ts";
import { errorMessage } from "../shared/error_message.ts";
import { indiaDay } from "../shared/india_day.ts";
import { BackupError, folderProblem } from "./backup_failure.ts";
import { type BackupPlace, folderPlace, s3Place } from "./backup_places.ts";
import { backupSettings } from "./backup_settings.ts";
import { type BackupRecord, backupStore } from "./backup_store.ts";
import { inBackupWorker } from "./in_backup_worker.ts";

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;
/** In the owner's time zone: when nobody works. */
const DUE_AT_HOUR = 2;
const IDLE_MS = 60_000;

interface BackupsParts {
  store: Store;
  /** Location of the store, and the folder for copies of it. */
  settings: { kv: string; backups: string | undefined; secretsKey?: string | undefined };
  sandbox: Sandbox;
  now: () => Date;
  log: (line: string) => void;
  tell?: Tell | undefined;
  /** How long a connection may stand still. */
  idleMs?: number;
}

/**
 * Copies of the whole store: made, kept, tried and thrown away. One is made or tried at a time, whoever asks on
 * however many servers. Each is restored on trial as soon as it is made: what cannot be restored is no backup.
 */
export function backupMaker(
  { store, settings: { kv, backups, secretsKey }, sandbox, now, log, tell, idleMs = IDLE_MS }: BackupsParts,
) {
  const settings = backupSettings(store, secretsKey);
  const made = backupStore(store);
  const folder = resolve(backups ?? "");
  let running: Promise<void> | undefined;

  /** Why none can be made here; null if they can. */
  const refusal = backups === undefined || kv === ":memory:"
    ? "This site keeps its data on a server of its own kind (denokv), which makes its own backups: ask who runs it."
    : null;

  async function placeOf(place: BackupRecord["place"]): Promise<BackupPlace> {
    if (place === "folder") return folderPlace(folder);
    const s3 = await settings.s3();
    if (!s3) throw new BackupError("No S3-compatible address is set any more, where this backup is.");
    return s3Place(s3, { sandbox, now, idleMs });
  }

  /** Works in a folder that vanishes with all that is in it. Throws a BackupError. */
  async function inPassing<T>(work: (folder: string) => Promise<T>): Promise<T> {
    const passing = `${folder}/.work-${crypto.randomUUID()}`;
    try {
      await Deno.mkdir(passing, { recursive: true, mode: 0o700 });
      return await work(passing);
    } catch (error) {
      if (error instanceof BackupError) throw error;
      throw new BackupError(folderProblem(folder, error), { cause: error });
    } finally {
      await Deno.remove(passing, { recursive: true }).catch(() => {});
    }
  }

  /** Restores a backup on trial from where it is kept, and counts its records. Throws a BackupError. */
  const tryOut = ({ name, sha256 }: Pick<BackupRecord, "name" | "sha256">, place: BackupPlace) =>
    inPassing(async (passing) => {
      const source = await place.fetch(name, `${passing}/fetched.kv`);
      const tried = await inBackupWorker({ kind: "try", source, folder: passing }).catch((cause) => {
        throw new BackupError("The file is damaged: it cannot be restored. Make another one.", { cause });
      });
      if (tried.sha256 !== sha256) {
        throw new BackupError("The file is not as it was written. Make another one.");
      }
      return { records: tried.records ?? 0, checkedAt: now().toISOString() };
    });

  function failed(problem: string, doing: string): void {
    log(`Cannot ${doing}: ${problem}`);
    tell?.("backups", {
      say: (words) => words.backupFailed({ problem }),
      page: "/admin/backups",
    });
  }

  async function make(by: string | null): Promise<void> {
    const at = now().toISOString();
    const { place: kind, keep } = await settings.read();
    const record: BackupRecord = {
      name: `roost-${at.slice(0, 19).replaceAll(":", "-")}.kv`,
      at,
      by,
      place: kind,
      where: folder,
      size: null,
      records: null,
      checkedAt: null,
      problem: null,
      sha256: null,
    };
    let place: BackupPlace | undefined;
    try {
      place = await placeOf(kind);
      record.where = place.where;
      const file = await inPassing(async (passing) => {
        const path = `${passing}/${record.name}`;
        const file = await inBackupWorker({ kind: "copy", kv, target: path });
        await place!.keep(record.name, path, file);
        return file;
      });
      Object.assign(record, file, await tryOut({ ...record, ...file }, place));
    } catch (error) {
      record.problem = errorMessage(error);
      await place?.remove(record.name).catch(() => {});
      failed(record.problem, "make a backup");
    }
    await made.records.create(record);
    if (record.problem === null) await throwAway(record, place!, keep);
    await made.forgetOldFailures();
  }

  async function throwAway(record: BackupRecord, place: BackupPlace, keep: number): Promise<void> {
    for (const { id, value } of await made.surplus(record, keep)) {
      try {
        await place.remove(value.name);
        await made.records.delete(id);
      } catch (error) {
        log(`Cannot delete an old backup: ${errorMessage(error)}`);
      }
    }
  }

  async function check(id: string, record: BackupRecord): Promise<void> {
    try {
      const tried = await tryOut(record, await placeOf(record.place));
      await made.records.update(id, { ...tried, problem: null });
    } catch (error) {
      const problem = errorMessage(error);
      await made.records.update(id, { problem, checkedAt: now().toISOString() });
      failed(problem, "check a backup");
    }
  }

  /** Begins the work and returns at once. Throws 409 if other work is under way, or none is possible. */
  async function begin(work: () => Promise<void>): Promise<void> {
    if (refusal) throw new AppError("conflict", refusal);
    const lease = await Lease.take(store, "backups", now);
    if (!lease) {
      throw new AppError(
        "conflict",
        "A backup is being made or checked already. Please wait until that is done",
      );
    }
    running = work()
      .catch((error) => log(`Cannot work on backups: ${errorMessage(error)}`))
      .finally(async () => {
        await lease.release();
        running = undefined;
      });
  }

  return {
    refusal,
    settings,
    list: made.views,
    isRunning: () => running !== undefined,
    /** Resolves when what is under way has ended. */
    settled: async () => await running,

    /** The folder for backups and for their making, and what is wrong with it. */
    async folder(): Promise<{ path: string; problem: string | null }> {
      const problem = refusal === null && await inPassing(() => Promise.resolve(null)).catch(errorMessage);
      return { path: folder, problem: problem || null };
    },

    /** Begins one. Throws 409. */
    backUp: (by: string | null) => begin(() => make(by)),

    /** Begins to restore one on trial. Throws 404 and 409. */
    async check(id: string): Promise<void> {
      const found = await made.records.get(id);
      if (!found || found.value.size === null) throw AppError.notFound("this backup");
      await begin(() => check(id, found.value));
    },

    /** Makes one if the schedule says so. What was missed while the server was down is made up for once. */
    async runDue(): Promise<void> {
      const { rhythm } = await settings.read();
      const day = dueDay(rhythm, now().getTime());
      const done = await made.done.get();
      if (refusal !== null || !day || done && done.value.day >= day || running) return;
      try {
        await begin(async () => {
          // Another server may have done it meanwhile.
          const again = await made.done.get();
          if (again && again.value.day >= day) return;
          await make(null);
          await made.done.put({ day });
        });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
      }
    },

    /** A fresh copy, whose file is gone as soon as it is read. Throws a BackupError. */
    copy: (): Promise<Deno.FsFile> =>
      inPassing(async (passing) => {
        const path = `${passing}/copy.kv`;
        await inBackupWorker({ kind: "copy", kv, target: path });
        return await Deno.open(path);
      }),

    /** What the owner should look after: the last one failed, or there is none. */
    async need(): Promise<"failed" | "none" | null> {
      if (refusal !== null) return null;
      const [last] = await made.newestFirst();
      if (!last) return "none";
      return last.value.problem === null ? null : "failed";
    },
  };
}

export type BackupMaker = ReturnType<typeof backupMaker>;

/** The day for which the schedule should have been done by now; undefined without one. */
export function dueDay(rhythm: Rhythm, time: number): string | undefined {
  if (rhythm === "off") return undefined;
  const local = time - DUE_AT_HOUR * HOUR_MS;
  if (rhythm === "daily") return indiaDay(local);
  const daysAfterSunday = new Date(`${indiaDay(local)}T00:00:00Z`).getUTCDay();
  return indiaDay(local - daysAfterSunday * DAY_MS);
}
