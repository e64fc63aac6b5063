import { assertEquals } from "deno-std/assert/equals.js";
import { glossaryWords } from "./glossary_words.ts";

const term = (term: string, hi: string) => ({ term, translations: { hi: { term: hi } } });
const terms = [
  term("bag", "बैग"),
  term("fibre drum", "फ़ाइबर ड्रम"),
  term("drum", "ड्रम"),
  term("Prescription only", "केवल पर्चे पर"),
  { term: "tin", translations: {} },
];

Deno.test("A phrase is put into a language by its words, and figures and units stay", () => {
  const words = glossaryWords(terms, "hi");
  assertEquals(
    ["25 kg bag", "2.5 L Drum", "25 kg fibre drum", "prescription only", "2–4 mm", "0.5% w/w"].map(words),
    ["25 kg बैग", "2.5 L ड्रम", "25 kg फ़ाइबर ड्रम", "केवल पर्चे पर", "2–4 mm", "0.5% w/w"],
  );
});

Deno.test("A phrase with a word that has no term is not translated at all, nor is a part of a word", () => {
  const words = glossaryWords(terms, "hi");
  assertEquals(["5 kg tin", "paper bag", "bags", "handbag", "mgs"].map(words), [
    null,
    null,
    null,
    null,
    null,
  ]);
  assertEquals(glossaryWords([], "hi")("25 kg bag"), null);
  assertEquals(glossaryWords(terms, "en")("paper bag"), "paper bag");
});
