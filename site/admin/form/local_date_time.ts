/** An ISO time as the value of `<input type="datetime-local">`, in local time, to the minute. */
export function localDateTime(iso: string): string {
  const date = new Date(iso);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** The value of a `datetime-local` input as an ISO time; null if it is empty. */
export function utcDateTime(local: string): string | null {
  return local ? new Date(local).toISOString() : null;
}
