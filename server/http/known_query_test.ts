import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { productInput } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";
import { knownAddress } from "./known_query.ts";
import { LIMITS } from "./limits.ts";

/** Requests each path from one address; the statuses' counts. Answers in the cache cost no token. */
async function statuses(test: TestApp, paths: readonly string[]) {
  const counts: Record<number, number> = {};
  for (const path of paths) {
    const { status } = await test.request(path, { from: "203.0.113.7" });
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

async function shop() {
  const test = await testApp();
  await test.category();
  await test.stores.products.create(productInput({ name: "Amprolium 20%" }));
  return test;
}

Deno.test("An address holds its known parameters, each once, whatever else is added", () => {
  const known = () => new Set(["q", "page"]);
  for (
    const [asked, wanted] of [
      ["/products", "/products"],
      ["/products?", "/products"],
      ["/products?x=1&utm_source=a", "/products"],
      ["/products?q=a%20b&x=1&page=2", "/products?page=2&q=a+b"],
      ["/products?page=2&q=a+b&q=c", "/products?page=2&q=a+b"],
      ["/products?q=%", "/products?q=%25"],
      ["/%?q=a", "/%?q=a"],
    ]
  ) assertEquals(knownAddress(asked!, known), wanted);
});

Deno.test("A parameter that is declared as a list keeps all its values, each once and in one order", () => {
  const known = () => new Set(["sign[]", "age"]);
  assertEquals(
    knownAddress("/health?sign=b&age=1&sign=a&age=2&sign=b&signs=c", known),
    "/health?age=1&sign=a&sign=b",
  );
});

Deno.test("Parameters that nobody reads render no page and no list anew, and stand in none", async () => {
  await using test = await shop();
  const { limit } = LIMITS.cold.address;
  for (
    const path of [
      "/products",
      "/",
      "/hi/blog",
      "/api/products",
      "/api/products/amprolium-20",
      "/api/company",
    ]
  ) {
    const paths = Array.from({ length: limit + 50 }, (_, at) => `${path}?x=${at}&utm_source=evil${at}`);
    assertEquals(await statuses(test, paths), { 200: limit + 50 }, path);
    const text = await (await test.request(paths[0]!)).text();
    assert(!text.includes("evil"), path);
    test.clock.now = new Date(test.clock.now.getTime() + 60_000);
  }
});

Deno.test("The `Link` of a page names no foreign parameter", async () => {
  await using test = await shop();
  await test.stores.products.create(productInput({ name: "Toltrazuril" }));
  const { headers } = await test.request("/api/products?limit=1&evil=1");
  assertEquals(headers.get("link")?.includes("evil"), false);
  assert(headers.get("link")!.includes("limit=1"));
});

Deno.test("Known parameters still change the answer, also those of a partner's key", async () => {
  await using test = await shop();
  assertEquals((await (await test.request("/api/products?q=amprolium&x=1")).json()).length, 1);
  assertEquals((await (await test.request("/api/products?q=zzzzzzzz&x=1")).json()).length, 0);
  const page = await (await test.request("/contact?product=Amprolium&x=1")).text();
  assert(page.includes("Amprolium"));
  await test.request("/api/products");
  const foreign = { headers: { origin: "https://elsewhere.example" } };
  const refused = await test.request("/api/products?partner=pk_unknown&x=1", foreign);
  assertEquals(refused.status, 403);
});

Deno.test("Redirects keep what campaigns add to an address", async () => {
  await using test = await shop();
  const response = await test.request("/en/products/?utm_source=mail");
  assertEquals([response.status, response.headers.get("location")], [301, "/products?utm_source=mail"]);
});

Deno.test("One address gets so many answers that have to be made, others are served", async () => {
  await using test = await shop();
  const { limit } = LIMITS.cold.address;
  const paths = Array.from({ length: limit + 10 }, (_, at) => `/api/products?q=word${at}`);
  assertEquals(await statuses(test, paths), { 200: limit, 429: 10 });
  const page = await test.request("/products?q=cold", {
    from: "203.0.113.7",
    headers: { accept: "text/html" },
  });
  assertEquals(page.status, 429);
  assert(Number(page.headers.get("retry-after")) > 0);
  assertEquals((await test.request("/api/products?q=cold", { from: "203.0.113.8" })).status, 200);
  assertEquals(
    (await test.request(paths[0]!, { from: "203.0.113.7" })).status,
    200,
    "what is cached is free",
  );
});
