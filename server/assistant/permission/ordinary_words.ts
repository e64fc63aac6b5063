import { foldWord } from "../../language/fold.ts";
import { soundKey, soundKeys } from "../../language/sound_key.ts";
import { isIndic } from "../../language/words_of.ts";
import type { HouseIndex } from "../house_index.ts";
import { changesCase } from "./changes_case.ts";
import { isCommon, isEnglish } from "../../language/english_words.ts";
import { glossesOf } from "../../language/glosses.ts";
import { lexicons } from "../../language/lexicons.ts";
import { soundTerm } from "../../language/word_terms.ts";

/** A shorter sound is that of many words. */
const SOUND_FROM = 4;
/** Letters that an ending may take away, of a word that keeps so many. */
const ENDING = 3;
const STEM_FROM = 5;
/** A shorter word lacks a letter of too many. */
const SLIP_FROM = 5;
const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];

/**
 * Whether a word is one of those in which our own texts are written, in any script, whatever ending it has, or one
 * that everybody says: such a word names no medicine that we do not know.
 */
export function isOrdinary(house: HouseIndex, word: string): boolean {
  const folded = foldWord(word);
  const { things, asking } = lexicons();
  if (
    isCommon(word) || glossesOf(word, false).length > 0 ||
    [house.knows(folded), things.phrasesOf.has(folded), asking.phrasesOf.has(folded)].includes(true)
  ) {
    return true;
  }
  const keys = isIndic(word) ? soundKeys(word) : [soundKey(word)];
  return isMissingLetter(house, word) ||
    keys.some((key) =>
      key.length >= SOUND_FROM && (house.knows(soundTerm(key)) || asking.indicSounds.has(key)) ||
      shortened(key).some((shorter) => house.knows(soundTerm(shorter)))
    );
}

/** "Powdr", "droping": one letter more makes it an ordinary word, and none that changes whom a question is about. */
function isMissingLetter(house: HouseIndex, word: string): boolean {
  if (!/^[a-z]+$/.test(word) || word.length < SLIP_FROM || isEnglish(foldWord(word))) return false;
  const meant = Array.from({ length: word.length + 1 }, (_, at) => at).flatMap((at) =>
    LETTERS.map((letter) => word.slice(0, at) + letter + word.slice(at))
  ).filter((each) => isCommon(each) || house.knows(foldWord(each)));
  return meant.length > 0 && changesCase(meant).size === 0;
}

function shortened(key: string): string[] {
  return Array.from({ length: ENDING }, (_, cut) => key.slice(0, key.length - cut - 1))
    .filter((shorter) => shorter.length >= STEM_FROM);
}
