import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { similarity } from "./similarity.ts";
import { stem } from "./stem.ts";

Deno.test("Length, breath and doubling of a sound count little, another sound counts much", () => {
  const grades = [
    similarity("khooni", "khooni"),
    similarity("khooni", "खूनी"),
    similarity("ranikhet", "ranikeet"),
    similarity("water", "watar"),
    similarity("tylosin", "tilmicosin"),
  ];
  assertEquals(grades, grades.toSorted((a, b) => b - a));
  assert(grades[1]! > 0.95 && grades[4]! < 0.6, String(grades));
  assertEquals(similarity("25", "26"), 0);
});

Deno.test("Forms of a word have one stem, in its own script and in Latin letters", () => {
  for (
    const [language, ...forms] of [
      ["te", "కోళ్లకు", "కోళ్లు", "kollaku", "kollu"],
      ["te", "పురుగులు", "purugulanu", "purugu"],
      ["hi", "मुर्गियों", "मुर्गी", "murgi", "murgiyon"],
      ["en", "storing", "stored", "stores"],
    ] as const
  ) assertEquals(new Set(forms.map((word) => stem(word, language))).size, 1, String(forms));
});
