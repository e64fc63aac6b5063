import { assertEquals } from "deno-std/assert/equals.js";
import type { Language } from "../../../contract/language.ts";
import { glossaryWords } from "../../../contract/shared/glossary_words.ts";
import { companyResource } from "../company/CompanyPage.tsx";
import { productResource } from "../products/product_resource.tsx";
import { staffAnswerResource } from "../unanswered/staff_answers.tsx";
import { filled, missingTranslations } from "./missing_translations.ts";

const TERMS = [
  { term: "bag", translations: { hi: { term: "बैग" } } },
  { term: "Broilers", translations: { hi: { term: "ब्रॉयलर" } } },
];
const wordsIn = (language: Language) => glossaryWords(TERMS, language);
const missingIn = (draft: object) =>
  missingTranslations(productResource, draft as never, wordsIn).map(([language, all]) =>
    [language, all.map(({ label }) => label)] as const
  );

Deno.test("What is not translated is told by language, but for what the site says by the glossary", () => {
  const draft = {
    name: "Amprolium",
    packaging: "25 kg bag",
    species: ["Broilers", ""],
    documents: [{ title: "Label", url: "/a.pdf" }],
    withdrawal: { note: "None stated" },
    translations: { hi: { name: "एम्प्रोलियम" } },
  };
  assertEquals(missingIn(draft), [
    ["hi", ["Species", "Withdrawal note", "Documents"]],
    ["te", ["Product name", "Packaging", "Species", "Withdrawal note", "Documents"]],
  ]);
  assertEquals(missingIn({ name: " ", species: [] }), []);
});

Deno.test("A company's name may stay as it is in every language, what it says may not", () => {
  const draft = { name: "Amber Poultry Care", shortName: "Amber", tagline: "Healthy flocks" };
  const missing = missingTranslations(companyResource, draft, wordsIn);
  assertEquals(missing.map(([, all]) => all.map(({ label }) => label)), [["Tagline"], ["Tagline"]]);
});

Deno.test("The glossary fills a text of which it knows every word, a list line by line", () => {
  const [[, [species, note]]] = missingTranslations(
    productResource,
    { species: ["Broilers"], withdrawal: { note: "One bag of Broilers" } },
    wordsIn,
  ) as never as [[string, [never, never]]];
  assertEquals(filled(species, wordsIn("hi")), ["ब्रॉयलर"]);
  assertEquals(filled(note, wordsIn("hi")), null);
});

Deno.test("What is written in another language than English is missing in English, and not in its own", () => {
  const languages = (draft: object) =>
    missingTranslations(staffAnswerResource, draft as never, () => () => null).map(([language]) => language);
  assertEquals(languages({ lang: "en", answer: "Yes." }), ["hi", "te"]);
  assertEquals(languages({ lang: "hi", answer: "हाँ।" }), ["en", "te"]);
  assertEquals(languages({ lang: "hi", answer: "हाँ।", translations: { en: { answer: "Yes." } } }), ["te"]);
});
