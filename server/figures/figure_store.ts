import { keys } from "../kv/keys.ts";
import type { Store } from "../kv/store.ts";
import { indiaDay } from "../shared/india_day.ts";
import { daysLater, type Spans } from "./figure_period.ts";
import { FIGURE_DAYS_STORED, FIGURE_KEYS_MAX, FIGURE_MONTHS_STORED } from "./figure_limits.ts";

/** What is counted. `missed` are those of `search` that found nothing; `asked` are products in the chat. */
export const FIGURE_KINDS = ["page", "product", "article", "search", "missed", "asked"] as const;
type FigureKind = typeof FIGURE_KINDS[number];

/** One count: of a path, the id of a product or an article, or the words of a search. */
export interface Figure {
  kind: FigureKind;
  key: string;
  count: number;
}

/** Counts by key, of each kind. */
type Sums = Record<FigureKind, Map<string, number>>;

/** The counts of a period and of the one before it, by kind and key, and the views of each day. */
interface Compared {
  rows: Map<string, { kind: FigureKind; key: string; now: number; before: number }>;
  views: Map<string, number>;
}

const VIEWS: readonly FigureKind[] = ["page", "product", "article"];

/** Counts beyond the most keys of a day, and those of months, are kept under this key. */
const ALL_OTHERS = "";
/** Fewer than the 10 checks that a commit to a denokv server may have. */
const FOLD_AT_ONCE = 8;
const WRITE_AT_ONCE = 500;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Counts by day of India, kind and key. Each write is a sum, so that several servers on one store add up. Days
 * become months after a time, and of a month the sum of each kind is all that stays.
 */
export function figureStore(store: Store, now: () => Date) {
  const today = () => indiaDay(now().getTime());
  const reader = figureReader(store);
  const comparison = figureComparison(reader, today);
  return {
    today,
    read: reader.read,
    compare: comparison.compare,
    add: figureWriter(store, reader, today),
    fold: () => foldFigures(store, now().getTime()),

    /** The first day that has counts; null if none has. */
    async since(): Promise<string | null> {
      const days = store.kv.list({ prefix: ["figure"] });
      for await (const { key: [, period] } of days) {
        return `${String(period)}-01`.slice(0, "2026-11-21".length);
      }
      return null;
    },

    /** Deletes the counts of the days before a day. */
    async deleteBefore(day: string): Promise<void> {
      const old = store.kv.list({ start: keys.figures(""), end: keys.figures(day) });
      for await (const { key } of old) await store.kv.delete(key);
      comparison.forget();
    },
  };
}

function figureReader(store: Store) {
  /** The counts of the days and months from `from` to `to`, both included, in order of days. */
  async function* each(from: string, to: string): AsyncGenerator<Figure & { period: string }> {
    const end = [...keys.figures(to), "\uffff"];
    const rows = store.kv.list<Deno.KvU64>({ start: keys.figures(from), end }, { batchSize: 500 });
    for await (const { key, value } of rows) {
      const [, period = "", kind, name = ""] = key.map(String);
      yield { period, kind: kind as FigureKind, key: name, count: Number(value.value) };
    }
  }

  /** The sums of the same days by kind and key. */
  async function read(from: string, to: string): Promise<Sums> {
    const figures: Sums = ofEachKind(() => new Map());
    for await (const { period, kind, key, count } of each(from, to)) {
      // Between the days of two months are the months themselves.
      if (period.length !== from.length) continue;
      figures[kind].set(key, (figures[kind].get(key) ?? 0) + count);
    }
    return figures;
  }

  return { each, read };
}

type FigureReader = ReturnType<typeof figureReader>;

/** Compares a period with the one before it, and caches what cannot change any more. */
function figureComparison({ each }: FigureReader, today: () => string) {
  /** The sums of the days that are over, by the first of them: they change no more. */
  const over = new Map<string, { day: string; sums: Compared }>();

  /** Adds the counts of the days from `from` to `to` to the sums of two periods. */
  async function addTo(sums: Compared, spans: Spans, from: string, to: string): Promise<Compared> {
    const barLength = spans.bars[0]!.length;
    // A month that was folded sorts before its first day.
    const start = from.endsWith("-01") ? from.slice(0, -3) : from;
    for await (const { period, kind, key, count } of each(start, to)) {
      const place = placeOf(period, spans);
      if (!place) continue;
      const name = `${kind} ${key}`;
      const row = sums.rows.get(name) ?? { kind, key, now: 0, before: 0 };
      row[place] += count;
      sums.rows.set(name, row);
      if (place === "before" || !VIEWS.includes(kind)) continue;
      const bar = period.slice(0, barLength);
      sums.views.set(bar, (sums.views.get(bar) ?? 0) + count);
    }
    return sums;
  }

  return {
    /**
     * The sums of a period and of the one before, and the views of each day or month. Only yesterday and today
     * are read again: another server may still write what it counted before midnight.
     */
    async compare(spans: Spans): Promise<Compared> {
      const { now: { from, to }, before } = spans;
      const yesterday = daysLater(today(), -1);
      const name = `${from} ${to} ${before.from}`;
      let known = over.get(name);
      if (!known) {
        // What was read for days before is of no more use.
        for (const [name, { day }] of over) if (day !== yesterday) over.delete(name);
        const end = [to, daysLater(yesterday, -1)].sort()[0]!;
        known = {
          day: yesterday,
          sums: await addTo({ rows: new Map(), views: new Map() }, spans, before.from, end),
        };
        over.set(name, known);
      }
      const rows = new Map([...known.sums.rows].map(([name, row]) => [name, { ...row }]));
      const sums = { rows, views: new Map(known.sums.views) };
      return to < yesterday ? sums : await addTo(sums, spans, yesterday, to);
    },

    /** After days were deleted. */
    forget: () => over.clear(),
  };
}

