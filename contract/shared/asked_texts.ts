import type { AskedTexts } from "./asked_texts/en.ts";
import { inEachLanguage } from "./language_modules.ts";

/** The texts of what the owner can change in the forms. */
export const askedTexts = await inEachLanguage<AskedTexts>((language) =>
  import(`./asked_texts/${language}.ts`)
);
