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

const LISTS = { page: "pages", search: "searches", missed: "missed" } as const;

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

  function list(name: FigureList, key: string, words: string | undefined, more: Compared) {
    // What has no name is gone, or was counted without one.
    if (!words) return;
    const row = lists[name].get(key) ?? { key, name: words, now: 0, before: 0 };
    lists[name].set(key, row);
    sum(row, more);
  }

  const titles = new Map(content.posts.map(({ id, title }) => [id, title]));
  const counted = await figures.compare(both);
  for (const { kind, key, now, before } of counted.rows.values()) {
    const product = content.productById.get(key)?.name;
    const [name, words] = kind === "product"
      ? ["products", product] as const
      : kind === "article"
      ? ["articles", titles.get(key)] as const
      : kind === "asked"
      ? ["asked", product] as const
      : [LISTS[kind], key] as const;
    // Inquiries name products, not their ids.
    list(name, kind === "asked" ? words ?? "" : key, words, { now, before });
    if (kind === "asked") continue;
    sum(totals[name as keyof typeof totals], { now, before });
    if (name === "products" || name === "articles" || name === "pages") sum(totals.views, { now, before });
  }

  for (const { day, isSuspected, kind, partner, products } of inquiries) {
    // Newest first.
    if (day < both[0]!) break;
    if (isSuspected) continue;
    const one = day >= first ? { now: 1, before: 0 } : { now: 0, before: 1 };
    sum(totals.inquiries, one);
    list("sources", kind, kind, one);
    for (const product of products) list("asked", product, product, one);
    const known = partner === null ? undefined : partnerOf(partner) ?? { key: partner, name: partner };
    if (known) list("partners", known.key, known.name, one);
  }

  return {
    from: first,
    to: both.at(-1)!,
    since: await figures.since(),
    totals,
    viewsPerDay: both.slice(days).map((day) => ({ day, count: counted.views.get(day) ?? 0 })),
    lists: Object.fromEntries(
      FIGURE_LISTS.map((name) => [name, [...lists[name].values()].sort(byCount)]),
    ) as PeriodFigures[
      "lists"
    ],
  };
}

function sum(to: Compared, { now, before }: Compared): void {
  to.now += now;
  to.before += before;
}

/** The most of this period first. What was only there in the period before comes last. */
function byCount(a: FigureRow, b: FigureRow): number {
  return b.now - a.now || b.before - a.before || (a.name < b.name ? -1 : 1);
}
