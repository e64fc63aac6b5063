import type { InquiryKind } from "../../contract/inquiry.ts";
import { subjectLabel } from "../../contract/inquiry_form.ts";
import type { Collection } from "../kv/collection.ts";
import type { Stored } from "../kv/document.ts";
import type { Store } from "../kv/store.ts";
import { indiaDay } from "./india_day.ts";
import type { InquiryRecord } from "./inquiry_store.ts";

/** What a list asks of an inquiry, a hundred and some bytes of it. */
export interface DigestRow {
  id: string;
  /** Milliseconds. */
  at: number;
  /** The day in India, `2026-11-21`. */
  day: string;
  isResolved: boolean;
  isSuspected: boolean;
  kind: InquiryKind;
  partner: string | null;
  /** Name, e-mail, subject and company, folded. */
  text: string;
}

/** Where other processes write too, how long the rows may be behind them. */
const STALE_MS = 5_000;
/** Documents read at once where a few changed. */
const BATCH = 200;

/**
 * Every inquiry's row in memory, the oldest first. Filters that combine, their totals, the search and the dashboard's days
 * would each need indexes of their own, written with every inquiry; 50,000 rows take some 15 MB and are looked through in
 * milliseconds. They are read once, at the first question, and then follow the commits.
 */
export function inquiryDigest(
  store: Store,
  inquiries: Pick<Collection<InquiryRecord>, "all" | "getMany" | "name">,
) {
  const rows = new Map<string, DigestRow>();
  const dirty = new Set<string>();
  let sorted: DigestRow[] | null = null;
  let listening: (() => void) | undefined;
  let readAt = -Infinity;
  let running: Promise<void> | null = null;

  function take({ id, value }: Stored<InquiryRecord>): void {
    rows.set(id, rowOf(id, value));
  }

  async function readAll(): Promise<void> {
    listening ??= store.onWrite((documents) => {
      for (const [, name, id] of documents) if (name === inquiries.name) dirty.add(String(id));
    });
    readAt = performance.now();
    const seen = new Set<string>();
    for await (const inquiry of inquiries.all()) {
      take(inquiry);
      seen.add(inquiry.id);
    }
    for (const id of rows.keys()) if (!seen.has(id)) rows.delete(id);
    sorted = null;
  }

  async function readChanged(): Promise<void> {
    while (dirty.size > 0) {
      const ids = [...dirty].slice(0, BATCH);
      for (const id of ids) dirty.delete(id);
      try {
        for (const [n, found] of (await inquiries.getMany(ids)).entries()) {
          if (found) take(found);
          else rows.delete(ids[n]!);
        }
      } catch (error) {
        for (const id of ids) dirty.add(id);
        throw error;
      }
      sorted = null;
    }
  }

  async function refresh(): Promise<void> {
    if (!listening || (!store.exclusive && performance.now() - readAt > STALE_MS)) await readAll();
    await readChanged();
  }

  return {
    /** The rows as of every write that was acknowledged before the question, the newest first. */
    async rows(): Promise<readonly DigestRow[]> {
      // Whoever comes while it is read waits for that, and then for what changed since.
      while (running) await running.catch(() => {});
      running = refresh().finally(() => running = null);
      await running;
      return sorted ??= [...rows.values()].sort(newestFirst);
    },
  };
}

export type InquiryDigest = ReturnType<typeof inquiryDigest>;

export function newestFirst(a: Pick<DigestRow, "at" | "id">, b: Pick<DigestRow, "at" | "id">): number {
  return b.at - a.at || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
}

function rowOf(id: string, { createdAt, isResolved, isSuspected = false, source, ...record }: InquiryRecord) {
  const { name, email, subject, company } = record;
  const at = Date.parse(createdAt) || 0;
  const label = subjectLabel(subject);
  const text = [name, email, subject, label !== subject && label, company].filter(Boolean).join("\n")
    .toLowerCase();
  const { kind, partner } = source;
  return { id, at, day: indiaDay(at), isResolved, isSuspected, kind, partner, text };
}
