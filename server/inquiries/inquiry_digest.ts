import type { Inquiry, InquiryKind } from "../../contract/inquiry.ts";
import { subjectLabel } from "../../contract/inquiry_form.ts";
import { foldText } from "../http/search_text.ts";
import type { Collection } from "../kv/collection.ts";
import { cachedRows, type Derived, derived } from "../kv/derived.ts";
import type { Store } from "../kv/store.ts";
import { indiaDay } from "../shared/india_day.ts";

type RowSource = Pick<
  Inquiry,
  "createdAt" | "isResolved" | "isSuspected" | "source" | "name" | "email" | "subject" | "company"
>;

/** The fields of an inquiry that lists filter and sort by, some 100 bytes. */
export interface DigestRow {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  /** The day in India, `2026-11-21`. */
  day: string;
  isResolved: boolean;
  isSuspected: boolean;
  kind: InquiryKind;
  partner: string | null;
  /** Name, e-mail, subject and company, folded for the search. */
  text: string;
}

/**
 * Caches one row per inquiry, newest first. Combined filters, totals, the search and the dashboard would each
 * need a stored index that every new inquiry has to update. 50,000 rows take some 15 MB and are searched in
 * milliseconds.
 */
export function inquiryDigest(
  store: Store,
  inquiries: Pick<Collection<RowSource>, "all" | "getMany" | "name">,
) {
  const byId = cachedRows(store, inquiries, rowOf);
  const rows: Derived<readonly DigestRow[]> = derived(
    store,
    [inquiries],
    async () => [...(await byId()).values()].sort(newestFirst),
  );
  return { rows };
}

export function newestFirst(a: Pick<DigestRow, "at" | "id">, b: Pick<DigestRow, "at" | "id">): number {
  return b.at - a.at || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
}

function rowOf(id: string, { createdAt, isResolved, isSuspected = false, source, ...record }: RowSource) {
  const { name, email, subject, company } = record;
  const at = Date.parse(createdAt) || 0;
  const label = subjectLabel(subject);
  const text = foldText(
    [name, email, subject, label !== subject && label, company].filter(Boolean).join("\n"),
  );
  const { kind, partner } = source;
  return { id, at, day: indiaDay(at), isResolved, isSuspected, kind, partner, text };
}
