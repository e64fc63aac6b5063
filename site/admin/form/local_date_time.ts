/** An ISO time as `<input type="datetime-local">` has it, to the minute. */
export function localDateTime(iso: string): string {
  const date = new Date(iso);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** What such a field holds, as an ISO time; null where it is empty. */
export function utcDateTime(local: string): string | null {
  return local ? new Date(local).toISOString() : null;
}
