import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../language.ts";

/** What stands before every path of a language: nothing for English, `/hi`, `/te`. */
export function baseOf(language: Language): string {
  return language === DEFAULT_LANGUAGE ? "" : `/${language}`;
}

/** A path of ours in a language: `/hi/blog` for `/blog`, `/hi` for `/`. */
export function localPath(language: Language, path: string): string {
  return path === "/" ? baseOf(language) || "/" : baseOf(language) + path;
}

/** The language that an address is in, and the path within it. */
export function splitLanguage(address: string): { language: Language; path: string } {
  const code = address.split("/", 2)[1];
  if (!isLanguage(code) || code === DEFAULT_LANGUAGE) return { language: DEFAULT_LANGUAGE, path: address };
  return { language: code, path: address.slice(code.length + 1) || "/" };
}
