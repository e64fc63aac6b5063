import { assertEquals } from "deno-std/assert/equals.js";
import type { AuditEntry } from "../../contract/audit.ts";
import { aProduct, HOME_MESSAGE } from "../testing/fixtures.ts";
import { OWNER, testApp } from "../testing/test_app.ts";

Deno.test("Every change by an admin is written down with its author, its kind and its name", async () => {
  await using test = await testApp();
  await test.category();
  const made = await (await test.admin("POST", "/api/admin/products", aProduct())).json();
  await test.admin("PUT", `/api/admin/products/${made.id}`, aProduct({ name: "Amprolium 60%" }));
  await test.admin("DELETE", `/api/admin/products/${made.id}`);
  const { id } = await (await test.request("/api/contact", { json: HOME_MESSAGE })).json();
  await test.admin("PATCH", `/api/admin/contact-submissions/${id}/resolve`);
  await test.admin("POST", "/api/admin/blog/categories", { name: "Nutrition", description: "Feed" });
  await test.admin("POST", "/api/admin/products", { name: "" });
  await test.admin("GET", "/api/admin/products");

  const response = await test.admin("GET", "/api/admin/audit");
  const entries: AuditEntry[] = await response.json();
  assertEquals(entries.map(({ action, resource, name }) => [action, resource, name]), [
    ["create", "blog-categories", "Nutrition"],
    ["resolve", "contact-submissions", null],
    ["delete", "products", "Amprolium 60%"],
    ["change", "products", "Amprolium 60%"],
    ["create", "products", "Amprolium 20%"],
  ]);
  assertEquals(new Set(entries.map(({ username }) => username)), new Set([OWNER.username]));
  assertEquals(entries[4]?.documentId, made.id);
  assertEquals(response.headers.get("x-total-count"), "5");

  const some = await (await test.admin("GET", "/api/admin/audit?resource=products&limit=2")).json();
  assertEquals(some.length, 2);
});
