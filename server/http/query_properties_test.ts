import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import fc from "fast-check";
import { ApiErrorSchema } from "../../contract/api_error.ts";
import { aProduct, HOME_MESSAGE, productInput } from "../testing/fixtures.ts";
import { anyString } from "../testing/fuzz/arbitrary_of.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";

const ROWS = 12;
/** Lists that are kept in memory, read from the store, and searched. */
const LISTS = {
  "/api/products": ["featured"],
  "/api/admin/products": ["name", "-name"],
  "/api/admin/contact-submissions": [],
  "/api/admin/audit": [],
};
const PARAMETERS = [
  "limit",
  "cursor",
  "page",
  "sort",
  "fields",
  "q",
  "category",
  "featured",
  "lang",
  "__proto__",
];

async function filled(): Promise<TestApp> {
  const test = await testApp();
  await test.category();
  for (let row = 0; row < ROWS; row++) {
    const name = `Amprolium ${row % 5} of ${row}`;
    const { status } = await test.admin("POST", "/api/admin/products", aProduct({ name }));
    assertEquals(status, 201);
    await test.request("/api/contact", { json: { ...HOME_MESSAGE, name }, from: `192.0.2.${row}` });
  }
  return test;
}

Deno.test("A list answers any query with rows or a refusal in our shape", async () => {
  await using test = await filled();
  const query = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...PARAMETERS), anyString), anyString), {
    maxLength: 5,
  });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...Object.keys(LISTS)), query, async (path, query) => {
      const search = new URLSearchParams(
        query.map(([name, value]) => [name.toWellFormed(), value.toWellFormed()]),
      );
      const response = await test.admin("GET", `${path}?${search}`);
      const answer = await response.json();
      if (response.status === 200) assert(Array.isArray(answer));
      else {
        assertEquals(response.status, 422, JSON.stringify(answer));
        assert(ApiErrorSchema.safeParse(answer).success);
      }
    }),
    { seed: 1, numRuns: 400 },
  );
  assertEquals(test.logged, []);
});

Deno.test("The pages of a list, one after another, are the whole list once, in any order and size", async () => {
  await using test = await filled();
  const asked = fc.constantFrom(...Object.entries(LISTS)).chain(([path, sorts]) =>
    fc.record({
      path: fc.constant(path),
      limit: fc.integer({ min: 1, max: ROWS + 3 }),
      sort: fc.constantFrom(undefined, ...sorts),
      q: fc.constantFrom(undefined, "amprolium", "3", "nobody at all"),
      page: fc.integer({ min: 1, max: 5 }),
    })
  );
  await fc.assert(
    fc.asyncProperty(asked, async ({ path, limit, sort, q, page }) => {
      const query = new URLSearchParams({ ...sort && { sort }, ...q && { q } });
      const read = async (address: string) => {
        const response = await test.admin("GET", address);
        assertEquals(response.status, 200, await response.clone().text());
        const rows: { id: string }[] = await response.json();
        const next = /^<(.+)>; rel="next"$/.exec(response.headers.get("link") ?? "")?.[1];
        return { ids: rows.map(({ id }) => id), next, total: response.headers.get("x-total-count") };
      };
      const { ids: whole } = await read(`${path}?${query}`);
      query.set("limit", String(limit));
      const walked: string[] = [];
      for (let next: string | undefined = `${path}?${query}`; next;) {
        const { ids, total, next: following } = await read(next);
        assertEquals(total, String(whole.length));
        assert(ids.length <= limit);
        walked.push(...ids);
        next = following;
      }
      assertEquals(walked, whole);
      query.set("page", String(page));
      assertEquals((await read(`${path}?${query}`)).ids, whole.slice((page - 1) * limit, page * limit));
    }),
    { seed: 1, numRuns: 60 },
  );
  assertEquals(test.logged, []);
});

Deno.test("Chosen fields are those of the whole product, and no others", async () => {
  await using test = await testApp();
  await test.category();
  await test.stores.products.create(productInput({ tags: ["a"] }));
  const [product] = await (await test.request("/api/products")).json();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...Object.keys(product)), { minLength: 1 }), async (fields) => {
      const [row] = await (await test.request(`/api/products?fields=${fields}`)).json();
      assertEquals(row, Object.fromEntries(fields.map((name) => [name, product[name]])));
    }),
    { seed: 1, numRuns: 50 },
  );
});
