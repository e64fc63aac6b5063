import { delay } from "deno-std/async/delay.js";

/** What a promise gives within this time; undefined while it takes longer. The work goes on either way. */
export async function soon<T>(value: Promise<T>, ms: number): Promise<T | undefined> {
  const wait = new AbortController();
  const late = delay(ms, { signal: wait.signal }).then(() => undefined, () => undefined);
  return await Promise.race([value, late]).finally(() => wait.abort());
}
