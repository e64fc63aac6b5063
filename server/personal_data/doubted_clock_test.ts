import { assertEquals } from "deno-std/assert/equals.js";
import { openStore } from "../kv/open_store.ts";
import { doubtedClock } from "./doubted_clock.ts";

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

async function withClock(
  work: (goOn: (ms: number) => Promise<boolean>, restart: () => void) => Promise<void>,
): Promise<void> {
  await using store = await openStore(":memory:");
  let at = Date.parse("2026-11-25T12:00:00Z");
  const make = () => doubtedClock(store, () => new Date(at));
  let isDoubted = make();
  await work((ms) => {
    at += ms;
    return isDoubted();
  }, () => isDoubted = make());
}

Deno.test("A clock that goes on as clocks do is believed, and one that was off for some days", () =>
  withClock(async (goOn, restart) => {
    assertEquals(await goOn(0), false);
    assertEquals(await goOn(6 * HOUR_MS), false);
    restart();
    assertEquals(await goOn(6 * DAY_MS), false);
  }));

Deno.test("A clock that is suddenly years ahead decides nothing, however often the server starts", () =>
  withClock(async (goOn, restart) => {
    await goOn(0);
    for (let start = 0; start < 20; start++) {
      restart();
      assertEquals(await goOn(start === 0 ? 4_000 * DAY_MS : 1_000), true);
    }
    assertEquals(await goOn(-4_000 * DAY_MS), false, "set right");
    assertEquals(await goOn(6 * HOUR_MS), false);
  }));

Deno.test("After a long pause the clock is believed when it has run on for a week", () =>
  withClock(async (goOn) => {
    await goOn(0);
    assertEquals(await goOn(60 * DAY_MS), true);
    assertEquals(await goOn(6 * DAY_MS), true);
    assertEquals(await goOn(1 * DAY_MS), false);
    assertEquals(await goOn(6 * HOUR_MS), false);
  }));
