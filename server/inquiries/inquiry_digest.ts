import { type Inquiry, type InquiryKind, type InquiryStage, referenceOf } from "../../contract/inquiry.ts";
import { subjectLabel } from "../../contract/inquiry_form.ts";
import { foldText } from "../http/search_text.ts";
import type { Collection } from "../kv/collection.ts";
import { derived, keptRows } from "../kv/derived.ts";
import type { Store } from "../kv/store.ts";
import { indiaDay } from "../shared/india_day.ts";
import { mobileNumbers } from "../shared/mobile_numbers.ts";

type RowSource =
  & Pick<
    Inquiry,
    "createdAt" | "isResolved" | "isSuspected" | "source" | "name" | "email" | "subject" | "company"
  >
  & Partial<
    Pick<Inquiry, "phone" | "lines" | "pin" | "gstin" | "wantedBy" | "assignee" | "followUp" | "stage">
  >
  & { notes?: readonly { text: string }[] | undefined };

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
  assignee: string | null;
  followUp: string | null;
  /** The first of the days on which something is to be done while it is open: to write again, and to deliver. */
  due: string | null;
  stage: InquiryStage | null;
  /** The names of the products asked for, each once. */
  products: readonly string[];
  /** Reference, name, email, telephone, subject, company, PIN code, GSTIN, products asked for and notes, folded for the search. */
  text?: string | undefined;
}

const NO_PRODUCTS: readonly string[] = [];

/**
 * Caches one row per inquiry, newest first. Combined filters, totals, the search and the dashboard would each
 * need a stored index that every new inquiry has to update. 50,000 rows take some 15 MB and are searched in
 * milliseconds.
 */
export function inquiryDigest(
  store: Store,
  inquiries: Pick<Collection<RowSource>, "all" | "getMany" | "name">,
) {
  const byId = keptRows(store, inquiries, rowOf);
  const rows = derived<readonly DigestRow[]>(
    store,
    [inquiries],
    async () => [...(await byId.rows()).values()].sort(newestFirst),
  );
  return { rows, searchable: byId.searchable };
}

export function newestFirst(a: Pick<DigestRow, "at" | "id">, b: Pick<DigestRow, "at" | "id">): number {
  return b.at - a.at || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
}

function rowOf(id: string, { createdAt, isResolved, isSuspected = false, source, ...record }: RowSource) {
  const { name, email, phone, subject, company, pin, gstin, lines = [], notes = [] } = record;
  const { assignee = null, followUp = null, stage = null, wantedBy } = record;
  const due = isResolved
    ? null
    : [followUp, wantedBy].filter((one) => typeof one === "string").sort()[0] ?? null;
  const at = Date.parse(createdAt) || 0;
  const label = subjectLabel(subject);
  const text = foldText(
    [
      ...[referenceOf(id), name, email, phone, subject, label !== subject && label, company, pin, gstin],
      ...mobileNumbers(phone ?? ""),
      ...lines.map((line) => line.product),
      ...notes.map((note) => note.text),
    ].filter(Boolean).join("\n"),
  );
  const { kind, partner } = source;
  const products = lines.length === 0 ? NO_PRODUCTS : [...new Set(lines.map(({ product }) => product))];
  const day = indiaDay(at);
  const states = { isResolved, isSuspected, assignee, followUp, due, stage };
  return { id, at, day, kind, partner, ...states, products, text };
}
