import { assertEquals } from "deno-std/assert/equals.js";
import type { FigurePeriod } from "../../contract/figures.ts";
import { spansOf } from "./figure_period.ts";

/** Both spans as text, and the number of bars. */
function told(period: FigurePeriod, day: string): string {
  const { now, before, bars } = spansOf(period, Date.parse(`${day}T12:00:00+05:30`));
  return `${now.from}..${now.to} after ${before.from}..${before.to}: ${bars.length}`;
}

Deno.test("A period is compared with as many days, or with the month or the year before", () => {
  assertEquals(told("7-days", "2026-03-01"), "2026-02-23..2026-03-01 after 2026-02-16..2026-02-22: 7");
  assertEquals(told("this-month", "2026-11-23"), "2026-11-01..2026-11-23 after 2026-10-01..2026-10-23: 23");
  assertEquals(told("last-month", "2026-01-05"), "2025-12-01..2025-12-31 after 2025-11-01..2025-11-30: 31");
  assertEquals(told("12-months", "2026-11-23"), "2025-12-01..2026-11-23 after 2024-12-01..2025-11-30: 12");
});

Deno.test("The last days of a long month are compared with the whole of a short one before", () => {
  assertEquals(told("this-month", "2026-03-31"), "2026-03-01..2026-03-31 after 2026-02-01..2026-02-28: 31");
});
