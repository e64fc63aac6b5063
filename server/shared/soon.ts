import { delay } from "deno-std/async/delay.js";

/** A process that was busy, or not let run, for all of the time gives the work as many turns of its own. */
const TURNS = 5;

/** What a promise gives within about this time; undefined while it takes longer. The work goes on either way. */
export async function soon<T>(value: Promise<T>, ms: number): Promise<T | undefined> {
  const wait = new AbortController();
  async function pass(): Promise<undefined> {
    for (let turn = 0; turn < TURNS; turn++) await delay(ms / TURNS, { signal: wait.signal });
  }
  return await Promise.race([value, pass().catch(() => undefined)]).finally(() => wait.abort());
}
