import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { findGuides } from "../assistant/guides/find_guides.ts";
import { prepareGuides } from "../assistant/guides/guide_index.ts";
import { shippedFiles } from "../assistant/guides/shipped_guides.ts";
import { type Guide, loadGuides } from "./load_guides.ts";

const guides = await prepareGuides(loadGuides, shippedFiles());
const SCRIPTS: Record<keyof Guide["questions"], RegExp> = {
  en: /[a-z]/i,
  hi: /[\u0900-\u097f]/,
  te: /[\u0c00-\u0c7f]/,
  latin: /[a-z]/i,
};

Deno.test("Each guide has its own name, and is asked and answered in every language", () => {
  assertEquals(new Set(guides.map(({ id }) => id)).size, guides.length);
  for (const { id, questions, title, answer, translations } of guides) {
    for (const [language, own] of Object.entries(questions)) {
      const script = SCRIPTS[language as keyof typeof SCRIPTS];
      assert(own.length >= (language === "en" ? 4 : 3), `${id}: few questions in ${language}`);
      for (const question of own) assert(script.test(question), `${id}: ${question}`);
    }
    for (const text of [title, answer]) assert(/[a-z]/i.test(text) && !/[\u0900-\u0c7f]/.test(text), id);
    for (const [language, own] of Object.entries(translations)) {
      for (const text of [own.title, own.answer]) {
        assert(SCRIPTS[language as keyof typeof SCRIPTS].test(text), `${id} in ${language}: ${text}`);
      }
    }
  }
});

Deno.test("A guide says the same numbers in every language", () => {
  for (const { id, answer, translations } of guides) {
    const numbers = (text: string) => [...new Set(text.match(/\d+(?:[.,]\d+)*/g))].sort();
    for (const [language, own] of Object.entries(translations)) {
      assertEquals(numbers(own.answer), numbers(answer), `${id} in ${language}`);
    }
  }
});

Deno.test("An emergency of people names the number that helps", () => {
  for (const { id, urgent, answer, translations } of guides) {
    if (urgent !== "people") continue;
    const answers = [answer, ...Object.values(translations).map((own) => own.answer)];
    for (const text of answers) assert(/\b112\b/.test(text), id);
  }
});

Deno.test("A guide's own questions lead to it", () => {
  const all = guides.flatMap(({ id, questions }) =>
    Object.values(questions).flat().map((question) => ({ id, question }))
  );
  // What is judged is a share, which so many tell as well as all do: those take a processor 100 seconds.
  const asked = all.filter((_, place) => place % 8 === 0);
  const missed = asked.flatMap(({ id, question }) => {
    const [first] = findGuides(guides, question);
    return first?.guide.id === id ? [] : [`${question}: ${first?.guide.id}, not ${id}`];
  });
  assert(missed.length <= asked.length * 0.03, missed.join("\n"));
});
