import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { Hono } from "hono";
import { FORM_TRAP } from "../../contract/inquiry_form.ts";
import { eventually } from "../../tests/eventually.ts";
import { assertError } from "../testing/assert_error.ts";
import { CONTACT_MESSAGE, HOME_MESSAGE } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";
import type { AppError } from "./app_error.ts";
import { Budget } from "./budget.ts";
import { LIMITS } from "./limits.ts";

const CONTACT = "/api/contact";

/** Sends as many inquiries, each from the address that `from` returns, and returns the statuses' counts. */
async function flood(test: TestApp, times: number, from: (at: number) => string, headers: HeadersInit = {}) {
  const counts: Record<number, number> = {};
  for (let at = 0; at < times; at++) {
    const { status } = await test.request(CONTACT, { json: HOME_MESSAGE, from: from(at), headers });
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

Deno.test("All addresses of an IPv6 /64 share one limit", async () => {
  await using test = await testApp();
  const counts = await flood(test, 70, (at) => `2001:db8:1:2::${at.toString(16)}`);
  assertEquals(counts, { 201: 60, 429: 10 });
  assertEquals(await flood(test, 1, () => "2001:db8:1:3::1"), { 201: 1 });
});

Deno.test("No limit is lifted for loopback, named by a header or behind a forgotten proxy", async () => {
  {
    await using test = await testApp({ trustProxy: true });
    const headers = { "x-forwarded-for": "127.0.0.1" };
    assertEquals(await flood(test, 70, () => "192.0.2.1", headers), { 201: 60, 429: 10 });
  }
  for (const exemptsLoopback of [false, true]) {
    await using test = await testApp({ exemptsLoopback });
    const headers = { "x-forwarded-for": "203.0.113.7" };
    assertEquals(await flood(test, 70, () => "127.0.0.1", headers), { 201: 60, 429: 10 });
    const warnings = test.logged.filter((line) => line.includes("TRUST_PROXY"));
    assertEquals(warnings.length, 1, "said once");
  }
});

Deno.test("A proxy that was promised and forwards no address is told of, once", async () => {
  await using test = await testApp({ trustProxy: true });
  await flood(test, 5, () => "127.0.0.1");
  const warnings = test.logged.filter((line) => line.includes("came without X-Forwarded-For"));
  assertEquals(warnings.length, 1);
});

Deno.test("A load test on this machine is not limited", async () => {
  await using test = await testApp({ exemptsLoopback: true });
  assertEquals(await flood(test, 70, () => "127.0.0.1"), { 201: 70 });
  assertEquals(await flood(test, 70, () => "192.0.2.1"), { 201: 60, 429: 10 });
});

Deno.test("A load test on this machine may ask the assistant more often than a visitor", async () => {
  await using test = await testApp({ exemptsLoopback: true });
  const ask = async (from: string) =>
    (await test.request("/api/assistant/chat", { json: { query: "hello", chatHistory: [] }, from })).status;
  const statuses = async (from: string) =>
    new Set(await Promise.all(Array.from({ length: 25 }, () => ask(from))));
  assertEquals(await statuses("127.0.0.1"), new Set([200]));
  assertEquals(await statuses("192.0.2.1"), new Set([200, 429]));
});

Deno.test("A flood from few addresses leaves room for others, one from many ends at the limit of all", async () => {
  await using test = await testApp();
  const few = await flood(test, 600, (at) => `192.0.2.${at % 10}`);
  const { limit } = LIMITS.inquiry.together;
  assert(few[201]! < limit * 0.8, `${few[201]} of ${limit} taken by ten addresses`);
  assertEquals(await flood(test, 1, () => "203.0.113.7"), { 201: 1 });

  const many = await flood(test, 400, (at) => `198.51.${at >> 8}.${at & 255}`);
  assertEquals(few[201]! + 1 + many[201]!, limit);
  const refused = await test.request(CONTACT, { json: HOME_MESSAGE, from: "203.0.113.8" });
  assert(Number(refused.headers.get("retry-after")) > 0);
  await assertError(refused, 503, "unavailable");
  test.clock.now = new Date(test.clock.now.getTime() + 60_000);
  assertEquals(await flood(test, 1, () => "203.0.113.8"), { 201: 1 });
});

Deno.test("A request that claims to be huge is refused, and takes no more of what is left than the largest that is taken", async () => {
  await using test = await testApp();
  const huge = { "content-length": String(10 ** 12), "content-type": "application/json" };
  const body = JSON.stringify(HOME_MESSAGE);
  for (const from of ["203.0.113.7", "203.0.113.8"]) {
    const refused = await test.request(CONTACT, { method: "POST", body, headers: huge, from });
    await assertError(refused, 413, "too_large");
  }
  assertEquals(await flood(test, 1, () => "198.51.100.1"), { 201: 1 });
});

Deno.test("Every public write has a limit of all callers together", async () => {
  const writes: [string, { json?: unknown; method?: string }, number][] = [
    [
      "/api/chat/register-user",
      { json: { name: "Asha", mobileNumber: "9848012345", location: "Pune" } },
      601,
    ],
    ["/api/chat/save-message", {
      json: { userId: "x", role: "user", content: "a", timestamp: "2026-03-01T08:00:00Z" },
    }, 5_001],
    ["/api/assistant/chat", { json: { query: "hello" } }, 1_201],
  ];
  for (const [path, init, times] of writes) {
    await using test = await testApp();
    let last: Response | undefined;
    for (let at = 0; at < times && last?.status !== 503; at++) {
      last = await test.request(path, {
        ...init,
        headers: { "content-length": "100" },
        from: `198.${at >> 16}.${(at >> 8) & 255}.${at & 255}`,
      });
      await last.body?.cancel();
    }
    assertEquals(last?.status, 503, path);
    assert(Number(last?.headers.get("retry-after")) > 0, path);
  }
});

Deno.test("Suspected spam fills its own limits, not those of people", async () => {
  await using test = await testApp();
  const junk = { ...HOME_MESSAGE, [FORM_TRAP]: "http://spam.example" };
  let refused: Response | undefined;
  for (let at = 0; at < 100; at++) {
    const response = await test.request(CONTACT, { json: junk, from: `198.51.100.${at}` });
    if (response.status !== 201) refused = response;
  }
  assert(Number(refused?.headers.get("retry-after")) > 0);
  await assertError(refused!, 503, "unavailable");
  assertEquals(await test.stores.inquiries.inquiries.count(), LIMITS.suspect.together.limit);
  assertEquals(await flood(test, 1, () => "203.0.113.7"), { 201: 1 });

  const body = new URLSearchParams({ ...CONTACT_MESSAGE, name: "Typed Name", [FORM_TRAP]: "x" });
  const form = await test.request(CONTACT, { method: "POST", body, from: "203.0.113.7" });
  assertEquals(form.status, 503);
  assert((await form.text()).includes(`value="Typed Name"`), "nothing typed is lost");
});

Deno.test("A full store takes no more, and says when to come again", async () => {
  await using test = await testApp();
  const full = new Budget({ ...LIMITS.inquiry, stored: 3 }, {
    now: () => test.clock.now,
    addressOf: () => "203.0.113.7",
    isExempt: () => false,
    stored: () => test.stores.inquiries.inquiries.count(),
  });
  const app = new Hono().post("/", async (c) => {
    await full.take(c);
    return c.text("taken");
  });
  app.onError((error) => {
    const { status, headers } = error as AppError;
    return new Response(null, { status, headers });
  });
  assertEquals((await app.request("/", { method: "POST" })).status, 200);
  await flood(test, 3, () => "203.0.113.8");
  const refused = await app.request("/", { method: "POST" });
  assertEquals([refused.status, refused.headers.get("retry-after")], [503, "3600"]);
});

Deno.test("A flood of questions does not push those of people off the list", async () => {
  await using test = await testApp();
  const ask = async (query: string, from: string) => {
    const json = { query, userId: crypto.randomUUID() };
    assertEquals((await test.request("/api/assistant/chat", { json, from })).status, 200);
  };
  const listed = async () => (await test.stores.unanswered.open()).map(({ value }) => value.question);
  await ask("zorblax of quixlet", "203.0.113.7");
  await eventually(async () => (await listed()).length, 1);
  // A flood of one day fills the list to its end, from whatever addresses.
  test.clock.now = new Date(test.clock.now.getTime() + 86_400_000);
  const note = (at: number) =>
    test.stores.unanswered.note({ question: `zzyq${at} xkcd${at}`, lang: "en", page: null, partner: null });
  for (let at = 0; at < 1_100; at++) await note(at);
  assert((await listed()).includes("zorblax of quixlet"));
  // One address is noted a few dozen times a day.
  const before = (await listed()).length;
  for (let at = 0; at < 60; at++) await ask(`wqwq${at} mxmx${at}`, "198.51.100.7");
  const noted = (await listed()).filter((question) => question.startsWith("wqwq")).length;
  assert(noted <= LIMITS.unanswered.address.limit, `${before} ${noted}`);
});
