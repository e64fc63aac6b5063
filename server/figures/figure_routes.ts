import { Hono } from "hono";
import * as z from "zod/mini";
import {
  FIGURE_LISTS,
  FIGURE_PERIODS,
  type FigureRow,
  FiguresSchema,
  type PeriodFigures,
} from "../../contract/figures.ts";
import { formatDate } from "../../contract/shared/indian_dates.ts";
import type { ContentReader } from "../content/content.ts";
import { privateJson } from "../http/answers.ts";
import { endpoint } from "../http/endpoint.ts";
import { filterOf } from "../http/list_query.ts";
import { firstKeyOf, keysOf } from "../partners/partner_store.ts";
import { BOM, csvRows } from "../shared/csv.ts";
import type { Stores } from "../stores.ts";
import { periodFigures } from "./period_figures.ts";

/** Rows of each list that the dashboard shows. The file has all. */
const ROWS = 5;
const DEFAULT_DAYS = 30;

const PeriodSchema = z.object({
  days: filterOf(FIGURE_PERIODS.map(String), "the last 7, 30 or 90 days; 30 without it"),
});

/** `GET /` and `GET /export.csv`: what visitors did in a period, against the period before. */
export function figureRoutes({ figures, inquiries, partners }: Stores, read: ContentReader, now: () => Date) {
  async function ofPeriod(days: number): Promise<PeriodFigures> {
    const known = new Map(
      [...(await partners.byKey()).values()].flatMap((partner) =>
        keysOf(partner).map((key) => [key, partner])
      ),
    );
    return await periodFigures({
      figures,
      inquiries: await inquiries.digest.rows(),
      content: await read(),
      partnerOf(key) {
        const partner = known.get(key);
        return partner && { key: firstKeyOf(partner), name: partner.name };
      },
      now: now(),
    }, days);
  }
  const daysOf = ({ days }: { days?: string | undefined }) => Number(days ?? DEFAULT_DAYS);

  return new Hono()
    .get(
      "/",
      endpoint({
        summary: "What visitors did in a period, against the period before.",
        query: PeriodSchema,
        response: FiguresSchema,
      }),
      async (c) => {
        const found = await ofPeriod(daysOf(c.req.valid("query")));
        const lists = Object.fromEntries(
          FIGURE_LISTS.map((list) => [list, found.lists[list].slice(0, ROWS)]),
        );
        return privateJson(c, { ...found, lists } as PeriodFigures);
      },
    )
    .get(
      "/export.csv",
      endpoint({ summary: "The same, whole, for a spreadsheet.", query: PeriodSchema, response: "text/csv" }),
      async (c) => {
        const found = await ofPeriod(daysOf(c.req.valid("query")));
        return c.body(fileOf(found), 200, {
          "content-type": "text/csv; charset=utf-8",
          "content-disposition": `attachment; filename="figures-${found.from}-${found.to}.csv"`,
          "cache-control": "no-store",
        });
      },
    );
}

function fileOf({ from, to, totals, viewsPerDay, lists }: PeriodFigures): string {
  const row = (
    what: string,
    { name, now, before }: Omit<FigureRow, "key">,
  ) => [what, name, `${now}`, `${before}`];
  return BOM + csvRows([
    ["What", "Name", `${formatDate(from)} to ${formatDate(to)}`, "As many days before"],
    ...Object.entries(totals).map(([name, total]) => row("total", { name, ...total })),
    ...FIGURE_LISTS.flatMap((list) => lists[list].map((one) => row(list, one))),
    ...viewsPerDay.map(({ day, count }) => ["views of a day", formatDate(day), `${count}`, ""]),
  ]);
}
