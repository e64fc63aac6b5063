import { assertEquals } from "deno-std/assert/equals.js";
import { prepareEnglishWords } from "../../language/english_words.ts";
import { wordsOf } from "../../language/words_of.ts";
import { happenedTo } from "./happened_to.ts";
import { readRoles } from "./read_roles.ts";
import { runOfNumbers } from "./run_of_numbers.ts";

await prepareEnglishWords();

Deno.test("What happened is told of whom it happened to, not of who told it or did it", () => {
  const of = (text: string) => happenedTo(readRoles(wordsOf(text)));
  for (
    const [text, fact, not] of [
      ["our helper put BKC in the tank, the hens drank it", "birds:drink", "people:drink"],
      ["the hens are fine, my son drank the BKC", "people:drink", "birds:drink"],
      ["मुर्गियां ठीक हैं, बेटे ने दवा पी ली", "people:drink", "birds:drink"],
      ["మా తమ్ముడు కలిపాడు, కోళ్ళు తాగాయి", "birds:drink", "people:drink"],
    ] as const
  ) {
    const facts = of(text);
    assertEquals([facts.includes(fact), facts.includes(not)], [true, false], `${text}: ${facts.join(" ")}`);
  }
});

Deno.test("Numbers that grow or fall are a run, whatever stands between them", () => {
  for (
    const [text, run] of [
      ["Monday 9, Tuesday 27, Wednesday 88", "#growing"],
      ["the batch was 4,500, yesterday 4312, today 3870", "#falling"],
    ] as const
  ) assertEquals(runOfNumbers(text)[0], run, text);
  assertEquals(runOfNumbers("3, 2, 4, 3, 2 birds this week"), ["#numbers:4"]);
});
