import { Hono } from "hono";
import * as z from "zod/mini";
import {
  FIGURE_LISTS,
  FIGURE_PERIODS,
  type FigurePeriod,
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
import { spansOf } from "./figure_period.ts";
import { periodFigures } from "./period_figures.ts";

/** Letters of a month such as `2026-11`. */
const MONTH = 7;
/** Rows of each list that the dashboard shows. The file has all. */
const ROWS = 5;
const DEFAULT_PERIOD = "30-days";

const PeriodSchema = z.object({
  period: filterOf(FIGURE_PERIODS, "the last days, a month or a year; 30 days without it"),
});

/** `GET /` and `GET /export.csv`: what visitors did in a period, against the period before. */
export function figureRoutes({ figures, inquiries, partners }: Stores, read: ContentReader, now: () => Date) {
  async function ofPeriod(
    { period = DEFAULT_PERIOD }: { period?: FigurePeriod | undefined },
  ): Promise<PeriodFigures> {
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
    }, spansOf(period, now().getTime()));
  }

  return new Hono()
    .get(
      "/",
      endpoint({
        summary: "What visitors did in a period, against the period before.",
        query: PeriodSchema,
        response: FiguresSchema,
      }),
      async (c) => {
        const found = await ofPeriod(c.req.valid("query"));
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
        const found = await ofPeriod(c.req.valid("query"));
        return c.body(fileOf(found), 200, {
          "content-type": "text/csv; charset=utf-8",
          "content-disposition": `attachment; filename="figures-${found.from}-${found.to}.csv"`,
          "cache-control": "no-store",
        });
      },
    );
}

function fileOf({ from, to, before, totals, views, lists }: PeriodFigures): string {
  const row = (
    what: string,
    { name, now, before }: Omit<FigureRow, "key">,
  ) => [what, name, `${now}`, `${before}`];
  return BOM + csvRows([
    [
      "What",
      "Name",
      ...[{ from, to }, before].map((span) => `${formatDate(span.from)} to ${formatDate(span.to)}`),
    ],
    ...Object.entries(totals).map(([name, total]) => row("total", { name, ...total })),
    ...FIGURE_LISTS.flatMap((list) => lists[list].map((one) => row(list, one))),
    ...views.map(({ day, count }) =>
      day.length === MONTH
        ? ["views of a month", day, `${count}`, ""]
        : ["views of a day", formatDate(day), `${count}`, ""]
    ),
  ]);
}
