import { assertEquals } from "deno-std/assert/equals.js";
import { Throttle } from "./throttle.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

Deno.test("A clock that is set back refuses nobody longer than before", () => {
  let at = Date.parse("2026-11-25T12:00:00Z");
  const throttle = new Throttle({ limit: 2, perMs: 60_000, now: () => new Date(at) });
  throttle.take("192.0.2.1");
  at -= 2 * DAY_MS;
  assertEquals(throttle.wait("192.0.2.1"), 0);
  throttle.take("192.0.2.1");
  assertEquals(throttle.wait("192.0.2.1"), 30_000);
  at += 30_000;
  assertEquals(throttle.wait("192.0.2.1"), 0);
});
