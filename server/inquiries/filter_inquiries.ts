import * as z from "zod/mini";
import { INQUIRY_KINDS, INQUIRY_STAGES, type InquirySources, NOBODY } from "../../contract/inquiry.ts";
import { issue } from "../../contract/issue.ts";
import { AppError } from "../http/app_error.ts";
import { dayParameter, filterOf, PAGE_PARAMETERS, parameter, searchParameter } from "../http/list_query.ts";
import { wordsAndNumbers } from "../http/search_text.ts";
import { type DigestRow, newestFirst } from "./inquiry_digest.ts";

/** Query parameters of the inquiry list and of its CSV export. */
export const InquiryFilterSchema = z.object({
  q: searchParameter(
    "words to look for in reference, name, email, phone, subject, company, products or notes, all of them",
  ),
  state: filterOf(["pending", "resolved"]),
  kind: filterOf(INQUIRY_KINDS),
  partner: parameter("a partner's key"),
  suspected: filterOf(["yes", "no"]),
  delivery: filterOf(["failed"], "those whose mail or post to the webhook was given up"),
  assignee: parameter(`the user name of who looks after it; ${NOBODY} for those that nobody does`),
  due: filterOf(["yes"], "open ones on whose day to write again it is, or was"),
  stage: filterOf(INQUIRY_STAGES),
  from: dayParameter,
  to: dayParameter,
});
export type InquiryFilter = z.infer<typeof InquiryFilterSchema>;

/** What an order and a cursor need of a row. */
export type InquiryPlace = Pick<DigestRow, "id" | "at" | "due">;

/** What is due first comes first, and what is never due last. */
function soonestDue(a: InquiryPlace, b: InquiryPlace): number {
  return (a.due ?? "~") < (b.due ?? "~") ? -1 : a.due === b.due ? newestFirst(a, b) : 1;
}

const ORDERS = {
  received: newestFirst,
  "-received": (a: InquiryPlace, b: InquiryPlace) => newestFirst(b, a),
  due: soonestDue,
  "-due": (a: InquiryPlace, b: InquiryPlace) => soonestDue(b, a),
};

export const InquiryListQuerySchema = z.extend(InquiryFilterSchema, {
  sort: filterOf(
    ["received", "-received", "due", "-due"],
    "`received` is the newest first, `due` what is to be answered or delivered first; a minus reverses it",
  ),
  ...PAGE_PARAMETERS,
});
export type InquiryOrder = keyof typeof ORDERS;

/**
 * Returns the rows that match all filters. `today` is the day in India. `partnerKeys` has every key, past and present, of the partner that
 * is filtered by, so that inquiries sent under an old key are included.
 */
export function filterInquiries(
  rows: readonly DigestRow[],
  filter: InquiryFilter,
  today: string,
  partnerKeys: readonly string[] = [filter.partner ?? ""],
): readonly DigestRow[] {
  const { q, state, kind, partner, suspected, assignee, due, stage, from, to } = filter;
  const words = wordsAndNumbers(q);
  if (!Object.values(filter).some(Boolean)) return rows;
  return rows.filter((row) =>
    (!state || row.isResolved === (state === "resolved")) &&
    (!kind || row.kind === kind) &&
    (!partner || row.partner !== null && partnerKeys.includes(row.partner)) &&
    (!suspected || row.isSuspected === (suspected === "yes")) &&
    (!assignee || (row.assignee ?? NOBODY) === assignee) &&
    (!due || isDue(row, today)) &&
    (!stage || row.stage === stage) &&
    (!from || row.day >= from) &&
    (!to || row.day <= to) &&
    words.every((word) => row.text?.includes(word))
  );
}

/** Whether somebody is to write or call again, today or since. */
export function isDue({ isResolved, followUp }: DigestRow, today: string): boolean {
  return !isResolved && Boolean(followUp) && followUp! <= today;
}

/** The rows, which come newest first, in another order. */
export function sortInquiries(rows: readonly DigestRow[], order: InquiryOrder): readonly DigestRow[] {
  return order === "received" ? rows : rows.toSorted(ORDERS[order]);
}

/** The position of a page's last row. It holds what the rows are sorted by, so it stays valid if that row is deleted. */
export function cursorOf({ at, id, due }: InquiryPlace): string {
  return [at.toString(36), id, ...due ? [due] : []].join(".");
}

const CURSOR = /^(-?[0-9a-z]{1,11})\.([0-9A-Za-z_-]{1,64})(?:\.(\d{4}-\d\d-\d\d))?$/;

/** The index of the first row after a cursor. Throws 422 if the cursor is malformed. */
export function placeAfter(rows: readonly DigestRow[], cursor: string, order: InquiryOrder): number {
  const [, time = "", id = "", due = null] = CURSOR.exec(cursor) ?? [];
  if (!id) throw AppError.invalid([issue("cursor", "invalid_cursor")]);
  const last = { at: parseInt(time, 36), id, due };
  const place = rows.findIndex((row) => ORDERS[order](row, last) > 0);
  return place < 0 ? rows.length : place;
}

/** The number of inquiries by form and by partner and of open ones by assignee, largest first, and of suspected ones. */
export function sourcesOf(rows: readonly DigestRow[]): InquirySources {
  const kinds = counted(rows.map(({ kind }) => kind));
  const partners = counted(rows.flatMap(({ partner }) => partner ?? []));
  const assignees = counted(
    rows.flatMap(({ isResolved, assignee }) => isResolved || !assignee ? [] : assignee),
  );
  return {
    kinds: kinds.map(([kind, count]) => ({ kind, count })),
    partners: partners.map(([partner, count]) => ({ partner, count })),
    assignees: assignees.map(([assignee, count]) => ({ assignee, count })),
    suspected: rows.filter(({ isSuspected }) => isSuspected).length,
  };
}

function counted<T extends string>(values: readonly T[]): [T, number][] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
}
