import { looseSounds } from "../../language/phonemic.ts";
import { remember } from "../../language/remember.ts";
import { stemsInAnyLanguage } from "../../language/stems_in_any_language.ts";
import { wordsOf } from "../../language/words_of.ts";

/** Sounds that a word is also known by, whatever is hung on it or slipped in it. */
const SOUNDS = 4;

/** What a text may be known by: stems of its words and of what they mean in English, and how parts of them sound. */
export function meaningSigns(text: string): string[] {
  return [...new Set(wordsOf(text).flatMap(signsOfWord))];
}

const signsOfWord = remember((word): readonly string[] => {
  const sounds = `<${looseSounds(word)}>`;
  const parts = Array.from(
    { length: Math.max(0, sounds.length - SOUNDS + 1) },
    (_, at) => `~${sounds.slice(at, at + SOUNDS)}`,
  );
  return [...stemsInAnyLanguage(word), ...parts];
});
