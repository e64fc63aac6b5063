import { assertEquals } from "deno-std/assert/equals.js";
import { type GlossaryTerm, GlossaryTermSchema } from "../../contract/glossary_term.ts";
import { assertError } from "../testing/assert_error.ts";
import { testApp } from "../testing/test_app.ts";

const PATH = "/api/admin/glossary";

Deno.test("The glossary keeps each term once, and finds it by its word in any language", async () => {
  await using test = await testApp();
  const dewormer = { term: "dewormer", note: "Not: wormer", translations: { hi: { term: "कृमिनाशक" } } };
  const created = await test.admin("POST", PATH, dewormer);
  assertEquals(created.status, 201);
  const { id, ...kept } = GlossaryTermSchema.parse(await created.json());
  assertEquals(kept, dewormer);
  await test.admin("POST", PATH, { term: "Acidifier" });

  const terms = async (query: string) => {
    const rows: GlossaryTerm[] = await (await test.admin("GET", `${PATH}${query}`)).json();
    return rows.map(({ term }) => term);
  };
  assertEquals(await terms(""), ["Acidifier", "dewormer"]);
  assertEquals(await terms(`?q=${encodeURIComponent("कृमिनाशक")}`), ["dewormer"]);
  await assertError(await test.admin("POST", PATH, { term: "Dewormer" }), 409, "conflict");
  assertEquals((await test.admin("DELETE", `${PATH}/${id}`)).status, 204);
  assertEquals(await terms(""), ["Acidifier"]);
});
