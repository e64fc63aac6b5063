/**
 * The languages of the public site, each by its own name. English is at `/`, others below their code: `/hi/…`.
 * A further language is a line here and its files of texts; `docs/languages.md` lists them.
 */
export const LANGUAGE_NAMES = { en: "English", hi: "हिन्दी", te: "తెలుగు" } as const;
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as [Language, ...Language[]];

/** The language in which content is written first. It is shown if a translation is missing. */
export const DEFAULT_LANGUAGE = "en" satisfies Language;

export type TranslationLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>;
export const TRANSLATION_LANGUAGES = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE) as [
  TranslationLanguage,
  ...TranslationLanguage[],
];

export function isLanguage(code: unknown): code is Language {
  return LANGUAGES.includes(code as Language);
}

/** An object with a value for each language. */
export function byLanguage<T>(valueOf: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, valueOf(language)])) as Record<
    Language,
    T
  >;
}
