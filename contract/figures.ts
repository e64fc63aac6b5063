import * as z from "zod/mini";
import { DayCountSchema } from "./dashboard.ts";

/** The periods that one can look at. A month is compared with the one before, this one as far as it is. */
export const FIGURE_PERIODS = ["7-days", "30-days", "this-month", "last-month", "12-months"] as const;
export type FigurePeriod = typeof FIGURE_PERIODS[number];

/** A count in the period, and in the one before it. */
const ComparedSchema = z.object({ now: z.number(), before: z.number() });
export type Compared = z.infer<typeof ComparedSchema>;

/** `key` is the id of a product or an article, a path, an inquiry's kind, a partner's key, or the words themselves. */
const FigureRowSchema = z.extend(ComparedSchema, { key: z.string(), name: z.string() });
export type FigureRow = z.infer<typeof FigureRowSchema>;

/** What a period has lists of, each by number. */
export const FIGURE_LISTS = [
  "asked",
  "products",
  "missed",
  "searches",
  "sources",
  "partners",
  "articles",
  "pages",
] as const;
export type FigureList = typeof FIGURE_LISTS[number];

/** What a period has totals of. Views are those of pages, products and articles together. */
export const FIGURE_TOTALS = [
  "views",
  "products",
  "articles",
  "pages",
  "searches",
  "missed",
  "inquiries",
] as const;

/** `GET /api/admin/figures`: what visitors did in a period, against the period before. */
export const FiguresSchema = z.object({
  /** The first and the last day, in India's time: `2026-11-21`. */
  from: z.string(),
  to: z.string(),
  /** Those of the period before. */
  before: z.object({ from: z.string(), to: z.string() }),
  /** The first day on which something was counted; null if nothing ever was. */
  since: z.nullable(z.string()),
  totals: z.record(z.enum(FIGURE_TOTALS), ComparedSchema),
  /** Of each day, or of each month of a year: `2026-11`. */
  views: z.array(DayCountSchema),
  /** The first rows of each list. */
  lists: z.record(z.enum(FIGURE_LISTS), z.array(FigureRowSchema)),
});
export type PeriodFigures = z.infer<typeof FiguresSchema>;
