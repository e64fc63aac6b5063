import type { Language } from "../language.ts";
import { inEachLanguage } from "./language_modules.ts";

/** Makes that name a product's origin instead of its maker, by language. */
const ORIGINS = await inEachLanguage<{ imported: string; india: string }>((language) =>
  import(`./origins/${language}.ts`)
);

/**
 * Gives the text for a make. A missing make reads as imported. An empty one stays empty: the owner wants none shown.
 * A maker's name stays as it is.
 */
export function shownMake(make: string | null, language: Language): string {
  const { imported, india } = ORIGINS[language];
  const said = make?.trim().toLowerCase();
  if (make === null || said === "imported") return imported;
  return said === "india" ? india : make;
}
