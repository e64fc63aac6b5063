import { assertEquals } from "deno-std/assert/equals.js";
import words from "@zxcvbn-ts/language-en/dist/commonWords.json.mjs";
import { fold, foldWord } from "./fold.ts";

Deno.test("A word without an ending folds the same whether its ending is taken off or kept", () => {
  const bare = words.filter((word: string) => !word.endsWith("s"));
  assertEquals(bare.filter((word: string) => foldWord(word) !== fold(word)), []);
});
