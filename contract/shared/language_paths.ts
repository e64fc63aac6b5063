import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../language.ts";

/** The prefix of a language's paths: empty for English, `/hi`, `/te`. */
export function baseOf(language: Language): string {
  return language === DEFAULT_LANGUAGE ? "" : `/${language}`;
}

/** A path of our site in a language: `/hi/blog` for `/blog`, `/hi` for `/`. */
export function localPath(language: Language, path: string): string {
  return path === "/" ? baseOf(language) || "/" : baseOf(language) + path;
}

/** Splits an address into its language and the path without the language's prefix. */
export function splitLanguage(address: string): { language: Language; path: string } {
  const code = address.split("/", 2)[1];
  if (!isLanguage(code) || code === DEFAULT_LANGUAGE) return { language: DEFAULT_LANGUAGE, path: address };
  return { language: code, path: address.slice(code.length + 1) || "/" };
}

/** The path of a page that the owner writes, without its language. */
export function pathOfPage(slug: string): string {
  return slug === "home" ? "/" : `/${slug}`;
}
