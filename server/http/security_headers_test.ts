import { assertEquals } from "deno-std/assert/equals.js";
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
