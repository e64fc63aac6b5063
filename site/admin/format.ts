const DATE_TIME = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });
const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });
const TIME = new Intl.DateTimeFormat("en-US", { timeStyle: "short" });
const NUMBER = new Intl.NumberFormat("en-US");

export const formatDateTime = (iso: string): string => DATE_TIME.format(new Date(iso));
export const formatDate = (iso: string): string => DATE.format(new Date(iso));
export const formatTime = (iso: string): string => TIME.format(new Date(iso));
export const formatNumber = (value: number): string => NUMBER.format(value);

const RELATIVE = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });
const SPANS = [["year", 31_536_000], ["month", 2_592_000], ["day", 86_400], ["hour", 3_600], [
  "minute",
  60,
]] as const;

const DAY_OF_YEAR = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** "Nov 21" for a day such as `2026-11-21`, independent of the reader's time zone. */
export const formatDayOfYear = (day: string): string => DAY_OF_YEAR.format(new Date(day));

/** "3 hours ago"; "now" for less than a minute. */
export function formatRelative(iso: string, now = Date.now()): string {
  const seconds = (new Date(iso).getTime() - now) / 1_000;
  const [unit, size] = SPANS.find(([, size]) => Math.abs(seconds) >= size) ?? ["second", Infinity];
  return RELATIVE.format(Math.round(seconds / size), unit);
}

/** The first `max` characters on one line, with an ellipsis if the text was cut. */
export function excerpt(text: string, max: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  const characters = Array.from(line);
  return characters.length <= max ? line : `${characters.slice(0, max).join("").trimEnd()}…`;
}

const BYTE_UNITS = ["B", "KB", "MB", "GB"];

/** `210 KB`, `1.8 MB`. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(BYTE_UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)));
  const value = bytes / 1024 ** power;
  return `${NUMBER.format(Number(value.toFixed(value < 10 && power > 0 ? 1 : 0)))} ${BYTE_UNITS[power]}`;
}
