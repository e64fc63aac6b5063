import type { Language } from "../../contract/language.ts";
import type { Bring } from "../../contract/bring.ts";

type OtherLanguage = Exclude<Language, "en">;

/** The words of a widget by language, each language beside English loaded only where it is spoken. */
export type Languages<T> = Record<OtherLanguage, () => Promise<T>>;

/** The words in the language asked for, else in English, with the language that they really are in. */
export async function loadTexts<T>(
  english: T,
  others: Languages<T>,
  bring: Bring,
  lang = "en",
): Promise<{ lang: Language; texts: T }> {
  const code = lang.slice(0, 2).toLowerCase() as OtherLanguage;
  const load = (others as Partial<Languages<T>>)[code];
  return load ? { lang: code, texts: await bring(load) } : { lang: "en", texts: english };
}
