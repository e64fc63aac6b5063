import { AppError } from "../http/app_error.ts";
import { Lease } from "../kv/lease.ts";
import type { Store } from "../kv/store.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";
import type { Tell } from "../sending/notice_mailer.ts";
import { errorMessage } from "../shared/error_message.ts";
import { BackupError } from "./backup_failure.ts";
import { backupFiles } from "./backup_files.ts";
import { type BackupPlace, folderPlace, s3Place } from "./backup_places.ts";
import { dueDay } from "./backup_schedule.ts";
import { backupSettings } from "./backup_settings.ts";
import { type BackupRecord, backupStore } from "./backup_store.ts";
import { makeBackups } from "./make_backups.ts";

const IDLE_MS = 60_000;

interface BackupsParts {
  store: Store;
  /** Location of the store, the folder for copies of it, and the keys that encrypt them and secrets. */
  settings: {
    kv: string;
    backups: string;
    backupKeys?: readonly string[];
    secretsKeys?: readonly string[];
  };
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
export function backupMaker(parts: BackupsParts) {
  const { store, sandbox, now, log, idleMs = IDLE_MS } = parts;
  const settings = backupSettings(store, parts.settings.secretsKeys);
  const made = backupStore(store);
  const files = backupFiles(parts.settings);
  const work = makeBackups({ ...parts, made, files, rules: settings.read, placeOf });
  /** Why none can be made here; null if they can. */
  const refusal = parts.settings.kv === ":memory:" ? "This site keeps its data in memory only." : null;
  let running: Promise<void> | undefined;

  async function placeOf(place: BackupRecord["place"]): Promise<BackupPlace> {
    if (place === "folder") return folderPlace(files.folder);
    const s3 = await settings.s3();
    if (!s3) throw new BackupError("noAddress");
    return s3Place(s3, { sandbox, now, idleMs });
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
    running = files.sweep(now())
      .catch((error) => log(`Cannot delete what a broken-off backup left: ${errorMessage(error)}`))
      .then(work)
      .catch((error) => log(`Cannot work on backups: ${errorMessage(error)}`))
      .finally(async () => {
        await lease.release();
        running = undefined;
      });
  }

  /** Makes the one for this day, unless another server has done so meanwhile. */
  async function makeFor(day: string): Promise<void> {
    const done = await made.done.get();
    if (done && done.value.day >= day) return;
    await work.make(null);
    await made.done.put({ day });
  }

  return {
    refusal,
    settings,
    list: made.views,
    isEncrypted: files.isEncrypted,
    isRunning: () => running !== undefined,
    /** Resolves when what is under way has ended. */
    settled: async () => await running,

    /** The folder for backups and for their making, and what is wrong with it. */
    folder: async () => ({ path: files.folder, problem: refusal === null ? await files.problem() : null }),

    /** Begins one. Throws 409. */
    backUp: (by: string | null) => begin(() => work.make(by)),

    /** Begins to restore one on trial. Throws 404 and 409. */
    async check(id: string): Promise<void> {
      const found = await made.records.get(id);
      if (!found || found.value.size === null) throw AppError.notFound("this backup");
      await begin(() => work.check(id, found.value));
    },

    /** Makes one if the schedule says so. What was missed while the server was down is made up for once. */
    async runDue(): Promise<void> {
      const { rhythm } = await settings.read();
      const day = dueDay(rhythm, now().getTime());
      const done = await made.done.get();
      if (refusal !== null || !day || done && done.value.day >= day || running) return;
      await begin(() => makeFor(day)).catch((error) => {
        if (!(error instanceof AppError)) throw error;
      });
    },

    /** A fresh copy, whose file is gone as soon as it is read. Throws a BackupError. */
    copy: (): Promise<Deno.FsFile> => files.copy("copy", (path) => Deno.open(path)),

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