/** Gives the function that writes counts. It keeps to the most keys that a day may have. */
function figureWriter(store: Store, { read }: FigureReader, today: () => string) {
  /** The keys of today by kind, so that strangers cannot fill the store with words of theirs. */
  let known: { day: string; keys: Record<FigureKind, Set<string>> } | undefined;

  async function keysOf(day: string) {
    if (known?.day === day) return known.keys;
    const found = await read(day, day);
    known = { day, keys: ofEachKind((kind) => new Set(found[kind].keys())) };
    return known.keys;
  }

  /** Adds to the counts of a day. Those that were written are taken out of `figures`. */
  return async function add(figures: Set<Figure>, day = today()): Promise<void> {
    const keysToday = await keysOf(day);
    const sums = new Map<string, { kind: FigureKind; key: string; of: Figure[] }>();
    for (const figure of figures) {
      const { kind } = figure;
      const names = keysToday[kind];
      const key = names.has(figure.key) || names.size < FIGURE_KEYS_MAX[kind] ? figure.key : ALL_OTHERS;
      names.add(key);
      const name = `${kind} ${key}`;
      const sum = sums.get(name) ?? { kind, key, of: [] };
      sum.of.push(figure);
      sums.set(name, sum);
    }
    const all = [...sums.values()];
    for (let at = 0; at < all.length; at += WRITE_AT_ONCE) {
      const some = all.slice(at, at + WRITE_AT_ONCE);
      const commit = store.kv.atomic();
      for (const { kind, key, of } of some) {
        commit.sum(keys.figure(day, kind, key), BigInt(of.reduce((sum, { count }) => sum + count, 0)));
      }
      await commit.commit();
      for (const { of } of some) for (const figure of of) figures.delete(figure);
    }
  };
}

/** Folds old days into months, and deletes old months. Another server may do the same at the same time. */
async function foldFigures(store: Store, time: number): Promise<void> {
  const oldestDay = indiaDay(time - FIGURE_DAYS_STORED * DAY_MS);
  const oldestMonth = indiaDay(time - FIGURE_MONTHS_STORED * 31 * DAY_MS).slice(0, 7);
  let rows: Deno.KvEntry<Deno.KvU64>[] = [];
  async function foldRows() {
    const commit = store.kv.atomic();
    for (const { key, versionstamp, value } of rows) {
      const [, period, kind] = key.map(String);
      commit.check({ key, versionstamp }).delete(key);
      if (period!.length === 10 && period!.slice(0, 7) >= oldestMonth) {
        commit.sum(keys.figure(period!.slice(0, 7), kind!, ALL_OTHERS), value.value);
      }
    }
    rows = [];
    await commit.commit();
  }
  for await (const row of store.kv.list<Deno.KvU64>({ prefix: ["figure"] })) {
    const period = String(row.key[1]);
    if (period >= oldestDay) break;
    if (period.length === 7 && period >= oldestMonth) continue;
    if (rows.push(row) === FOLD_AT_ONCE) await foldRows();
  }
  if (rows.length > 0) await foldRows();
}

export type FigureStore = ReturnType<typeof figureStore>;

/** The period that a day belongs to, or a month that was folded; undefined if to none. */
function placeOf(period: string, { now, before }: Spans): "now" | "before" | undefined {
  const day = `${period}-01`.slice(0, now.from.length);
  if (day >= now.from && day <= now.to) return "now";
  return day >= before.from && day <= before.to ? "before" : undefined;
}

function ofEachKind<T>(make: (kind: FigureKind) => T): Record<FigureKind, T> {
  return Object.fromEntries(FIGURE_KINDS.map((kind) => [kind, make(kind)])) as Record<FigureKind, T>;
}
