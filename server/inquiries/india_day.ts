/** India's clocks are five and a half hours ahead all year. */
const AHEAD_MS = 330 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** The day on India's calendar, where the owner is: `2026-11-21`. */
export function indiaDay(time: number): string {
  return new Date(time + AHEAD_MS).toISOString().slice(0, 10);
}

/** The last `count` days up to this moment, the oldest first. */
export function lastIndiaDays(time: number, count: number): string[] {
  return Array.from({ length: count }, (_, n) => indiaDay(time - (count - 1 - n) * DAY_MS));
}
