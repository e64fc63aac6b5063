import type { Language, TranslationLanguage } from "../../contract/language.ts";
import { lazyImport } from "./lazy_import.ts";

/** A widget's texts in the other languages, as modules that are loaded on demand. */
type OtherTexts<T> = { [L in TranslationLanguage]: () => Promise<Record<L, T>> };

/**
 * Gives the texts in the given language, else in English, and the language that they are in.
 *
 * @param folder the folder of the modules in `others`, below `widgets/`: `quote/texts`
 */
export async function loadTexts<T>(
  folder: string,
  english: T,
  others: OtherTexts<NoInfer<T>>,
  lang?: string,
): Promise<{ lang: Language; texts: T }> {
  const code = lang as TranslationLanguage;
  const load: (() => Promise<Partial<Record<TranslationLanguage, T>>>) | undefined = others[code];
  if (!load) return { lang: "en", texts: english };
  return { lang: code, texts: (await lazyImport(`${folder}/${code}`, load))[code]! };
}
