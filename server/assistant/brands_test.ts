import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import { assertNotMatch } from "deno-std/assert/not_match.js";
import type { AssistantAnswer } from "../../contract/assistant.ts";
import { aProduct } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";

const BRANDS = "/api/admin/brands";

async function shop(): Promise<TestApp> {
  const test = await testApp();
  await test.category();
  await test.admin(
    "POST",
    "/api/admin/products",
    aProduct({
      name: "Tylosin 20% Powder",
      composition: [{ ingredient: "Tylosin tartrate", strength: "20%" }],
      usage: { dosage: ["Chickens: 2.5 g per litre for 3 days"] },
    }),
  );
  return test;
}

async function ask(test: TestApp, query: string): Promise<AssistantAnswer> {
  test.clock.now = new Date(test.clock.now.getTime() + 60_000);
  const response = await test.request("/api/assistant/chat", { json: { query, chatHistory: [] } });
  return await response.json();
}

Deno.test("A brand that the owner adds is known from the next question on, with no dose of ours", async () => {
  await using test = await shop();
  const before = await ask(test, "dose of Zorvatyl for chickens");
  assertNotMatch(before.answer, /another maker/);

  const made = await test.admin("POST", BRANDS, {
    name: "Zorvatyl",
    aliases: ["ज़ोरवटिल"],
    ingredients: ["tylosin"],
  });
  assertEquals(made.status, 201);
  for (const query of ["dose of Zorvatyl for chickens", "ज़ोरवटिल की खुराक", "zorvatil dose"]) {
    const { answer, suggestions } = await ask(test, query);
    assertMatch(answer, /Zorvatyl/, query);
    assertMatch(answer, /another maker's name for tylosin|दूसरी कंपनी/, query);
    assertMatch(answer, /\/product\/tylosin-20-powder/, query);
    assertNotMatch(answer, /2\.5/, query);
    assertEquals(suggestions.filter(({ kind }) => kind === "quote"), [], query);
  }

  const { id } = await made.json();
  await test.admin("PUT", `${BRANDS}/${id}`, { name: "Zorvatyl", ingredients: ["tylosin"], hidden: true });
  assertNotMatch((await ask(test, "dose of Zorvatyl for chickens")).answer, /another maker/);
});

Deno.test("A brand of which we have nothing is still told", async () => {
  await using test = await shop();
  const { kind, answer } = await ask(test, "Baycox for broilers");
  assertEquals(kind, "unknown");
  assertMatch(answer, /\*\*Baycox\*\* is another maker's name for toltrazuril/);
  assertMatch(answer, /nothing with toltrazuril/);
  assertNotMatch(answer, /\/product\//);
});

Deno.test("A name of ours, and what the catalogue itself has under a brand's name, is no other maker's", async () => {
  await using test = await shop();
  await test.admin("POST", BRANDS, { name: "Tylorex", ingredients: ["tylosin"], isOurs: true });
  assertNotMatch((await ask(test, "Tylorex dose for chickens")).answer, /another maker/);
  await test.admin(
    "POST",
    "/api/admin/products",
    aProduct({
      name: "Baycox 2.5%",
      composition: [{ ingredient: "Toltrazuril", strength: "2.5%" }],
    }),
  );
  const { answer } = await ask(test, "what is Baycox");
  assertNotMatch(answer, /another maker/);
  assertMatch(answer, /\/product\/baycox-2-5/);
});

Deno.test("A short name that is also a place, and a word of every day, name no brand", async () => {
  await using test = await shop();
  for (
    const query of [
      "delivery to hyd",
      "is the market closed today",
      "best price please",
      "idi neellalo ela kalapali",
    ]
  ) {
    assertNotMatch((await ask(test, query)).answer, /another maker|మరో కంపెనీ/, query);
  }
});
