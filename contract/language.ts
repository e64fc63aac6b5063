/** The languages of the public site. English is at `/`, others below their code: `/hi/…`, `/te/…`. */
export const LANGUAGES = ["en", "hi", "te"] as const;
export type Language = typeof LANGUAGES[number];

/** The language in which content is written first. It is shown if a translation is missing. */
export const DEFAULT_LANGUAGE = "en" satisfies Language;

export const TRANSLATION_LANGUAGES = ["hi", "te"] as const;

/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", hi: "हिन्दी", te: "తెలుగు" };

export function isLanguage(code: unknown): code is Language {
  return LANGUAGES.includes(code as Language);
}
