import { assertEquals } from "deno-std/assert/equals.js";
import { delay } from "deno-std/async/delay.js";

/** Only a fault is waited for as long: what comes late is the fault of a busy machine. */
export const TIMEOUT_MS = 60_000;
const INTERVAL_MS = 10;

/**
 * Polls `read` until it returns the expected value, for effects that follow an action asynchronously. At
 * the end of its time it throws like `assertEquals`.
 */
export async function eventually<T>(read: () => T | Promise<T>, expected: T): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  while (true) {
    const actual = await read();
    try {
      return assertEquals(actual, expected);
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await delay(INTERVAL_MS);
  }
}
