import * as z from "zod/mini";
import { type Backup, BackupSchema } from "../../contract/backup.ts";
import { collection } from "../kv/collection.ts";
import { settingsDocument } from "../kv/settings_document.ts";
import type { Store } from "../kv/store.ts";

const BackupRecordSchema = z.extend(z.omit(BackupSchema, { id: true, isEncrypted: true }), {
  /** Of the file, hex. */
  sha256: z.nullable(z.string()),
});
export type BackupRecord = z.infer<typeof BackupRecordSchema>;

/** The end of an encrypted file's name. */
export const ENCRYPTED = ".encrypted";
/** Failures that are listed. Older ones are forgotten. */
const FAILURES_MAX = 10;

/** What was backed up, by id in order of time, and for which day the schedule was last done. */
export function backupStore(store: Store) {
  const records = collection(store, { name: "backups", schema: BackupRecordSchema });
  const newestFirst = () => Array.fromAsync(records.all({ reverse: true }));

  return {
    records,
    done: settingsDocument(store, "backup-schedule", z.object({ day: z.string() })),
    newestFirst,

    async views(): Promise<Backup[]> {
      return (await newestFirst()).map(({ id, value: { sha256: _, ...backup } }) => ({
        id,
        isEncrypted: backup.name.endsWith(ENCRYPTED),
        ...backup,
      }));
    },

    /** Files at one place beyond the newest `keep`. */
    async surplus({ place, where }: Pick<BackupRecord, "place" | "where">, keep: number) {
      return (await newestFirst())
        .filter(({ value }) => value.size !== null && value.place === place && value.where === where)
        .slice(keep);
    },

    async forgetOldFailures(): Promise<void> {
      const failures = (await newestFirst()).filter(({ value }) => value.size === null);
      for (const { id } of failures.slice(FAILURES_MAX)) await records.delete(id);
    },
  };
}

export type BackupStore = ReturnType<typeof backupStore>;
