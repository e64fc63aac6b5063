import * as z from "zod/mini";
import { AuditDifferenceSchema, type AuditEntry, AuditEntrySchema } from "../../contract/audit.ts";
import { collection } from "../kv/collection.ts";
import type { Stored } from "../kv/document.ts";
import type { Store } from "../kv/store.ts";

const AuditRecordSchema = z.omit(AuditEntrySchema, { id: true });
export type AuditRecord = z.infer<typeof AuditRecordSchema>;

/** Keys: `audit` by id (in order of time), index `resource`. Entries are never changed. */
export function auditStore(store: Store) {
  return collection(store, {
    name: "audit",
    schema: AuditRecordSchema,
    indexes: { resource: ({ resource }: AuditRecord) => resource },
  });
}

/** Keys: `audit-differences` by the id of the entry. They stand by themselves, so that a page of entries stays small. */
export function auditDifferenceStore(store: Store) {
  return collection(store, { name: "audit-differences", schema: AuditDifferenceSchema });
}

export type AuditDifferenceStore = ReturnType<typeof auditDifferenceStore>;
export type AuditStore = ReturnType<typeof auditStore>;

export function auditEntryOf({ id, value }: Stored<AuditRecord>): AuditEntry {
  return { id, ...value };
}
