import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertError } from "../testing/assert_error.ts";
import { aProduct, CONTACT_MESSAGE, HOME_MESSAGE, productInput } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";

/** A catalogue of one product. */
async function oneProduct(): Promise<TestApp> {
  const test = await testApp();
  await test.category();
  await test.stores.products.create(productInput());
  return test;
}

const STRANGE = [
  "%",
  "%zz",
  "%E0%A4%A",
  "%00",
  "%ff",
  "%2e%2e%2fadmin",
  "..%5c..",
  "a%2Fb",
  "%20",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "%EF%BF%BF",
  "%F0%9F%90%94",
  "%E2%80%AE",
  "x".repeat(3_000),
  "%E0%A4%95".repeat(3_000),
  "*",
  ":id",
  "null",
];

Deno.test("A strange id is 404, never an error of ours", async () => {
  await using test = await oneProduct();
  for (const name of STRANGE) {
    for (const path of ["/api/products", "/api/blog/post", "/media", "/api"]) {
      await assertError(await test.request(`${path}/${name}`), 404, "not_found");
    }
    for (const path of ["products", "product-categories", "contact-submissions"]) {
      await assertError(await test.admin("GET", `/api/admin/${path}/${name}`), 404, "not_found");
    }
    await assertError(await test.admin("DELETE", `/api/admin/products/${name}`), 404, "not_found");
    await assertError(await test.request(`/api/products/related?id=${name}`), 404, "not_found");
    await assertError(await test.request(`/api/blog/related?slug=${name}`), 404, "not_found");
  }
  assertEquals(test.logged, []);
});

Deno.test("A strange query finds nothing or is refused, never an error of ours", async () => {
  await using test = await oneProduct();
  for (const value of STRANGE) {
    for (
      const name of ["category", "q", "featured", "fields", "limit", "cursor", "__proto__", "constructor"]
    ) {
      for (const path of ["/api/products", "/api/blog/posts", "/api/admin/products"]) {
        const { status } = await test.admin("GET", `${path}?${name}=${value}`);
        assert(status === 200 || status === 422, `${status} ${path}?${name}=${value.slice(0, 40)}`);
      }
    }
  }
  assertEquals(test.logged, []);
});

Deno.test("Of a parameter that is given twice the first one counts", async () => {
  await using test = await oneProduct();
  const list = await (await test.request("/api/products?q=amprolium&q=nothing&limit=1&limit=0")).json();
  assertEquals(list.length, 1);
});

Deno.test("A path counts only as it is written: no dots, doubled slashes or encoded letters lead to the panel", async () => {
  await using test = await testApp();
  const paths = ["/api/%61dmin/products", "/api/x/../admin/products", "/api/x/%2e%2e/admin/products"];
  for (const path of paths) await assertError(await test.request(path), 401, "unauthorized");
  for (
    const path of [
      "//api/admin/products",
      "/api//admin/products",
      "/api/admin%2Fproducts",
      "/API/admin/products",
    ]
  ) {
    const { status, headers } = await test.request(`http://localhost${path}`);
    assert(
      status === 404 || status === 301 && /^\/(?!\/)/.test(headers.get("location")!),
      `${status} ${path}`,
    );
  }
});

