import type { Rhythm } from "../../contract/backup.ts";
import { indiaDay } from "../shared/india_day.ts";

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;
/** In the owner's time zone: when nobody works. */
const DUE_AT_HOUR = 2;

/** The day for which the schedule should have been done by now; undefined without one. */
export function dueDay(rhythm: Rhythm, time: number): string | undefined {
  if (rhythm === "off") return undefined;
  const local = time - DUE_AT_HOUR * HOUR_MS;
  if (rhythm === "daily") return indiaDay(local);
  const daysAfterSunday = new Date(`${indiaDay(local)}T00:00:00Z`).getUTCDay();
  return indiaDay(local - daysAfterSunday * DAY_MS);
}
