import roles from "../../knowledge/roles.json" with { type: "json" };
import { DEFAULT_LANGUAGE, TRANSLATION_LANGUAGES } from "../../../contract/language.ts";
import { englishOnly } from "../../language/english_words.ts";
import { foldWord } from "../../language/fold.ts";
import { looseSounds } from "../../language/phonemic.ts";
import { scriptLanguage } from "../../language/grammars.ts";
import { remember } from "../../language/remember.ts";
import { isIndic, wordsOf } from "../../language/words_of.ts";
import { writtenLanguage } from "../../language/written_language.ts";

/** A phrase for a role, as the keys of its words. */
interface Phrase {
  role: string;
  keys: readonly string[];
  /** Of which language it is; of several where it is in Latin letters. */
  language: string;
  /** An Indian language hangs its endings on a word: a word that begins so is this word. */
  hasEndings: boolean;
}

/** Letters by which phrases are looked up. */
const PREFIX = 3;
/** A shorter word has no room for an ending: it must be there as it is. */
const ENDING_FROM = 4;
const ENDING_MAX = 6;

/**
 * The roles that words play in what may go wrong, with the places of their first words: who it is for, what is done,
 * when. Indian words are compared by their sounds, so both their script and Latin letters are read. A word is read in
 * the language that it or its question is written in, and not in another that has one of like sound.
 */
export function readRoles(words: readonly string[]): ReadonlyMap<string, readonly number[]> {
  return rolesOf(words.join(" "));
}

/** Every step of one question asks for them. */
const QUESTIONS = 32;

const rolesOf = remember((text: string): ReadonlyMap<string, readonly number[]> => {
  const words = text.split(" ");
  const english = words.map((word) => isIndic(word) ? "" : foldWord(word));
  const isOnlyEnglish = englishOnly(words);
  const own = writtenLanguage(text);
  const languages = words.map((word) =>
    isIndic(word) ? scriptLanguage(word) : own === DEFAULT_LANGUAGE ? undefined : own
  );
  const sounds = words.map((word) => isOnlyEnglish(word) ? "" : looseSounds(word));
  const found = new Map<string, number[]>();
  const phrases = table();
  words.forEach((_, at) => {
    const seen = new Set<string>();
    for (const keys of [english, sounds]) {
      for (const phrase of phrases.get(keys[at]!.slice(0, PREFIX)) ?? []) {
        if (seen.has(phrase.role) || !isReadIn(languages[at], phrase)) continue;
        if (!stands(phrase, phrase.hasEndings ? sounds : english, at)) continue;
        seen.add(phrase.role);
        found.set(phrase.role, [...found.get(phrase.role) ?? [], at]);
      }
    }
  });
  return found;
}, QUESTIONS);

function isReadIn(language: string | undefined, phrase: Phrase): boolean {
  return !language || !TRANSLATIONS.includes(phrase.language) || phrase.language === language;
}

const TRANSLATIONS: readonly string[] = TRANSLATION_LANGUAGES;

/** Its words follow each other, with one other between them at most. */
function stands({ keys, hasEndings }: Phrase, read: readonly string[], at: number): boolean {
  let next = at;
  for (const key of keys) {
    const end = next === at ? at : Math.min(next + 1, read.length - 1);
    let place = next;
    while (place <= end && !isWord(read[place]!, key, hasEndings)) place++;
    if (place > end) return false;
    next = place + 1;
  }
  return true;
}

function isWord(word: string | undefined, key: string, hasEndings: boolean): boolean {
  // Who is honoured is many in Hindi: "पी गईं" of one mother.
  if (word === key || hasEndings && word === `${key}n` && /[ei]$/.test(key)) return true;
  return hasEndings && word !== undefined && key.length >= ENDING_FROM && word.startsWith(key) &&
    word.length - key.length <= ENDING_MAX;
}

let made: ReadonlyMap<string, readonly Phrase[]> | undefined;

function table(): ReadonlyMap<string, readonly Phrase[]> {
  if (made) return made;
  const phrases = new Map<string, Phrase[]>();
  for (const { id, ...ofLanguages } of roles) {
    for (const [language, names] of Object.entries(ofLanguages)) {
      const hasEndings = language !== DEFAULT_LANGUAGE;
      for (const name of names) {
        const keys = wordsOf(name).map(hasEndings ? looseSounds : foldWord);
        if (!keys[0]) continue;
        const prefix = keys[0].slice(0, PREFIX);
        phrases.set(prefix, [...phrases.get(prefix) ?? [], { role: id, keys, language, hasEndings }]);
      }
    }
  }
  return made = phrases;
}
