import { assert } from "deno-std/assert/assert.js";
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

Deno.test("The newest entries do not wait until all are counted", async () => {
  await using test = await testApp();
  await test.category();
  for (const name of ["A", "B"]) {
    await test.admin("POST", "/api/admin/blog/categories", { name, description: "x" });
  }
  test.stores.audit.count = () => new Promise<never>(() => {});
  const response = await test.admin("GET", "/api/admin/audit?limit=1");
  assertEquals((await response.json()).map(({ name }: AuditEntry) => name), ["B"]);
  assertEquals(response.headers.has("x-total-count"), false);
  assert(response.headers.has("link"));
});

Deno.test("A change tells what it made different: of products, settings and drafts, and of no visitor", async () => {
  await using test = await testApp();
  await test.category();
  const { id } = await (await test.admin("POST", "/api/admin/products", aProduct())).json();
  await test.admin("PUT", `/api/admin/products/${id}`, aProduct({ name: "Amprolium 60%" }));
  await test.admin("PUT", `/api/admin/products/${id}/draft`, aProduct({ name: "Amprolium 65%" }));
  const profile = await (await test.admin("GET", "/api/admin/company")).json();
  await test.admin("PUT", "/api/admin/company", { ...profile, tagline: "Birds first" });
  const message = await (await test.request("/api/contact", { json: HOME_MESSAGE })).json();
  await test.admin("PATCH", `/api/admin/contact-submissions/${message.id}/resolve`);

  const entries: AuditEntry[] = await (await test.admin("GET", "/api/admin/audit")).json();
  assertEquals(entries.map(({ hasDifference = false }) => hasDifference), [false, true, true, true, false]);
  const differenceOf = async (at: number) =>
    await (await test.admin("GET", `/api/admin/audit/${entries[at]!.id}/difference`)).json();
  assertEquals((await differenceOf(1)).after, { tagline: "Birds first" });
  const { before, after } = await differenceOf(2);
  assertEquals([before.name, after.name], ["Amprolium 60%", "Amprolium 65%"]);
  assertEquals(Object.keys((await differenceOf(3)).after).includes("description"), false);
  const none = `/api/admin/audit/${entries[0]!.id}/difference`;
  assertEquals((await test.admin("GET", none)).status, 404);
});

Deno.test("The log is filtered by person, kind, India's days, and by the words or the id of an item", async () => {
  await using test = await testApp();
  const today = test.clock.now;
  for (
    const [day, username, name] of [
      ["2026-02-20", "lakshmi", "Amprolium"],
      // After midnight in India.
      ["2026-02-21", "lakshmi", "Tylosin"],
      ["2026-02-22", "ravi", "Tylosin"],
    ] as const
  ) {
    await test.stores.audit.create({
      at: new Date(`${day}T00:10:00+05:30`).toISOString(),
      username,
      action: "change",
      resource: name === "Amprolium" ? "brands" : "products",
      documentId: `id-of-${name}`,
      name,
    });
  }
  test.clock.now = today;
  const found = async (query: string) => {
    const response = await test.admin("GET", `/api/admin/audit?${query}`);
    const rows: AuditEntry[] = await response.json();
    assertEquals(response.headers.get("x-total-count"), `${rows.length}`);
    return rows.map(({ at, username }) => `${at.slice(0, 10)} ${username}`);
  };
  assertEquals(await found("username=lakshmi"), ["2026-02-20 lakshmi", "2026-02-19 lakshmi"]);
  assertEquals(await found("username=lakshmi&resource=products"), ["2026-02-20 lakshmi"]);
  assertEquals(await found("from=2026-02-21&to=2026-02-21"), ["2026-02-20 lakshmi"]);
  assertEquals(await found("q=tylosin ravi"), ["2026-02-21 ravi"]);
  assertEquals(await found("q=brand"), ["2026-02-19 lakshmi"]);
  assertEquals(await found("q=ID-of-Amprolium"), ["2026-02-19 lakshmi"]);
  assertEquals((await test.admin("GET", "/api/admin/audit?from=yesterday")).status, 422);
});
