/** The company's day: server and browser say the same date wherever they stand. */
const timeZone = "Asia/Kolkata";
const short = new Intl.DateTimeFormat("en-US", { timeZone, month: "short", day: "numeric", year: "numeric" });
const long = new Intl.DateTimeFormat("en-US", { timeZone, month: "long", day: "numeric", year: "numeric" });

/** "Aug 18, 2025" */
export function shortDate(iso: string): string {
  return short.format(new Date(iso));
}

/** "August 18, 2025" */
export function longDate(iso: string): string {
  return long.format(new Date(iso));
}
