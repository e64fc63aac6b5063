import * as z from "zod/mini";
import { AuditDifferenceSchema, type AuditEntry, AuditEntrySchema } from "../../contract/audit.ts";
import { foldText } from "../http/search_text.ts";
import { collection } from "../kv/collection.ts";
import { keptRows } from "../kv/derived.ts";
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

/** What filters compare, of each entry, some 200 bytes: to read 100,000 entries for every filter takes seconds. */
export function auditRows(store: Store, audit: AuditStore) {
  return keptRows(store, audit, (id, { at, username, resource, name, documentId }) => ({
    id,
    at: Date.parse(at),
    username,
    resource,
    /** Folded, for a search. */
    text: foldText([name, username, resource, documentId].filter(Boolean).join("\n")),
  }));
}

export type AuditRows = ReturnType<typeof auditRows>;
export type AuditDifferenceStore = ReturnType<typeof auditDifferenceStore>;
export type AuditStore = ReturnType<typeof auditStore>;

export function auditEntryOf({ id, value }: Stored<AuditRecord>): AuditEntry {
  return { id, ...value };
}
