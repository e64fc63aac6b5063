const HOUR = 60 * 60_000;

/** When the digest is sent that belongs to this moment: at the next full hour. */
export function digestDue(now: Date): number {
  return (Math.floor(now.getTime() / HOUR) + 1) * HOUR;
}
