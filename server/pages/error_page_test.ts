import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { assertError } from "../testing/assert_error.ts";
import { testApp } from "../testing/test_app.ts";
import { hashOf } from "../http/content_policy.ts";
import { HEAD_SCRIPT } from "./head_scripts.ts";

const BROWSER = { headers: { accept: "text/html,application/xhtml+xml,*/*;q=0.8" } };

/** The app with a store whose reads all fail from here on. */
async function brokenApp() {
  const test = await testApp();
  test.store.kv.close();
  test.store.changed("products", null);
  return test;
}

Deno.test("A page that failed is a page that says so, with the number that the log has", async () => {
  const test = await brokenApp();
  const response = await test.request("/product/x", BROWSER);
  assertEquals(response.status, 500);
  assertEquals(response.headers.get("content-type"), "text/html; charset=utf-8");
  assertEquals(response.headers.get("cache-control"), "no-store");
  assertEquals(response.headers.get("x-robots-tag"), "noindex, nofollow");
  assertStringIncludes(response.headers.get("content-security-policy")!, await hashOf(HEAD_SCRIPT));
  const html = await response.text();
  assertStringIncludes(html, "<h1>Something Went Wrong</h1>");
  assertStringIncludes(html, response.headers.get("x-request-id")!);
  assertStringIncludes(html, 'href="/product/x"');
  assert(test.logged.some((line) => JSON.parse(line).request === response.headers.get("x-request-id")));
  assert(!html.includes("BadResource") && !html.includes(" style="), "it tells of our insides");
});

Deno.test("A page that failed speaks the language of its address, and shows the address as text", async () => {
  const test = await brokenApp();
  const html = await (await test.request("/hi/product/%3Cscript%3Ex", BROWSER)).text();
  assertStringIncludes(html, '<html lang="hi"');
  assertStringIncludes(html, 'href="/hi"');
  assert(!html.includes("<script>x"));
});

Deno.test("Who asks for JSON, or opens an address of the API, is answered with JSON", async () => {
  const test = await brokenApp();
  await assertError(await test.request("/product/x"), 500, "internal");
  await assertError(await test.request("/api/products", BROWSER), 500, "internal");
});

Deno.test("Every link of a page about a failure stays on our site, whatever was asked for", async () => {
  await using test = await testApp();
  for (
    const path of [
      "//evil.example/x",
      "///evil.example/x",
      "/%5Cevil.example/x",
      "/hi//evil.example/x",
      "/hi/%5Cevil.example/x",
      "/%2Fevil.example/x",
      "/%09/evil.example/x",
    ]
  ) {
    const address = `http://localhost:8000${path}`;
    for (const method of ["POST", "GET"]) {
      const response = await test.app.request(new Request(address, { method, ...BROWSER }));
      const links = [...(await response.text()).matchAll(/(?:href|action)="([^"]*)"/g)].map(([, to]) => to!);
      for (const to of [...links, response.headers.get("location") ?? "/"]) {
        assertEquals(new URL(to, "http://localhost:8000").host, "localhost:8000", `${method} ${path}: ${to}`);
      }
      if (method === "POST") assertEquals(links.length > 1, true, path);
    }
  }
});

Deno.test("A browser is told in a page what a refused request was", async () => {
  await using test = await testApp();
  const missing = await test.request("/media/no-such-picture.png", BROWSER);
  assertEquals(missing.status, 404);
  assertStringIncludes(await missing.text(), "<h1>Page Not Found</h1>");
  const refused = await test.request("/api/products", { method: "POST", ...BROWSER });
  assertEquals([refused.status, refused.headers.get("allow")], [405, "GET, HEAD, OPTIONS"]);
  assertStringIncludes(await refused.text(), "Cannot POST /api/products");
});
