import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { Hono } from "hono";
import { testApp } from "../testing/test_app.ts";
import { securityHeaders } from "./security_headers.ts";

const HEADER = "strict-transport-security";

Deno.test("Over https browsers stay with https, on the owner's other names only if that is set", async () => {
  await using test = await testApp({ origin: "https://roost.example" });
  assertEquals((await test.request("/healthz")).headers.get(HEADER), "max-age=31536000");
  await using plain = await testApp();
  assertEquals((await plain.request("/healthz")).headers.get(HEADER), null);

  const all = new Hono().use(securityHeaders({ origin: "https://roost.example", hstsSubdomains: true }));
  assertEquals((await all.request("/")).headers.get(HEADER), "max-age=31536000; includeSubDomains");
});

Deno.test("A page tells other sites its origin at most, stands in no frame, and loads what its policy names", async () => {
  await using test = await testApp();
  for (const path of ["/", "/hi/contact", "/no-such-page", "/admin", "/docs"]) {
    const { headers } = await test.request(path, { headers: { accept: "text/html" } });
    const referrer = path === "/admin" ? "same-origin" : "strict-origin-when-cross-origin";
    assertEquals(headers.get("referrer-policy"), referrer, path);
    assertEquals(headers.get("cross-origin-opener-policy"), "same-origin", path);
    assertEquals(headers.get("content-type")?.toLowerCase(), "text/html; charset=utf-8", path);
    const policy = headers.get("content-security-policy") ?? "";
    for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      assertStringIncludes(policy, part, path);
    }
    assertEquals(/unsafe-|[^-]\*[ ;]/.test(policy), false, policy);
  }
});
