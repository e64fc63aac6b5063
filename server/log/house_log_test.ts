import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { duringRequest } from "./current_request.ts";
import { houseLog } from "./house_log.ts";

function aLog(options: { level?: "error" | "info"; isText?: boolean } = {}) {
  let text = "";
  const clock = { now: new Date("2026-03-01T08:00:00Z") };
  const log = houseLog({ write: (piece) => text += piece, now: () => clock.now, ...options });
  return { log, clock, lines: () => text.trim().split("\n").filter(Boolean) };
}

Deno.test("A line has time, level, message and the request that it is part of", () => {
  const { log, lines } = aLog();
  duringRequest({ id: "one-request" }, () => log.error("It failed", { route: "/a/:id" }));
  assertEquals(JSON.parse(lines()[0]!), {
    time: "2026-03-01T08:00:00.000Z",
    level: "error",
    message: "It failed",
    request: "one-request",
    route: "/a/:id",
  });
});

Deno.test("The same fault is a line a minute with how often it was repeated, another one a line of its own", () => {
  const { log, clock, lines } = aLog();
  for (let n = 0; n < 500; n++) log.error("The store is full");
  log.error("Something else");
  assertEquals(lines().length, 2);
  clock.now = new Date(clock.now.getTime() + 60_000);
  log.flush();
  const last = JSON.parse(lines().at(-1)!);
  assertEquals([lines().length, last.message, last.repeated], [3, "The store is full", 499]);
  assertEquals(log.counts.error, 501);
  // Two quiet minutes later it is news again.
  clock.now = new Date(clock.now.getTime() + 120_000);
  log.flush();
  log.error("The store is full");
  assertEquals(lines().length, 4);
});

Deno.test("A clock that is set back silences no fault", () => {
  const { log, clock, lines } = aLog();
  log.error("The store is full");
  clock.now = new Date(clock.now.getTime() - 24 * 60 * 60_000);
  log.error("The store is full");
  assertEquals(lines().length, 2);
});

Deno.test("Faults of too many kinds are counted together, so that nobody fills the disk with them", () => {
  const { log, lines } = aLog();
  for (let n = 0; n < 5_000; n++) log.warn(`Fault ${n}`);
  assertEquals(lines().length, 201);
});

Deno.test("Lines of information wait for the next flush, faults for nothing; below the level nothing is written", () => {
  const { log, lines } = aLog();
  log.info("Started");
  assertEquals(lines(), []);
  log.error("Failed");
  assertEquals(lines().length, 2);
  const quiet = aLog({ level: "error" });
  quiet.log.info("request");
  quiet.log.warn("Look");
  quiet.log.flush();
  assertEquals(quiet.lines(), []);
});

Deno.test("Strangers' letters begin no line and steer no terminal, in either form", () => {
  for (const isText of [true, false]) {
    const { log, lines } = aLog({ isText });
    log.error("x\n08:00:00 owner signed in\u001b[2J\u202e", {
      stack: isText ? "y\n08:00:00 z\u001b" : undefined,
    });
    // deno-lint-ignore no-control-regex -- they are what must not be there
    assertEquals(lines().filter((line) => /^08:00:00 (?!error)|[\u001b\u202e]/.test(line)), []);
    assertStringIncludes(lines()[0]!, isText ? "08:00:00 error: y" : '"level":"error"');
  }
});
