import { DEFAULT_LANGUAGE, type Language } from "../../contract/language.ts";
import { otherLanguages } from "../../contract/shared/language_modules.ts";
import type { en } from "./en.ts";

/** What every language fills: a missing word fails the type check. */
export type Texts = typeof en;

const OTHERS = otherLanguages<Texts>((language) => import(`./${language}.ts`));

/** The words of one language; the browser loads no other. */
export async function loadTexts(language: Language): Promise<Texts> {
  if (language === DEFAULT_LANGUAGE) return (await import("./en.ts")).en;
  const texts: Partial<Record<Language, Texts>> = await OTHERS[language]();
  return texts[language]!;
}
