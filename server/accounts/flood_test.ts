import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertThrows } from "deno-std/assert/throws.js";
import { Throttle } from "../http/throttle.ts";
import { cookiesOf, OWNER, testApp } from "../testing/test_app.ts";
import { signInLimits } from "./sign_in_limits.ts";

Deno.test("Of many sign-ins at once a few wait and the others are told to come again, but not the owner's", async () => {
  await using test = await testApp({ trustProxy: true });
  await test.login();
  const attempt = (address: string, cookie = "") =>
    test.request("/api/admin/login", { json: OWNER, headers: { cookie, "x-forwarded-for": address } });
  const cookie = cookiesOf(await attempt("203.0.113.1"));

  const strangers = Array.from({ length: 20 }, (_, at) => attempt(`198.51.100.${at}`));
  const owner = attempt("203.0.113.99", cookie);
  const answers = await Promise.all(strangers);
  const refused = answers.filter(({ status }) => status === 503);
  assert(refused.length >= 10, `${refused.length} refused`);
  for (const { headers } of refused) assert(Number(headers.get("retry-after")) > 0);
  assertEquals(answers.filter(({ status }) => status !== 503 && status !== 200), []);
  assertEquals((await owner).status, 200);
});

/** How many of `count` attempts are taken. */
function taken(count: number, take: (at: number) => void): number {
  let taken = 0;
  for (let at = 0; at < count; at++) {
    try {
      take(at);
      taken++;
    } catch {
      // Refused.
    }
  }
  return taken;
}

Deno.test("Strangers with ever new addresses and names share one limit, which no known device meets", () => {
  const now = () => new Date(0);
  const limits = signInLimits((limit) => new Throttle({ limit, perMs: 60_000, now }));
  const stranger = (at: number) =>
    limits.take({ address: `198.51.100.${at}`, username: `name ${at}`, device: null });
  assertEquals(taken(1_000, stranger), 120);
  assertThrows(() => stranger(0));
  const known = () => limits.take({ address: "198.51.100.1", username: "owner", device: "its number" });
  assertEquals(taken(100, known), 10);
});

Deno.test("One address that guesses leaves the strangers' limit to others", () => {
  const now = () => new Date(0);
  const limits = signInLimits((limit) => new Throttle({ limit, perMs: 60_000, now }));
  const guess = (at: number) =>
    limits.take({ address: "198.51.100.1", username: `name ${at}`, device: null });
  assertEquals(taken(1_000, guess), 10);
  limits.take({ address: "203.0.113.1", username: "owner", device: null });
});
