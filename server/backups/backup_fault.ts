/** What a failure is about, as far as its sentence names it. */
export interface BackupFacts {
  /** Name of the server that speaks S3, or the address of a denokv server. */
  server?: string;
  bucket?: string;
  folder?: string;
  /** What the server or the operating system answered. */
  detail?: string;
}

/** Why a backup or its check failed. Its sentence is among the words of mails, in each language. */
export const BACKUP_FAULTS = [
  "wrongSecret",
  "unknownKey",
  "clock",
  "noBucket",
  "gone",
  "region",
  "tooLarge",
  "noRoom",
  "forbidden",
  "answered",
  "unknownServer",
  "noConnection",
  "late",
  "noTls",
  "brokeOff",
  "folderForbidden",
  "folderFull",
  "folderMissing",
  "unwritten",
  "damaged",
  "changed",
  "noAddress",
  "noKey",
  "wrongKey",
] as const;
export type BackupFault = typeof BACKUP_FAULTS[number];
