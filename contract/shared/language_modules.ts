import { type Language, LANGUAGES, TRANSLATION_LANGUAGES, type TranslationLanguage } from "../language.ts";

/**
 * Each language has a module of its own, `texts/hi.ts`, that exports its texts by the language's code. These two
 * functions find the modules by the list of languages:
 *
 *     otherLanguages((language) => import(`./texts/${language}.ts`))
 *     await inEachLanguage((language) => import(`./texts/${language}.ts`))
 *
 * The build writes such a call out as an object of imports (`build/language_imports.ts`), so that a bundle holds
 * neither these functions nor a list of languages.
 */
type LoadModule<L extends Language> = (language: L) => Promise<Record<string, unknown>>;

/** For each language but English, what loads its module. */
export function otherLanguages<T>(
  load: LoadModule<TranslationLanguage>,
): { [L in TranslationLanguage]: () => Promise<Record<L, T>> } {
  return Object.fromEntries(TRANSLATION_LANGUAGES.map((language) => [language, () => load(language)])) as {
    [L in TranslationLanguage]: () => Promise<Record<L, T>>;
  };
}

/** What the module of each language exports, at once. In a bundle all of them are part of the importing file. */
export async function inEachLanguage<T>(load: LoadModule<Language>): Promise<Record<Language, T>> {
  const texts = await Promise.all(
    LANGUAGES.map(async (language) => [language, (await load(language))[language]]),
  );
  return Object.fromEntries(texts) as Record<Language, T>;
}
