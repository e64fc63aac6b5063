import { isIndic } from "../../search/fold_word.ts";
import type { HouseIndex } from "../house_index.ts";
import { foldWord, soundKey, soundKeys } from "../remembered.ts";
import { soundTerm } from "../word_terms.ts";

/** A shorter sound is that of many words. */
const SOUND_FROM = 4;
/** Letters that an ending may take away, of a word that keeps so many. */
const ENDING = 3;
const STEM_FROM = 5;

/**
 * Whether a word is one of those in which our own texts are written, in any script, whatever ending it has: such a
 * word names no medicine that we do not know, and nobody in particular.
 */
export function isOrdinary(house: HouseIndex, word: string): boolean {
  if (house.knows(foldWord(word))) return true;
  const keys = isIndic(word) ? soundKeys(word) : [soundKey(word)];
  return keys.some((key) =>
    key.length >= SOUND_FROM && house.knows(soundTerm(key)) ||
    shortened(key).some((shorter) => house.knows(soundTerm(shorter)))
  );
}

function shortened(key: string): string[] {
  return Array.from({ length: ENDING }, (_, cut) => key.slice(0, key.length - cut - 1))
    .filter((shorter) => shorter.length >= STEM_FROM);
}
