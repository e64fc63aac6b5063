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
import type { Spans } from "./figure_period.ts";
import type { FigureStore } from "./figure_store.ts";

interface Parts {
  figures: FigureStore;
  /** All inquiries. What looks like a program's is not counted. */
  inquiries: readonly DigestRow[];
  content: Pick<Content, "productById" | "posts">;
  /** The partner of a key, with the key and the name by which its counts are shown; undefined if there is none. */
  partnerOf: (key: string) => { key: string; name: string } | undefined;
}

const LISTS = { page: "pages", search: "searches", missed: "missed" } as const;

/** Gathers what was counted in a period, and in the one before. */
export async function periodFigures(
  { figures, inquiries, content, partnerOf }: Parts,
  spans: Spans,
): Promise<PeriodFigures> {
  const { now: period, before: past, bars } = spans;
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
  const counted = await figures.compare(spans);
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
    if (day < past.from) break;
    if (isSuspected || day > period.to) continue;
    const isNow = day >= period.from;
    if (!isNow && day > past.to) continue;
    const one = isNow ? { now: 1, before: 0 } : { now: 0, before: 1 };
    sum(totals.inquiries, one);
    list("sources", kind, kind, one);
    for (const product of products) list("asked", product, product, one);
    const known = partner === null ? undefined : partnerOf(partner) ?? { key: partner, name: partner };
    if (known) list("partners", known.key, known.name, one);
  }

  return {
    ...period,
    before: past,
    since: await figures.since(),
    totals,
    views: bars.map((day) => ({ day, count: counted.views.get(day) ?? 0 })),
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
