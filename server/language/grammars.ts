import {
  DEFAULT_LANGUAGE,
  type Language,
  TRANSLATION_LANGUAGES,
  type TranslationLanguage,
} from "../../contract/language.ts";
import { otherLanguages } from "../../contract/shared/language_modules.ts";

/** What reading a language with a script of its own takes. English is what the rest of this room is made for. */
export interface ScriptGrammar {
  /** A letter or sign of its script. */
  letter: RegExp;
  /** Brings the ways of spelling a word to one. */
  fold(word: string): string;
  /** Takes the ending from a folded word. */
  stem(folded: string): string;
  /** What it hangs on a word, the longest first, in the loose phonemic form that Latin letters share. */
  endings: readonly string[];
  /** How many of these may follow each other. */
  endingsMax: number;
  /** How its verbs and nouns end in Latin letters. */
  latinEndings: RegExp;
  /** How its verbs end, in its script and in Latin letters: no name of a medicine does. */
  verbEndings: RegExp;
  /** How the dose of something is asked for. */
  doseOf(name: string): string;
}

const loads = otherLanguages<ScriptGrammar>((language) => import(`./grammar/${language}.ts`));

/** Each language's grammar, in the order of the list of languages. */
export const grammars: ReadonlyMap<TranslationLanguage, ScriptGrammar> = new Map(
  await Promise.all(TRANSLATION_LANGUAGES.map(async (language) => {
    const module: Partial<Record<TranslationLanguage, ScriptGrammar>> = await loads[language]();
    return [language, module[language]!] as const;
  })),
);

/** The grammar of the script that a word is written in; undefined for Latin letters. */
export function scriptGrammar(word: string): ScriptGrammar | undefined {
  for (const grammar of grammars.values()) if (grammar.letter.test(word)) return grammar;
}

/** The language of a word's script; Latin letters are read as English. */
export function scriptLanguage(word: string): Language {
  for (const [language, { letter }] of grammars) if (letter.test(word)) return language;
  return DEFAULT_LANGUAGE;
}
