import { AHEAD_MS, TIME_ZONE } from "../time_zone.ts";

/** As dates are written in India, wherever the reader's clock stands. */
const format = (options: Intl.DateTimeFormatOptions) => {
  // Made at the first use: each reads tables of the language.
  let dates: Intl.DateTimeFormat | undefined;
  return (iso: string): string => {
    dates ??= new Intl.DateTimeFormat("en-IN", { timeZone: TIME_ZONE, ...options });
    // Some versions put a narrow space before "pm", which a file or an old mail program shows as a box.
    return dates.format(new Date(iso)).replaceAll("\u202f", " ");
  };
};

/** "22 Nov 2026, 1:28 pm". */
export const formatDateTime = format({ dateStyle: "medium", timeStyle: "short" });
/** "22 Nov 2026". */
export const formatDate = format({ dateStyle: "medium" });
/** "1:28 pm". */
export const formatTime = format({ timeStyle: "short" });
/** "22 Nov" for a day such as `2026-11-22`. */
export const formatDayOfYear = format({ day: "numeric", month: "short" });

/** "22 Nov 2026 1:28 pm": without the comma a spreadsheet reads it as a time, and sorts by it. */
export const formatForSheet = (iso: string): string => formatDateTime(iso).replace(",", "");

/** An ISO time as the value of `<input type="datetime-local">`, to the minute. */
export function localDateTime(iso: string): string {
  return new Date(new Date(iso).getTime() + AHEAD_MS).toISOString().slice(0, 16);
}

/** The value of a `datetime-local` input as an ISO time; null if it is empty. */
export function utcDateTime(local: string): string | null {
  return local ? new Date(new Date(`${local}Z`).getTime() - AHEAD_MS).toISOString() : null;
}
