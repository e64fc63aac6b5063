import { assertEquals } from "deno-std/assert/equals.js";
import type { Explanation } from "../../contract/explanation.ts";
import { explanationLines } from "../explain.ts";
import { assertError } from "../testing/assert_error.ts";
import { aProduct } from "../testing/fixtures.ts";
import { testApp } from "../testing/test_app.ts";

const PATH = "/api/admin/assistant/explain";

Deno.test("A tried question is answered as a visitor's, with what was read, chosen and left over, and not stored", async () => {
  await using test = await testApp();
  await test.category();
  await test.admin(
    "POST",
    "/api/admin/products",
    aProduct({
      name: "Amprolium 20% Powder",
      composition: [{ ingredient: "Amprolium", strength: "20%" }],
    }),
  );
  const tried = async (query: string): Promise<Explanation> =>
    await (await test.admin("POST", PATH, { query })).json();

  const query = "amprolium dose for quimbrolt";
  const explained = await tried(query);
  const asked = await test.request("/api/assistant/chat", { json: { query, chatHistory: [] } });
  const { suggestions: _, ...answer } = await asked.json();
  const { suggestions: __, ...same } = explained.answer;
  assertEquals(same, answer);
  assertEquals(explained.words.map(({ word, role }) => [word, role]), [
    ["amprolium", "named"],
    ["dose", "asked"],
    ["for", "little"],
    ["quimbrolt", "unknown"],
  ]);
  assertEquals([explained.leftOver, explained.isHeldBack], [["quimbrolt"], true]);
  assertEquals(explained.near.find(({ kind }) => kind === "product")?.title, "Amprolium 20% Powder");
  const printed = explanationLines(explained);
  assertEquals(printed.includes("Left over: quimbrolt"), true);
  assertEquals(printed.includes(`Form: ${explained.form}, held back`), true);

  await tried("what is the price of a night bus to mars");
  const noted: { question: string }[] = await (await test.admin("GET", "/api/admin/unanswered")).json();
  assertEquals(noted.filter(({ question }) => question !== query), []);
  const audited: { resource: string }[] = await (await test.admin("GET", "/api/admin/audit")).json();
  assertEquals(audited.some(({ resource }) => resource === "assistant"), false);
  await assertError(await test.admin("POST", PATH, { query: " " }), 422, "invalid");
});
