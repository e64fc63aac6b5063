import type { FigurePeriod } from "../../contract/figures.ts";
import { indiaDay } from "../shared/india_day.ts";

/** A first and a last day: `2026-11-21`. */
interface Span {
  from: string;
  to: string;
}

/** Days, and those that they are compared with. */
export interface Spans {
  now: Span;
  before: Span;
  /** What each bar of the chart is of: days, or months (`2026-11`). */
  bars: string[];
}

const DAYS = { "7-days": 7, "30-days": 30 } as const;
const MONTHS_OF_YEAR = 12;

/** The days of a period that ends today, or with the last month. */
export function spansOf(period: FigurePeriod, time: number): Spans {
  const today = indiaDay(time);
  if (period === "7-days" || period === "30-days") {
    const from = daysLater(today, 1 - DAYS[period]);
    return days({ from, to: today }, { from: daysLater(from, -DAYS[period]), to: daysLater(from, -1) });
  }
  const month = firstOfMonth(today, 0);
  if (period === "this-month") {
    const last = firstOfMonth(today, -1);
    // As far as this month is: the 31st has no counterpart in a month of 30 days.
    const end = [daysLater(last, Number(today.slice(8)) - 1), daysLater(month, -1)].sort()[0]!;
    return days({ from: month, to: today }, { from: last, to: end });
  }
  if (period === "last-month") {
    const [from, before] = [firstOfMonth(today, -1), firstOfMonth(today, -2)];
    return days({ from, to: daysLater(month, -1) }, { from: before, to: daysLater(from, -1) });
  }
  // Whole months, since of old ones the days are not known any more.
  const from = firstOfMonth(today, 1 - MONTHS_OF_YEAR);
  const before = { from: firstOfMonth(from, -MONTHS_OF_YEAR), to: daysLater(from, -1) };
  const bars = Array.from({ length: MONTHS_OF_YEAR }, (_, at) => firstOfMonth(from, at).slice(0, 7));
  return { now: { from, to: today }, before, bars };
}

function days(now: Span, before: Span): Spans {
  const bars: string[] = [];
  for (let day = now.from; day <= now.to; day = daysLater(day, 1)) bars.push(day);
  return { now, before, bars };
}

export function daysLater(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1, date + count)).toISOString().slice(0, 10);
}

/** The first day of the month that is `later` months after that of `day`. */
function firstOfMonth(day: string, later: number): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 10);
}
