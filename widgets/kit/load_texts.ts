import type { Language } from "../../contract/language.ts";
import { lazyImport } from "./lazy_import.ts";

type OtherLanguage = Exclude<Language, "en">;

/** A widget's words in each language beside English, as modules that are loaded only where they are spoken. */
type OtherTexts<T> = { [L in OtherLanguage]: () => Promise<Record<L, T>> };

/**
 * The words in the language asked for (`te`, `te-IN`), else in English, with the language that they really are in.
 *
 * @param folder where the modules of `others` lie, below `widgets/`: `quote/texts`
 */
export async function loadTexts<T>(
  folder: string,
  english: T,
  others: OtherTexts<T>,
  lang = "en",
): Promise<{ lang: Language; texts: T }> {
  const code = lang.slice(0, 2).toLowerCase() as OtherLanguage;
  if (!Object.hasOwn(others, code)) return { lang: "en", texts: english };
  const load: () => Promise<Partial<Record<OtherLanguage, T>>> = others[code];
  return { lang: code, texts: (await lazyImport(`${folder}/${code}`, load))[code]! };
}
