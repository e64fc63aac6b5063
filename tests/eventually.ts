import { assertEquals } from "deno-std/assert/equals.js";
import { delay } from "deno-std/async/delay.js";

const TIMEOUT_MS = 20_000;
const INTERVAL_MS = 10;

/**
 * Reads until it is what is expected: for what follows an action by itself, sooner or later. After 20 seconds it throws
 * as `assertEquals` does.
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
