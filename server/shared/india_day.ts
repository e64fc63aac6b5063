import { AHEAD_MS } from "../../contract/time_zone.ts";

export const DAY_MS = 24 * 60 * 60_000;

let latest: { start: number; day: string } = { start: Infinity, day: "" };

/** The date in India, where the owner is: `2026-11-21`. Caches one day, as most calls repeat the last day. */
export function indiaDay(time: number): string {
  const { start, day } = latest;
  if (time >= start && time < start + DAY_MS) return day;
  const local = new Date(time + AHEAD_MS);
  latest = { start: local.setUTCHours(0, 0, 0, 0) - AHEAD_MS, day: local.toISOString().slice(0, 10) };
  return latest.day;
}

/** The last `count` dates in India up to this time, oldest first. */
export function lastIndiaDays(time: number, count: number): string[] {
  return Array.from({ length: count }, (_, n) => indiaDay(time - (count - 1 - n) * DAY_MS));
}

/** When a date begins in India, in milliseconds since 1970. */
export function indiaDayStart(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - AHEAD_MS;
}
