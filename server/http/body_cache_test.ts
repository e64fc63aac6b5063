import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertNotEquals } from "deno-std/assert/not_equals.js";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { aProduct, HOME_MESSAGE, productInput } from "../testing/fixtures.ts";
import { testApp } from "../testing/test_app.ts";
import { BodyCache, REVALIDATED } from "./body_cache.ts";

const LIST = "/api/products";
const LONG = "दाना और पानी साफ रखें। ".repeat(40);

/** An app with products enough to be worth compressing, and a count of what it asks of its store. */
async function shop() {
  const test = await testApp();
  await test.category();
  for (const name of ["Amprolium 20%", "Toltrazuril 2.5%", "Diclazuril 0.5%"]) {
    await test.stores.products.create(productInput({ name, description: LONG }));
  }
  const { kv } = test.store;
  let reads = 0;
  for (const method of ["get", "getMany", "list"] as const) {
    const original = kv[method].bind(kv) as (...args: unknown[]) => unknown;
    Object.assign(kv, { [method]: (...args: unknown[]) => (reads++, original(...args)) });
  }
  return {
    ...test,
    readsOf: async (path: string) => (reads = 0, await (await test.request(path)).bytes(), reads),
  };
}

Deno.test("A warm GET reads nothing from the store", async () => {
  await using test = await shop();
  assert(await test.readsOf(LIST) > 0, "the count sees reads");
  for (const path of [LIST, "/api/products/amprolium-20", "/api/product-categories", "/api/company"]) {
    await test.readsOf(path);
    assertEquals(await test.readsOf(path), 0, path);
  }
  // The first search reads the names that the owner gave conditions and brands.
  await test.readsOf("/api/products?q=toltrazuril");
  assertEquals(await test.readsOf("/api/products?q=amprolium"), 0, "not even a cold one of another address");
});

Deno.test("Every encoding holds the same bytes, under an ETag of its own", async () => {
  await using test = await shop();
  const plain = await test.request(LIST);
  const text = await plain.text();
  assert(JSON.parse(text)[0].description.startsWith("दाना"));
  const decode = { br: brotliDecompressSync, gzip: gunzipSync };
  const tags = new Set([plain.headers.get("etag")]);
  for (const encoding of ["br", "gzip"] as const) {
    for (const state of ["cold", "warm"]) {
      const response = await test.request(LIST, { headers: { "accept-encoding": `deflate, ${encoding}` } });
      assertEquals(response.headers.get("content-encoding"), encoding, state);
      assertEquals(response.headers.get("vary"), "Accept-Encoding");
      assertEquals(new TextDecoder().decode(decode[encoding](await response.bytes())), text);
      tags.add(response.headers.get("etag"));
    }
  }
  assertEquals(tags.size, 3);
});

Deno.test("An encoding that is refused with q=0 is not sent", async () => {
  await using test = await shop();
  const encodings = new Map([
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.0, gzip;q=0", null],
    ["gzip;q=0.5, br;q=0.1", "br"],
    ["*", "br"],
    ["identity", null],
    ["bread, gzipped", null],
  ]);
  for (const [accepted, encoding] of encodings) {
    const response = await test.request(LIST, { headers: { "accept-encoding": accepted } });
    assertEquals(response.headers.get("content-encoding"), encoding, accepted);
  }
});

Deno.test("A matching If-None-Match is 304 without a body, whichever encoding the ETag was of", async () => {
  await using test = await shop();
  const first = await test.request(LIST, { headers: { "accept-encoding": "br" } });
  const etag = first.headers.get("etag")!;
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const response = await test.request(LIST, {
      headers: { "if-none-match": known, "accept-encoding": "br" },
    });
    assertEquals([response.status, await response.text()], [304, ""], known);
    assertEquals(response.headers.get("etag"), etag);
    assertEquals(response.headers.get("access-control-allow-origin"), "*");
  }
  const other = await test.request(LIST, { headers: { "if-none-match": '"other"' } });
  assertEquals(other.status, 200);
});

Deno.test("HEAD tells the headers of GET and no body, cold and warm", async () => {
  await using test = await shop();
  for (const state of ["cold", "warm"]) {
    const response = await test.request(LIST, { method: "HEAD" });
    assertEquals([response.status, await response.text()], [200, ""], state);
    assertEquals(response.headers.get("content-type"), "application/json");
    const get = await test.request(LIST);
    assertEquals(response.headers.get("content-length"), String((await get.bytes()).length));
    assertEquals(response.headers.get("etag"), get.headers.get("etag"));
  }
});

