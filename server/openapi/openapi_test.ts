import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { ISSUE_CODES } from "../../contract/issue_messages.ts";
import { testApp } from "../testing/test_app.ts";
import { callsOf } from "./openapi_document.ts";

Deno.test("Every route of the app is described", async () => {
  await using test = await testApp();
  const silent = callsOf(test.app.routes).filter(({ endpoint }) => !endpoint);
  assertEquals(silent.map(({ method, path }) => `${method} ${path}`), [], "give them an endpoint(…)");
});

Deno.test("Strangers are told of public calls, and who is signed in of all", async () => {
  await using test = await testApp();
  const stranger = await test.request("/openapi.json");
  assertEquals(stranger.headers.get("access-control-allow-origin"), "*");
  assertStringIncludes(stranger.headers.get("vary") ?? "", "Cookie");
  const { paths } = await stranger.json();
  assertEquals(Object.keys(paths).filter((path) => path.startsWith("/api/admin")), []);
  assertEquals("/api/products" in paths, true);
  const page = await (await test.request("/docs")).text();
  assertEquals(/\/api\/admin\/\w/.test(page), false);

  const owner = await test.admin("GET", "/openapi.json");
  assertEquals(owner.headers.get("cache-control"), "private, no-cache");
  assertEquals("/api/admin/products" in (await owner.json()).paths, true);
  assertStringIncludes(await (await test.admin("GET", "/docs")).text(), "/api/admin/products");
  const again = await (await test.request("/openapi.json")).json();
  assertEquals(Object.keys(again.paths).length, Object.keys(paths).length);
});

Deno.test("The optional fields of an inquiry are described, whatever its kind", async () => {
  await using test = await testApp();
  const { paths } = await (await test.request("/openapi.json")).json();
  const { anyOf } = paths["/api/contact"].post.requestBody.content["application/json"].schema;
  assertEquals(anyOf.length, 3);
  for (const { properties, required } of anyOf) {
    for (const name of ["kind", "lang", "website", "elapsed", "key"]) {
      assertEquals([typeof properties[name]?.description, required.includes(name)], ["string", false], name);
    }
  }
});

Deno.test("GET /openapi.json is made of the schemas, admin calls too", async () => {
  await using test = await testApp();
  const response = await test.admin("GET", "/openapi.json");
  assertEquals(response.status, 200);
  const { openapi, paths, servers, components } = await response.json();
  assertEquals([openapi, servers], ["3.1.0", [{ url: "http://localhost:8000" }]]);
  const { requestBody, security, responses, parameters } = paths["/api/admin/products/{id}"].put;
  const { schema } = requestBody.content["application/json"];
  assertEquals(schema.required, ["name", "category"]);
  assertEquals(schema.properties.name, { type: "string", minLength: 1, maxLength: 300 });
  assertEquals([security, Object.keys(responses)], [[{ session: [] }], ["200", "default"]]);
  assertEquals(parameters[0], { name: "id", in: "path", required: true, schema: { type: "string" } });
  assertEquals(paths["/api/products"].get.security, undefined);
  assertEquals(paths["/api/assistant/chat"].post.requestBody.content["application/json"].schema.required, [
    "query",
  ]);
  const { items } = components.schemas.Error.properties.issues;
  assertEquals(items.required, ["path", "code", "message"]);
  assertEquals(items.properties.code.enum, ISSUE_CODES);
  const etag = response.headers.get("etag")!;
  const again = await test.admin("GET", "/openapi.json", undefined, { "if-none-match": etag });
  assertEquals(again.status, 304);
});

Deno.test("GET /docs says the same to people, with no script", async () => {
  await using test = await testApp();
  const response = await test.admin("GET", "/docs");
  assertEquals(response.headers.get("content-type"), "text/html; charset=UTF-8");
  const policy = response.headers.get("content-security-policy")!;
  assertStringIncludes(policy, "default-src 'none'");
  assertStringIncludes(policy, "style-src 'self' 'sha256-");
  const page = await response.text();
  assertStringIncludes(page, "/api/admin/staff-answers/{id}");
  assertStringIncludes(page, "query: string (up to 2000)");
  assertEquals(page.includes("<script"), false);
});
