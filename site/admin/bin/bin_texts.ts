import { BIN_KINDS, type BinKind } from "../../../contract/bin.ts";
import { auditTexts } from "../audit/audit_texts.ts";
import { capital } from "../form/resource_texts.ts";

/** The audit log's noun. Its kinds are written with a dash where a call's path has a slash. */
const nameOfKind = (kind: BinKind) => capital(auditTexts.resources[kind.replace("/", "-")]!);

/** Words of the bin. */
export const binTexts = {
  title: "Bin",
  intro:
    "What was deleted stays here for 30 days. Restored, it is where it was, with its address and history.",
  search: "Search the bin",
  placeholder: "Search by name, or by who deleted it…",
  columns: ["What", "Deleted by", "Deleted"],
  empty: "Nothing found in the bin",
  noneYet: "The bin is empty",
  emptyHint: "What you delete comes here first.",
  loadError: "The bin could not be loaded",
  kind: "Kind",
  all: "Everything",
  restore: "Restore",
  restored: (name: string) => `“${name}” is back`,
  restoreError: "It could not be restored",
  purge: "Delete for good",
  confirmPurge: (name: string) => `Delete “${name}” for good? This cannot be undone.`,
  purged: "Deleted for good",
  purgeError: "An error occurred while deleting it",
  emptyAll: "Empty the bin",
  confirmEmpty: "Delete everything in the bin for good? This cannot be undone.",
  emptied: (count: number) => `${count} deleted for good`,
  daysLeft: (days: number) => days < 1 ? "Goes within hours" : `${days} ${days === 1 ? "day" : "days"} left`,
  kinds: Object.fromEntries(BIN_KINDS.map((kind) => [kind, nameOfKind(kind)])) as Record<BinKind, string>,
} as const;