Deno.test("A change of content is seen by the next GET, and changes the ETag only where the body differs", async () => {
  await using test = await shop();
  const [list, categories] = [await test.request(LIST), await test.request("/api/company")];
  await test.admin("POST", "/api/admin/products", aProduct({ name: "Salinomycin 12%" }));
  const changed = await test.request(LIST);
  assert((await changed.text()).includes("Salinomycin"));
  assertNotEquals(changed.headers.get("etag"), list.headers.get("etag"));
  const same = await test.request("/api/company");
  assertEquals(same.headers.get("etag"), categories.headers.get("etag"));
});

Deno.test("Refusals, admin answers and answers made during a change are not kept", async () => {
  await using test = await shop();
  assertEquals((await test.request("/api/products/salinomycin-12")).status, 404);
  await test.admin("POST", "/api/admin/products", aProduct({ name: "Salinomycin 12%" }));
  assertEquals((await test.request("/api/products/salinomycin-12")).status, 200);
  assertEquals((await test.admin("GET", "/api/admin/products")).status, 200);
  assertEquals((await test.request("/api/admin/products")).status, 401);

  const cache = new BodyCache([{ path: "/", changes: { revision: 2 } }]);
  const request = new Request("http://localhost/a");
  const answer = () => new Response("half", { headers: { "cache-control": REVALIDATED } });
  assertEquals(await (await cache.keep(request, answer(), 1)).text(), "half");
  assertEquals(cache.answer(request), undefined);
  await cache.keep(request, answer(), 2);
  assertEquals(await cache.answer(request)?.text(), "half");
});

Deno.test("The cache stays within its capacity and lets go of what nobody asks for", async () => {
  const cache = new BodyCache([{ path: "/", changes: { revision: 1 } }], { capacity: 50_000 });
  const at = (n: number) => new Request(`http://localhost/?n=${n}`);
  for (let n = 0; n < 100; n++) {
    await cache.keep(
      at(n),
      new Response("x".repeat(5_000), { headers: { "cache-control": REVALIDATED } }),
      1,
    );
    await cache.answer(at(0))?.text();
  }
  const kept = Array.from({ length: 100 }, (_, n) => n).filter((n) => cache.answer(at(n)));
  assert(kept.length <= 8, `${kept.length} are kept`);
  assert(kept.includes(0), "what is asked for stays");
  assert(kept.includes(99), "and so does the newest");
});

const NO_NETWORKS = {
  facebook: null,
  twitter: null,
  instagram: null,
  youtube: null,
  linkedin: null,
  whatsapp: null,
};

Deno.test("A page stays cached while nothing is written that it shows, and no longer", async () => {
  await using test = await testApp();
  await test.category();
  const product = await test.stores.products.create(productInput());
  const media = await test.stores.media.create("leaflet.pdf", "application/pdf", new Uint8Array(9));
  // What is made anew shows the year of that moment.
  let year = 2026;
  const yearShown = async () => /© (\d{4})/.exec(await (await test.request("/")).text())?.[1];
  async function isMadeAnew(write: () => Promise<unknown>): Promise<boolean> {
    const before = await yearShown();
    const { etag } = Object.fromEntries((await test.request("/api/products")).headers);
    test.clock.now = new Date(`${++year}-03-01T08:00:00.000Z`);
    await write();
    const isSame = (await test.request("/api/products")).headers.get("etag") === etag;
    const shown = await yearShown();
    assertEquals(shown === before || shown === String(year), true);
    assertEquals(isSame || shown !== before, true);
    return shown !== before;
  }
  const { partners, media: files, staffAnswers, redirects, products, seo, company, store, testimonials } =
    test.stores;
  const partner = { name: "Farm Shop", origins: ["https://farm.example"], note: null, isActive: true };
  const answer = {
    questions: ["Do you rent ducks?"],
    lang: "en" as const,
    answer: "No.",
    products: [],
    unansweredId: null,
  };
  const kept: Record<string, () => Promise<unknown>> = {
    partner: () => partners.create(partner),
    file: () => files.create("price.pdf", "application/pdf", new Uint8Array(9)),
    "removed file": () => files.remove(media.id),
    "staff answer": () => store.transaction((tx) => staffAnswers.create(tx, answer, 1)),
    redirect: () => redirects.create({ from: "/old", to: "/products", isPermanent: true }),
    inquiry: () => test.request("/api/contact", { json: HOME_MESSAGE }),
  };
  for (const [what, write] of Object.entries(kept)) assertEquals(await isMadeAnew(write), false, what);

  const changed: Record<string, () => Promise<unknown>> = {
    product: () => products.update(product.id, productInput({ name: "Renamed" })),
    "SEO settings": () => seo.social.put({ ...NO_NETWORKS, facebook: "https://facebook.example/roost" }),
    company: async () => company.put({ ...await company.get(), name: "Amber Poultry Care" }),
    testimonial: () =>
      testimonials.create({ name: "Dr Rao", position: "Vet", content: "Good", rating: 5, avatarUrl: null }),
  };
  for (const [what, write] of Object.entries(changed)) assertEquals(await isMadeAnew(write), true, what);
});

