import { foldWord } from "./fold.ts";
import { phonemic } from "./phonemic.ts";
import { remember } from "./remember.ts";

/**
 * The coarse end of the phonemic form: "khooni", "khuni" and "खूनी" all give `kun`. Every later `a` and the last
 * vowel are dropped too. Empty if below 3 letters, which would match too much.
 */
export const soundKey = remember((word) => {
  const key = phonemic(word).toLowerCase()
    .replace(/(?!^)a/g, "").replace(/(?<=[aeiou])y|y(?=[aeiou])/g, "").replace(/(.)\1+/g, "$1")
    .replace(/(?<=.)[aeiou]+$/, "");
  return key.length >= 3 ? key : "";
});

/** The sound keys of an Indian word, with and without its ending. */
export const soundKeys = remember((word) =>
  [...new Set([soundKey(word), soundKey(foldWord(word))])].filter(Boolean)
);

/** The consonants of a word, to match chemical names across scripts. Empty if there are fewer than 4. */
export const skeleton = remember((word) => {
  const bones = phonemic(word).toLowerCase()
    .replace(/[aeiouyh\d]/g, "").replace(/m/g, "n").replace(/(.)\1+/g, "$1");
  return bones.length >= 4 ? bones : "";
});
