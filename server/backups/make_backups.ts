import type { Tell } from "../sending/notice_mailer.ts";
import { errorMessage } from "../shared/error_message.ts";
import { BackupError } from "./backup_failure.ts";
import type { BackupFiles } from "./backup_files.ts";
import type { BackupPlace } from "./backup_places.ts";
import { type BackupRecord, type BackupStore, ENCRYPTED } from "./backup_store.ts";

interface MakeParts {
  made: BackupStore;
  files: BackupFiles;
  /** Where backups go now, and how many are kept there. */
  rules: () => Promise<{ place: BackupRecord["place"]; keep: number }>;
  placeOf: (place: BackupRecord["place"]) => Promise<BackupPlace>;
  now: () => Date;
  log: (line: string) => void;
  tell?: Tell | undefined;
}

/** Makes and checks backups, one after the other. What fails is noted, logged and told. */
export function makeBackups({ made, files, rules, placeOf, now, log, tell }: MakeParts) {
  function failed(error: unknown, doing: string): string {
    const problem = errorMessage(error);
    log(`Cannot ${doing}: ${problem}`);
    tell?.("backups", {
      say: (words) =>
        words.backupFailed({
          problem: error instanceof BackupError ? words.backupFaults[error.fault](error.facts) : problem,
        }),
      page: "/admin/backups",
    });
    return problem;
  }

  /** Tries it as it lies at its place. What cannot be restored is no backup. */
  const tried = async (record: BackupRecord, place: BackupPlace) => ({
    records: await files.tryOut(record, place),
    checkedAt: now().toISOString(),
  });

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

  return {
    async make(by: string | null): Promise<void> {
      const { place: kind, keep } = await rules();
      const record = newRecord({ at: now().toISOString(), by, place: kind, files });
      let place: BackupPlace | undefined;
      try {
        place = await placeOf(kind);
        record.where = place.where;
        await files.copy(record.name, async (path, file) => {
          await place!.keep(record.name, path, file);
          Object.assign(record, file);
        });
        Object.assign(record, await tried(record, place));
      } catch (error) {
        record.problem = failed(error, "make a backup");
        Object.assign(record, { size: null, sha256: null });
        await place?.remove(record.name).catch(() => {});
      }
      await made.records.create(record);
      if (record.problem === null) await throwAway(record, place!, keep);
      await made.forgetOldFailures();
    },

    async check(id: string, record: BackupRecord): Promise<void> {
      try {
        const place = await placeOf(record.place);
        await made.records.update(id, { ...await tried(record, place), problem: null });
      } catch (error) {
        const problem = failed(error, "check a backup");
        await made.records.update(id, { problem, checkedAt: now().toISOString() });
      }
    },
  };
}

function newRecord(
  { at, by, place, files }: Pick<BackupRecord, "at" | "by" | "place"> & { files: BackupFiles },
): BackupRecord {
  const time = at.slice(0, 19).replaceAll(":", "-");
  return {
    name: `roost-${time}.kv${files.isEncrypted ? ENCRYPTED : ""}`,
    at,
    by,
    place,
    where: files.folder,
    size: null,
    records: null,
    checkedAt: null,
    problem: null,
    sha256: null,
  };
}
