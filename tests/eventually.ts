import { assertEquals } from "deno-std/assert/equals.js";
import { delay } from "deno-std/async/delay.js";

const MOST_MS = 20_000;

/** Reads until it is what is expected: for what follows an action by itself, sooner or later. Throws as `assertEquals`. */
export async function eventually<T>(read: () => Promise<T>, expected: T): Promise<void> {
  const end = Date.now() + MOST_MS;
  while (true) {
    const actual = await read();
    try {
      return assertEquals(actual, expected);
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await delay(30);
  }
}
