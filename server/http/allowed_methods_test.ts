import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertError } from "../testing/assert_error.ts";
import { testApp } from "../testing/test_app.ts";

Deno.test("A method that a path does not take is 405 and says which it takes", async () => {
  await using test = await testApp();
  const cases: [path: string, allow: string, methods: string[]][] = [
    ["/api/products", "GET, HEAD, OPTIONS", ["POST", "PUT", "PATCH", "DELETE"]],
    ["/api/products/some-id", "GET, HEAD, OPTIONS", ["POST", "PUT", "PATCH", "DELETE"]],
    ["/api/product-categories", "GET, HEAD, OPTIONS", ["DELETE"]],
    ["/api/contact", "POST, OPTIONS", ["GET", "PUT", "DELETE"]],
    ["/healthz", "GET, HEAD, OPTIONS", ["POST"]],
    ["/media/x.svg", "GET, HEAD, OPTIONS", ["DELETE"]],
    ["/admin", "GET, HEAD, OPTIONS", ["POST"]],
  ];
  for (const [path, allow, methods] of cases) {
    for (const method of methods) {
      const response = await test.request(path, { method });
      assertEquals(response.headers.get("allow"), allow, `${method} ${path}`);
      await assertError(response, 405, "method_not_allowed");
    }
  }
});

Deno.test("A method on a path that does not exist is 404", async () => {
  await using test = await testApp();
  for (const method of ["GET", "POST", "DELETE", "PROPFIND"]) {
    await assertError(await test.request("/api/nope", { method }), 404, "not_found");
  }
});

Deno.test("HEAD answers what GET does, without a body, everywhere", async () => {
  await using test = await testApp();
  for (const path of ["/healthz", "/readyz", "/api/products", "/api/products/nope", "/api/nope", "/admin"]) {
    const get = await test.request(path);
    const head = await test.request(path, { method: "HEAD" });
    assertEquals([head.status, await head.text()], [get.status, ""], path);
    assertEquals(head.headers.get("content-type"), get.headers.get("content-type"), path);
    await get.body?.cancel();
  }
});

Deno.test("OPTIONS says what a path takes, to any page where any page may call", async () => {
  await using test = await testApp();
  for (const path of ["/healthz", "/readyz", "/admin", "/media/x.svg"]) {
    const response = await test.request(path, { method: "OPTIONS" });
    assertEquals([response.status, response.headers.get("allow")], [204, "GET, HEAD, OPTIONS"], path);
    assertEquals(response.headers.get("access-control-allow-origin"), null);
  }
  const open = await test.request("/api/products", { method: "OPTIONS" });
  assertEquals(open.status, 204);
  assertEquals(open.headers.get("access-control-allow-origin"), "*");
  assert(!open.headers.get("access-control-allow-methods")?.includes("POST"));
});
