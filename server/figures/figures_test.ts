import { assertEquals } from "deno-std/assert/equals.js";
import { assert } from "deno-std/assert/assert.js";
import type { PeriodFigures } from "../../contract/figures.ts";
import { aProduct, CONTACT_MESSAGE } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";
import { FIGURE_KEYS_MAX } from "./figure_limits.ts";
import { FIGURE_KINDS } from "./figure_store.ts";

/** As a browser asks for a page. */
const READER = {
  accept: "text/html,application/xhtml+xml",
  "accept-language": "te-IN,te;q=0.9",
  "user-agent": "Mozilla/5.0 (Linux; Android 10) Chrome/126.0 Mobile Safari/537.36",
  "sec-fetch-dest": "document",
};
const SCRIPT = { ...READER, accept: "*/*", "sec-fetch-dest": "empty" };

const open = (test: TestApp, path: string, headers: Record<string, string> = {}, method = "GET") =>
  test.request(path, { method, headers: { ...READER, ...headers } });

/** What is stored of today, by kind, after what is counted has been written. */
async function stored(test: TestApp, { all = true } = {}) {
  const api = async (path: string) => await test.app.request(path);
  await test.stores.counter.flush({ read: test.read, api }, { all });
  const day = test.stores.figures.today();
  const figures = await test.stores.figures.read(day, day);
  return Object.fromEntries(
    FIGURE_KINDS.filter((kind) => figures[kind].size > 0).map((
      kind,
    ) => [kind, Object.fromEntries(figures[kind])]),
  );
}

async function withProduct(test: TestApp): Promise<string> {
  await test.category();
  return (await (await test.admin("POST", "/api/admin/products", aProduct({ name: "Amprolium 20%" }))).json())
    .id;
}

Deno.test("a page that is opened is counted, from the cache, unchanged and in each language too", async () => {
  await using test = await testApp();
  const id = await withProduct(test);
  const page = await open(test, "/product/amprolium-20");
  await page.body?.cancel();
  await open(test, "/te/product/amprolium-20");
  const again = await open(test, "/product/amprolium-20", { "if-none-match": page.headers.get("etag")! });
  assertEquals(again.status, 304);
  await open(test, "/about?utm_source=mail");
  assertEquals(await stored(test), { product: { [id]: 3 }, page: { "/about": 1 } });
});

Deno.test("what is not there, not public, or not for a reader is not counted", async () => {
  await using test = await testApp();
  await withProduct(test);
  for (let n = 0; n < 20; n++) await open(test, `/product/invented-${n}`);
  await open(test, "/product/AMPROLIUM-20");
  await open(test, "/admin");
  await open(test, "/api/products");
  await open(test, "/about", { "user-agent": "Mozilla/5.0 (compatible; Examplebot/2.1)" });
  await open(test, "/about", { "user-agent": "monitor (+https://status.example)" });
  await open(test, "/about", { "sec-purpose": "prefetch" });
  await open(test, "/about", { "sec-fetch-dest": "iframe" });
  await open(test, "/about", { cookie: "roost_session=abc" });
  await open(test, "/about", { cookie: "a=b; roost_preview=abc" });
  await test.request("/about", { headers: { "user-agent": "curl/8.5" } });
  await test.request("/about");
  assertEquals(await stored(test), {});
});

Deno.test("a page that the site shows in place is counted by the request for its head", async () => {
  await using test = await testApp();
  const id = await withProduct(test);
  // Its data was asked for when a finger touched the link.
  await test.request("/api/products/amprolium-20", { headers: SCRIPT });
  assertEquals(await stored(test), {});
  await test.request("/product/amprolium-20", {
    method: "HEAD",
    headers: { ...SCRIPT, accept: "text/html" },
  });
  assertEquals(await stored(test), { product: { [id]: 1 } });
});

Deno.test("a search typed letter by letter is one, wherever it is typed, and one without products is missed", async () => {
  await using test = await testApp();
  await withProduct(test);
  const type = async (path: string) => await (await test.request(path, { headers: SCRIPT })).body?.cancel();
  for (const q of ["am", "amprol", "Amprolium", "ampro", "amprolium"]) {
    test.clock.now = new Date(test.clock.now.getTime() + 1_000);
    await type(`/api/search?q=${q}`);
  }
  await open(test, "/products?q=amprolium");
  assertEquals(await stored(test, { all: false }), { page: { "/products": 1 } });
  test.clock.now = new Date(test.clock.now.getTime() + 11_000);
  await type("/api/products?q=zzqx&limit=5");
  assertEquals((await stored(test)).search, { amprolium: 1, zzqx: 1 });
  assertEquals((await stored(test)).missed, { zzqx: 1 });
});

Deno.test("a search in a widget on a partner's page is counted, once", async () => {
  await using test = await testApp();
  const origin = "https://dealer.example";
  const { key } = await (await test.admin("POST", "/api/admin/partners", {
    name: "Dealer",
    origins: [origin],
    isActive: true,
  })).json();
  const path = `/partner/${key}/api/products?q=amprolium&limit=5`;
  for (let n = 0; n < 2; n++) {
    const answer = await test.request(path, { headers: { ...SCRIPT, origin } });
    assertEquals(answer.status, 200);
    await answer.body?.cancel();
  }
  assertEquals((await stored(test)).search, { amprolium: 1 });
});

