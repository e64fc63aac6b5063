import type { Language } from "../../contract/language.ts";
import { once } from "../shared/once.ts";

const names = once(() => new Intl.DisplayNames("en", { type: "script" }));

/** The English name of the script that a language is written in: "Devanagari". Files of fonts are named by it. */
export function scriptName(language: Language): string {
  return names().of(new Intl.Locale(language).maximize().script!)!;
}