Deno.test("Keys of every object's prototype are plain data or nothing", async () => {
  await using test = await testApp();
  await test.category();
  const json = JSON.stringify(aProduct()).replace(
    "{",
    '{"__proto__":{"isFeatured":true},"constructor":{"x":1},"specifications":{"__proto__":"a","constructor":"b","Form":"Powder"},',
  );
  const cookie = await test.login();
  const headers = { cookie, "content-type": "application/json" };
  const response = await test.request("/api/admin/products", { method: "POST", headers, body: json });
  assertEquals(response.status, 201, await response.clone().text());
  const product = await response.json();
  assertEquals([product.isFeatured, product.specifications.Form], [false, "Powder"]);
  assertEquals(Object.hasOwn({}, "isFeatured"), false);
  assertEquals(({} as Record<string, unknown>).x, undefined);
  const body = '{"__proto__":{"subject":"Quote Request"},' + JSON.stringify(HOME_MESSAGE).slice(1);
  const sent = await test.request("/api/contact", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  assertEquals(sent.status, 201);
  assertEquals((await test.stores.inquiries.inquiries.list()).items[0]!.value.source.kind, "home");
});

Deno.test("Text of any letters comes back as it was sent", async () => {
  await using test = await testApp();
  for (
    const strange of [
      "\u0000null",
      "\u202eright",
      "👩‍🌾",
      "<script>alert(1)</script>",
      "कुक्कुट",
      "\r\nBcc: x@y.example",
      "half \ud800",
    ]
  ) {
    const json = { ...CONTACT_MESSAGE, message: `Hello ${strange} hello` };
    assertEquals((await test.request("/api/contact", { json })).status, 201);
    const [newest] = await (await test.admin("GET", "/api/admin/contact-submissions?limit=1")).json();
    assertEquals(newest.message, json.message);
  }
});

Deno.test("Lists longer than they may be are 422", async () => {
  await using test = await testApp();
  await test.category();
  for (const field of ["features", "species", "indications", "composition", "documents"]) {
    const list = Array.from({ length: 5_000 }, () => "x");
    const response = await test.admin("POST", "/api/admin/products", aProduct({ [field]: list }));
    const { issues } = await assertError(response, 422, "invalid");
    assert(issues!.length <= 100, `${issues!.length} issues`);
  }
});

Deno.test("No header of a request ends up in a kept answer", async () => {
  await using test = await oneProduct();
  const path = "/api/products?poison";
  const headers = {
    host: "evil.example",
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "gopher",
    "x-original-url": "/api/admin/products",
    "x-http-method-override": "DELETE",
    origin: "https://evil.example",
    cookie: "roost_session=x",
    "accept-language": "hi",
  };
  const poisoned = await test.request(`http://evil.example${path}`, { headers });
  const clean = await test.request(path);
  assertEquals([...clean.headers], [...poisoned.headers]);
  assertEquals(await clean.text(), await poisoned.text());
  for (const [name, value] of clean.headers) assert(!value.includes("evil"), name);
});

Deno.test("A Link header holds what was asked for only as letters that a header may hold", async () => {
  await using test = await oneProduct();
  await test.stores.products.create(productInput());
  const query = "limit=1&q=%20%0d%0aset-cookie:x=1%3e%22%3c%20";
  await test.request(`/api/products?${query}`);
  const response = await test.request("/api/products?limit=1&x=%0d%0aset-cookie%3ax=1%3E%22%3C%E0%A4%95");
  const link = response.headers.get("link")!;
  assert(/^<[\x21-\x3b\x3d\x3f-\x7e]+>; rel="next"$/.test(link), link);
  assertEquals(response.headers.get("set-cookie"), null);
});

Deno.test("A Host header that is no host is 400", async () => {
  await using test = await oneProduct();
  for (
    const host of [
      "a b",
      "x/api/company?",
      "x#",
      "user:word@localhost",
      "%%%",
      "<script>",
      "[::1",
      "::",
      "a:99999",
    ]
  ) {
    for (const path of ["/nope", "/api/products?limit=1"]) {
      await assertError(await test.request(path, { headers: { host } }), 400, "bad_request");
    }
  }
  for (const host of ["", "localhost:8000", "127.0.0.1", "[::1]:8000", "xn--e1afmkfd.example"]) {
    assertEquals((await test.request("/api/company", { headers: { host } })).status, 200, host);
  }
});

Deno.test("Several ETags, or one in several headers, are all looked at", async () => {
  await using test = await oneProduct();
  const etag = (await test.request("/api/products")).headers.get("etag")!;
  for (const known of [`"other", ${etag}`, `W/${etag}`, "*"]) {
    const response = await test.request("/api/products", { headers: { "if-none-match": known } });
    assertEquals([response.status, await response.text()], [304, ""]);
  }
  const twice = new Headers([["if-none-match", '"other"'], ["if-none-match", etag]]);
  assertEquals((await test.request("/api/products", { headers: twice })).status, 304);
  const other = await test.request("/api/products", { headers: { "if-none-match": '"other"' } });
  assertEquals(other.status, 200);
});

Deno.test("Letters of strangers begin no line of the log, and steer no terminal", async () => {
  await using test = await testApp();
  const forged = "x\n2026-03-01 owner signed in\u001b[2J\u202e";
  test.stores.inquiries.create = () => Promise.reject(new Error(forged));
  assertEquals((await test.request("/api/contact", { json: HOME_MESSAGE })).status, 500);
  assertEquals(
    /^2026|[\p{Cc}\u202e]/mu.test(test.logged.join("").replaceAll("\n", "~")),
    false,
    test.logged.join(),
  );
});

Deno.test("A failure of ours is logged in full, and the caller is told only its number", async () => {
  const test = await oneProduct();
  // Closed for good: every read from here on fails.
  test.store.kv.close();
  test.store.changed("products", null);
  const response = await test.request("/api/products/%0aforged%1b[2J");
  const error = await assertError(response, 500, "internal");
  assertEquals(Object.keys(error).sort(), ["code", "message", "requestId"]);
  assertEquals(response.headers.get("x-request-id"), error.requestId);
  assertEquals(test.logged.length, 1);
  const line = test.logged[0]!;
  assert(line.includes("Cannot answer GET /api/products/:id: ") && line.includes(error.requestId), line);
  assert(line.includes("BadResource"), line);
  assert(!line.includes("\nforged") && !line.includes("\x1b"), line);
});