Deno.test("A removed file is gone at once, and a redirect answers at once", async () => {
  await using test = await testApp();
  const { id } = await test.stores.media.create("leaflet.pdf", "application/pdf", new Uint8Array(9));
  const statusOf = async (path: string) => {
    const response = await test.request(path);
    await response.body?.cancel();
    return response.status;
  };
  assertEquals([await statusOf("/media/leaflet.pdf"), await statusOf("/old")], [200, 404]);
  await test.stores.media.remove(id);
  await test.stores.redirects.create({ from: "/old", to: "/products", isPermanent: true });
  assertEquals([await statusOf("/media/leaflet.pdf"), await statusOf("/old")], [404, 301]);
});

/** A cache of one source, and what is asked of it. */
function aCache(capacity?: number) {
  const changes = { revision: 0 };
  let isAway = false;
  const cache = new BodyCache([{ path: "/", changes, isAway: () => isAway }], {
    ...capacity && { capacity },
  });
  const request = (path: string) =>
    new Request(`http://localhost${path}`, { headers: { "accept-encoding": "gzip" } });
  return {
    changes,
    goAway: () => void (isAway = true),
    cached: (path: string) => cache.answer(request(path)),
    make: async (path: string, body: string, status = 200) =>
      await cache.keep(
        request(path),
        new Response(body, {
          status,
          headers: { "cache-control": REVALIDATED, "content-type": "text/html" },
        }),
        changes.revision,
      ),
  };
}

Deno.test("What a change leaves as it was is asked for again, and has its ETag and its compressed copy still", async () => {
  const { cached, changes, make } = aCache();
  const first = await make("/a", LONG);
  changes.revision++;
  assertEquals(cached("/a"), undefined);
  const again = await make("/a", LONG);
  assertEquals(again.headers.get("etag"), first.headers.get("etag"));
  assertEquals(gunzipSync(await cached("/a")!.bytes()).toString(), LONG);
  changes.revision++;
  assertNotEquals((await make("/a", `${LONG}!`)).headers.get("etag"), first.headers.get("etag"));
});

Deno.test("While the store is away, a stale answer is given for 503, but not of what was gone before", async () => {
  const { cached, changes, goAway, make } = aCache();
  for (const path of ["/a", "/b"]) await make(path, LONG);
  changes.revision++;
  assertEquals((await make("/b", "Gone", 404)).status, 404);
  assertEquals((await make("/a", "Later", 503)).status, 503, "as long as the store is there");
  goAway();
  const answer = await make("/a", "Later", 503);
  assertEquals([answer.status, gunzipSync(await answer.bytes()).toString()], [200, LONG]);
  assertEquals((await make("/b", "Later", 503)).status, 503);
  assertEquals((await make("/c", "Later", 503)).status, 503);
  assertEquals(cached("/a"), undefined, "it stays stale");
});

Deno.test("Stale answers take no more room than others", async () => {
  const { cached, changes, make } = aCache(60_000);
  for (let n = 0; n < 50; n++) {
    await make(`/old/${n}`, LONG);
    changes.revision++;
  }
  for (let n = 0; n < 5; n++) await make(`/new/${n}`, LONG);
  assertEquals(Array.from({ length: 5 }, (_, n) => cached(`/new/${n}`)?.status), Array(5).fill(200));
});
