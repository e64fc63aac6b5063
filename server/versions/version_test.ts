import { assertEquals } from "deno-std/assert/equals.js";
import { VERSIONS_KEPT } from "../../contract/limits.ts";
import type { VersionSummary } from "../../contract/version.ts";
import { assertError } from "../testing/assert_error.ts";
import { aProduct } from "../testing/fixtures.ts";
import { OWNER, testApp } from "../testing/test_app.ts";

Deno.test("A product keeps its last 20 saved states, the newest first, and can go back to any", async () => {
  await using test = await testApp();
  await test.category();
  const { id } = await (await test.admin("POST", "/api/admin/products", aProduct())).json();
  const path = `/api/admin/products/${id}`;
  const save = (make: string) => test.admin("PUT", path, aProduct({ make }));
  for (let count = 1; count <= VERSIONS_KEPT + 2; count++) await save(`Make ${count}`);

  const list: VersionSummary[] = await (await test.admin("GET", `${path}/versions`)).json();
  assertEquals(list.length, VERSIONS_KEPT);
  assertEquals(list[0]?.username, OWNER.username);
  const read = async (version: string) =>
    await (await test.admin("GET", `${path}/versions/${version}`)).json();
  assertEquals((await read(list[0]!.id)).value.make, "Make 22");
  const oldest = await read(list.at(-1)!.id);
  assertEquals(oldest.value.make, "Make 3");

  assertEquals((await test.admin("PUT", path, oldest.value)).status, 200);
  assertEquals((await (await test.admin("GET", path)).json()).make, "Make 3");
});

Deno.test("Another document's version is not found, and a product deleted for good leaves none", async () => {
  await using test = await testApp();
  await test.category();
  const make = async (name: string) =>
    await (await test.admin("POST", "/api/admin/products", aProduct({ name }))).json();
  const [a, b] = [await make("A"), await make("B")];
  const [version] = await (await test.admin("GET", `/api/admin/products/${a.id}/versions`)).json();
  await assertError(
    await test.admin("GET", `/api/admin/products/${b.id}/versions/${version.id}`),
    404,
    "not_found",
  );
  await test.admin("DELETE", `/api/admin/products/${a.id}`);
  await test.admin("POST", "/api/admin/bin/empty");
  assertEquals(await (await test.admin("GET", `/api/admin/products/${a.id}/versions`)).json(), []);
});

Deno.test("Whatever can wait as a draft keeps its saved states, and what came with the software the state before the first", async () => {
  await using test = await testApp();
  const term = await (await test.admin("POST", "/api/admin/glossary", { term: "Sachet", note: "" })).json();
  const [brand] = await (await test.admin("GET", "/api/admin/brands")).json();
  for (const [root, document] of [["/api/admin/glossary", term], ["/api/admin/brands", brand]]) {
    const path = `${root}/${document.id}`;
    const save = (to: string, note: string) => test.admin("PUT", path + to, { ...document, note });
    assertEquals((await save("", "first")).status, 200);
    assertEquals((await save("/draft", "second")).status, 200);
    const list: VersionSummary[] = await (await test.admin("GET", `${path}/versions`)).json();
    const saved = list.map(async ({ id }) =>
      await (await test.admin("GET", `${path}/versions/${id}`)).json()
    );
    assertEquals((await Promise.all(saved)).map(({ value }) => value.note ?? ""), [
      "second",
      "first",
      document.note ?? "",
    ]);
    assertEquals(list.map(({ isDraft = false }) => isDraft), [true, false, false]);
  }
});