Deno.test("of a number or an address that is searched for, only the search is counted", async () => {
  await using test = await testApp();
  for (const q of ["98480 12345", "asha@farm.example", `${"long ".repeat(40)}`]) {
    await test.request(`/api/search?q=${encodeURIComponent(q)}`, { headers: SCRIPT });
  }
  const long = "long ".repeat(12).trim();
  assertEquals(await stored(test), { search: { "": 2, [long]: 1 }, missed: { [long]: 1 } });
});

Deno.test("a period is compared with the one before, by names, and each list can be had whole", async () => {
  await using test = await testApp();
  const id = await withProduct(test);
  const { figures } = test.stores;
  const views = (day: string, count: number) =>
    figures.add(
      new Set([{ kind: "product", key: id, count }, { kind: "missed", key: "gumboro", count }]),
      day,
    );
  // India's day is the 1st of March; the period of 7 days begins on the 23rd of February.
  for (
    const [day, count] of [["2026-02-15", 100], ["2026-02-16", 5], ["2026-02-22", 1], [
      "2026-02-23",
      2,
    ]] as const
  ) {
    await views(day, count);
  }
  await figures.add(new Set([{ kind: "asked", key: id, count: 2 }, { kind: "page", key: "/", count: 4 }]));
  const today = test.clock.now;
  for (const day of ["2026-02-20", "2026-02-27"]) {
    test.clock.now = new Date(`${day}T05:00:00Z`);
    const lines = [{ productId: id, quantity: "2 kg" }, { product: "Another" }];
    const sent = await test.request("/api/contact", {
      json: { ...CONTACT_MESSAGE, kind: "quote", source: "quote", lines, message: "Please quote for these" },
    });
    assertEquals(sent.status, 201);
  }
  test.clock.now = today;
  const period: PeriodFigures = await (await test.admin("GET", "/api/admin/figures?period=7-days")).json();
  assertEquals([period.from, period.to, period.since], ["2026-02-23", "2026-03-01", "2026-02-15"]);
  assertEquals(period.totals.products, { now: 2, before: 6 });
  assertEquals(period.totals.views, { now: 6, before: 6 });
  assertEquals(period.totals.inquiries, { now: 1, before: 1 });
  assertEquals(period.views.map(({ count }) => count), [2, 0, 0, 0, 0, 0, 4]);
  assertEquals(period.lists.products, [{ key: id, name: "Amprolium 20%", now: 2, before: 6 }]);
  assertEquals(period.lists.asked[0], { key: "Amprolium 20%", name: "Amprolium 20%", now: 3, before: 1 });
  assertEquals(period.lists.missed, [{ key: "gumboro", name: "gumboro", now: 2, before: 6 }]);
  assertEquals(period.lists.sources.map(({ key, now }) => [key, now]), [["quote", 1]]);
  const file = await (await test.admin("GET", "/api/admin/figures/export.csv?period=7-days")).text();
  assert(file.includes(`"What","Name","23 Feb 2026 to 1 Mar 2026","16 Feb 2026 to 22 Feb 2026"`), file);
  assert(file.includes(`"products","Amprolium 20%","2","6"`), file);
  const month: PeriodFigures = await (await test.admin("GET", "/api/admin/figures?period=last-month")).json();
  assertEquals(month.totals.products, { now: 108, before: 0 });
  assertEquals((await test.admin("GET", "/api/admin/figures?period=8-days")).status, 422);
});

Deno.test("a million invented searches fill the day's words and no more, and servers add up", async () => {
  await using test = await testApp();
  const { figures } = test.stores;
  const words = (from: number, count: number) =>
    new Set(
      Array.from({ length: count }, (_, n) => ({ kind: "search", key: `w${from + n}`, count: 1 } as const)),
    );
  const most = FIGURE_KEYS_MAX.search;
  await figures.add(words(0, most + 100));
  await figures.add(words(5_000, 50));
  await figures.add(words(0, 1));
  const { search } = await figures.read(figures.today(), figures.today());
  assertEquals([search.size, search.get(""), search.get("w0")], [most + 1, 150, 2]);
});

Deno.test("old days become months without words, and old months go", async () => {
  await using test = await testApp();
  const { figures } = test.stores;
  const today = test.clock.now;
  for (const day of ["2022-01-05", "2025-05-05", "2025-05-06", "2026-02-20"]) {
    await figures.add(
      new Set([{ kind: "search", key: "amprolium", count: 2 }, { kind: "page", key: "/", count: 3 }]),
      day,
    );
  }
  test.clock.now = today;
  await figures.fold();
  await figures.fold();
  assertEquals((await figures.read("2025-05", "2025-05")).search, new Map([["", 4]]));
  assertEquals((await figures.read("2022-01", "2022-01")).page.size, 0);
  assertEquals((await figures.read("2022-01-01", "2025-12-31")).page.size, 0);
  assertEquals((await figures.read("2026-02-01", "2026-02-28")).page, new Map([["/", 3]]));
  assertEquals(await figures.since(), "2025-05-01");
  const year: PeriodFigures = await (await test.admin("GET", "/api/admin/figures?period=12-months")).json();
  assertEquals([year.from, year.to, year.before], [
    "2025-04-01",
    "2026-03-01",
    { from: "2024-04-01", to: "2025-03-31" },
  ]);
  assertEquals([year.totals.views, year.totals.searches], [{ now: 9, before: 0 }, { now: 6, before: 0 }]);
  assertEquals(year.views.filter(({ count }) => count > 0), [
    { day: "2025-05", count: 6 },
    { day: "2026-02", count: 3 },
  ]);
});
