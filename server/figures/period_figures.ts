import {
  type Compared,
  FIGURE_LISTS,
  FIGURE_TOTALS,
  type FigureList,
  type FigureRow,
  type PeriodFigures,
} from "../../contract/figures.ts";
import type { Content } from "../content/content.ts";
import type { DigestRow } from "../inquiries/inquiry_digest.ts";
import { lastIndiaDays } from "../shared/india_day.ts";
import type { FigureStore } from "./figure_store.ts";

interface Parts {
  figures: FigureStore;
  /** All inquiries. What looks like a program's is not counted. */
  inquiries: readonly DigestRow[];
  content: Pick<Content, "productById" | "posts">;
  /** The partner of a key, with the key and the name by which its counts are shown; undefined if there is none. */
  partnerOf: (key: string) => { key: string; name: string } | undefined;
  now: Date;
}

/** Gathers what was counted in the last `days` days, and in as many before them. */
export async function periodFigures(
  { figures, inquiries, content, partnerOf, now }: Parts,
  days: number,
): Promise<PeriodFigures> {
  const both = lastIndiaDays(now.getTime(), 2 * days);
  const first = both[days]!;
  const lists = Object.fromEntries(
    FIGURE_LISTS.map((list) => [list, new Map<string, FigureRow>()]),
  ) as Record<
    FigureList,
    Map<string, FigureRow>
  >;
  const totals = Object.fromEntries(
    FIGURE_TOTALS.map((total) => [total, { now: 0, before: 0 }]),
  ) as PeriodFigures["totals"];
  const views = new Map(both.slice(days).map((day) => [day, 0]));

  function add(to: Compared, day: string, count: number): void {
    to[day >= first ? "now" : "before"] += count;
  }
  function list(name: FigureList, key: string, day: string, count: number, words: string | undefined = key) {
    // What has no name is gone, or was counted without one.
    if (!words) return;
    const row = lists[name].get(key) ?? { key, name: words, now: 0, before: 0 };
    lists[name].set(key, row);
    add(row, day, count);
  }

  const titles = new Map(content.posts.map(({ id, title }) => [id, title]));
  for await (const { period: day, kind, key, count } of figures.each(both[0]!, both.at(-1)!)) {
    const product = content.productById.get(key)?.name;
    switch (kind) {
      case "product":
        list("products", key, day, count, product ?? "");
        break;
      case "article":
        list("articles", key, day, count, titles.get(key) ?? "");
        break;
      case "page":
        list("pages", key, day, count);
        break;
      case "search":
        list("searches", key, day, count);
        break;
      case "missed":
        list("missed", key, day, count);
        break;
      case "asked":
        if (product) list("asked", product, day, count);
    }
    if (kind === "asked") continue;
    if (kind === "search" || kind === "missed") {
      add(totals[kind === "search" ? "searches" : "missed"], day, count);
      continue;
    }
    add(totals[`${kind}s`], day, count);
    add(totals.views, day, count);
    if (views.has(day)) views.set(day, views.get(day)! + count);
  }

  for (const { day, isSuspected, kind, partner, products } of inquiries) {
    // Newest first.
    if (day < both[0]!) break;
    if (isSuspected) continue;
    add(totals.inquiries, day, 1);
    list("sources", kind, day, 1);
    for (const product of products) list("asked", product, day, 1);
    const known = partner === null ? undefined : partnerOf(partner) ?? { key: partner, name: partner };
    if (known) list("partners", known.key, day, 1, known.name);
  }

  return {
    from: first,
    to: both.at(-1)!,
    since: await figures.since(),
    totals,
    viewsPerDay: [...views].map(([day, count]) => ({ day, count })),
    lists: Object.fromEntries(
      FIGURE_LISTS.map((name) => [name, [...lists[name].values()].sort(byCount)]),
    ) as PeriodFigures[
      "lists"
    ],
  };
}

/** The most of this period first. What was only there in the period before comes last. */
function byCount(a: FigureRow, b: FigureRow): number {
  return b.now - a.now || b.before - a.before || (a.name < b.name ? -1 : 1);
}
