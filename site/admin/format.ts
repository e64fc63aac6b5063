import { formatDayOfYear } from "../../contract/shared/indian_dates.ts";

const NUMBER = new Intl.NumberFormat("en-IN");

export const formatNumber = (value: number): string => NUMBER.format(value);

const MONTH = new Intl.DateTimeFormat("en-IN", { month: "short", year: "numeric", timeZone: "UTC" });

/** "22 Nov" for a day, "Nov 2026" for a month such as `2026-11`. */
export const formatDayOrMonth = (day: string): string =>
  day.length === "2026-11".length ? MONTH.format(new Date(day)) : formatDayOfYear(day);

const RELATIVE = new Intl.RelativeTimeFormat("en-IN", { numeric: "auto" });
const SPANS = [["year", 31_536_000], ["month", 2_592_000], ["day", 86_400], ["hour", 3_600], [
  "minute",
  60,
]] as const;

/** "3 hours ago"; "just now" for less than a minute. */
export function formatRelative(iso: string, now = Date.now()): string {
  const seconds = (new Date(iso).getTime() - now) / 1_000;
  const span = SPANS.find(([, size]) => Math.abs(seconds) >= size);
  return span ? RELATIVE.format(Math.round(seconds / span[1]), span[0]) : "just now";
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
