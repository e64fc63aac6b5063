import { assertEquals } from "deno-std/assert/equals.js";
import {
  formatDate,
  formatDateTime,
  formatDayOfYear,
  formatForSheet,
  formatTime,
  localDateTime,
  utcDateTime,
} from "./indian_dates.ts";

Deno.test("a time is written as in India, on the day that it is there", () => {
  const late = "2026-11-21T19:58:00.000Z";
  assertEquals(
    [formatDateTime(late), formatDate(late), formatTime(late), formatForSheet(late)],
    ["22 Nov 2026, 1:28 am", "22 Nov 2026", "1:28 am", "22 Nov 2026 1:28 am"],
  );
  assertEquals(formatDateTime("2026-11-22T07:58:00.000Z"), "22 Nov 2026, 1:28 pm");
  assertEquals(formatDayOfYear("2026-11-22"), "22 Nov");
});

Deno.test("what is typed as a local time is India's, and comes back as it was", () => {
  assertEquals(utcDateTime("2026-11-22T13:28"), "2026-11-22T07:58:00.000Z");
  assertEquals(localDateTime("2026-11-22T07:58:00.000Z"), "2026-11-22T13:28");
  assertEquals(utcDateTime(""), null);
});
