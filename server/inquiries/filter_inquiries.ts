import * as z from "zod/mini";
import { INQUIRY_KINDS } from "../../contract/inquiry.ts";
import type { InquirySources } from "../../contract/inquiry.ts";
import { issue } from "../../contract/issue.ts";
import { AppError } from "../http/app_error.ts";
import { searchWords } from "../http/search_text.ts";
import { parse } from "../http/read_body.ts";
import { type DigestRow, newestFirst } from "./inquiry_digest.ts";

const blankIsAbsent = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(z.transform((value) => value === "" ? undefined : value), z.optional(schema));
const day = z.string().check(
  z.refine((text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)), {
    error: "Must be a day such as 2026-11-21",
  }),
);

/** The filters of a list's address. Days are India's, both included. */
const FilterSchema = z.object({
  state: blankIsAbsent(z.enum(["pending", "resolved"], "Must be pending or resolved")),
  kind: blankIsAbsent(z.enum(INQUIRY_KINDS, `Must be ${INQUIRY_KINDS.join(", ")}`)),
  partner: blankIsAbsent(z.string()),
  suspected: blankIsAbsent(z.enum(["yes", "no"], "Must be yes or no")),
  from: blankIsAbsent(day),
  to: blankIsAbsent(day),
});
export type InquiryFilter = z.infer<typeof FilterSchema> & { q?: string | undefined };

/** 422 where one of them is not what it can be. */
export function filterOf(query: Record<string, string>): InquiryFilter {
  return parse(FilterSchema, query);
}

/**
 * The rows that every filter lets through; all of them, unless one is set. `partnerKeys`: all that the partner ever had
 * whose key is asked for.
 */
export function filterInquiries(
  rows: readonly DigestRow[],
  filter: InquiryFilter,
  partnerKeys: readonly string[] = [filter.partner ?? ""],
): readonly DigestRow[] {
  const { state, kind, partner, suspected, from, to } = filter;
  const words = searchWords(filter.q);
  if (!state && !kind && !partner && !suspected && !from && !to && words.length === 0) return rows;
  return rows.filter((row) =>
    (!state || row.isResolved === (state === "resolved")) &&
    (!kind || row.kind === kind) &&
    (!partner || row.partner !== null && partnerKeys.includes(row.partner)) &&
    (!suspected || row.isSuspected === (suspected === "yes")) &&
    (!from || row.day >= from) &&
    (!to || row.day <= to) &&
    words.every((word) => row.text.includes(word))
  );
}

/** Where a page ended. The row itself may be gone, or another one by now. */
export function cursorOf({ at, id }: Pick<DigestRow, "at" | "id">): string {
  return `${at.toString(36)}.${id}`;
}

/** The place in the list right behind a cursor. */
export function placeAfter(rows: readonly DigestRow[], cursor: string): number {
  const [, time = "", id = ""] = /^(-?[0-9a-z]{1,11})\.([0-9A-Za-z_-]{1,64})$/.exec(cursor) ?? [];
  if (!id) throw AppError.invalid([issue("cursor", "invalid_cursor")]);
  const last = { at: parseInt(time, 36), id };
  const place = rows.findIndex((row) => newestFirst(row, last) > 0);
  return place < 0 ? rows.length : place;
}

/** How many came from where, the most first. */
export function sourcesOf(rows: readonly DigestRow[]): InquirySources {
  const kinds = counted(rows.map(({ kind }) => kind));
  const partners = counted(rows.flatMap(({ partner }) => partner ?? []));
  return {
    kinds: kinds.map(([kind, count]) => ({ kind, count })),
    partners: partners.map(([partner, count]) => ({ partner, count })),
  };
}

function counted<T extends string>(values: readonly T[]): [T, number][] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
}
