import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertThrows } from "deno-std/assert/throws.js";
import { checked, loadKnowledge } from "./load_knowledge.ts";

Deno.test("The knowledge fits its schema, and every name in it leads somewhere", () => {
  const { ingredients, diseases, signs, stopWords } = loadKnowledge();
  assert(ingredients.length > 100 && diseases.length > 40 && signs.length > 30);
  for (const words of Object.values(stopWords)) assert(words.length > 30);
});

Deno.test("Every disease and sign has a name in each language", () => {
  const { diseases, signs, categories, species } = loadKnowledge();
  const nameless = [...diseases, ...signs, ...categories, ...species]
    .filter(({ names }) => names.hi.length === 0 || names.te.length === 0).map(({ id }) => id);
  assertEquals(nameless, []);
});

Deno.test("Nothing treats a virus, and nothing banned is a treatment", () => {
  const { diseases, ingredients } = loadKnowledge();
  assertEquals(diseases.filter(({ kind, treat }) => kind === "viral" && treat.length > 0), []);
  const banned = new Set(ingredients.filter((each) => each.banned).map(({ id }) => id));
  for (const { id, treat, support } of diseases) {
    assertEquals([...treat, ...support].filter((each) => banned.has(each)), [], id);
  }
});

Deno.test("A reference to what is not there, and an id used twice, are said in a sentence", () => {
  const knowledge = structuredClone(loadKnowledge());
  knowledge.diseases[0]!.treat.push("moonshine");
  assertThrows(() => checked(knowledge), Error, 'names the ingredient "moonshine", which is not there');
  knowledge.diseases[0]!.treat.pop();
  knowledge.signs.push(knowledge.signs[0]!);
  assertThrows(() => checked(knowledge), Error, "there are two of the sign");
});
