import { assertEquals } from "deno-std/assert/equals.js";
import { TRANSLATION_LANGUAGES } from "../../contract/language.ts";
import { loadConditions } from "./kept_knowledge.ts";
import { loadKnowledge } from "./load_knowledge.ts";

const conditions = loadConditions();
const { ingredients, species, signs, categories } = loadKnowledge();

Deno.test("every condition has an id of its own", () => {
  const ids = conditions.map(({ id }) => id);
  assertEquals(ids.filter((id, at) => ids.indexOf(id) !== at), []);
});

Deno.test("all that a condition names is there", () => {
  const articles = [...Deno.readDirSync(new URL("../sample/articles/", import.meta.url))]
    .map(({ name }) => ({ id: name.replace(/\.md$/, "") }));
  const known = Object.entries({
    signs: signs.filter(({ group }) => group),
    ingredients,
    animals: species,
    categories,
    articles,
  }).map(([kind, entries]) => [kind, new Set(entries.map(({ id }) => id))] as const);
  const missing = conditions.flatMap((condition) => {
    const named: Record<string, readonly string[]> = {
      signs: condition.signs.map(({ id }) => id),
      ingredients: [...condition.treat, ...condition.support],
      animals: condition.animals,
      categories: [...condition.categories, ...condition.wholeCategories ?? []],
      articles: condition.articles,
    };
    return known.flatMap(([kind, ids]) =>
      named[kind]!.filter((id) => !ids.has(id)).map((id) => `${condition.id}: ${kind}: ${id}`)
    );
  });
  assertEquals(missing, []);
});

Deno.test("a condition has signs, each once, animals, steps, and two sources", () => {
  const thin = conditions.filter((condition) =>
    condition.signs.length < 2 || new Set(condition.signs.map(({ id }) =>
        id
      )).size < condition.signs.length ||
    condition.animals.length === 0 || condition.sources.length < 2 ||
    condition.now.length < 3 || condition.prevention.length < 3
  );
  assertEquals(thin.map(({ id }) => id), []);
});

Deno.test("a condition is told in each language, as long as in English", () => {
  const wanting = conditions.flatMap((condition) =>
    TRANSLATION_LANGUAGES.flatMap((language) => {
      const { name, oblique, summary, causes, now, prevention } = condition.translations?.[language] ?? {};
      const isWhole = [name, oblique, summary, causes].every(Boolean) &&
        now?.length === condition.now.length && prevention?.length === condition.prevention.length;
      return isWhole ? [] : [`${condition.id}: ${language}`];
    })
  );
  assertEquals(wanting, []);
});

Deno.test("nothing treats a virus, and nothing banned is named", () => {
  const banned = new Set(ingredients.filter((each) => each.banned).map(({ id }) => id));
  const wrong = conditions.filter(({ kind, treat, support }) =>
    kind === "viral" && treat.length > 0 || [...treat, ...support].some((id) => banned.has(id))
  );
  assertEquals(wrong.map(({ id }) => id), []);
});
