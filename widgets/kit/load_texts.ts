import type * as en from "./texts/en.ts";

type Texts = { quote: typeof en.quote; products: typeof en.products };

/** Languages beside English, each loaded only where it is spoken. */
const languages: Record<string, () => Promise<Texts>> = {};

/** One widget's words in the language asked for, else in English, with the language that they really are in. */
export async function loadTexts<K extends keyof Texts>(widget: K, english: Texts[K], lang = "en") {
  const code = lang.slice(0, 2).toLowerCase();
  const load = languages[code];
  return load ? { lang: code, texts: (await load())[widget] } : { lang: "en", texts: english };
}
