import { inEachLanguage } from "../../contract/shared/language_modules.ts";
import type { LineTexts } from "./texts/lines/en.ts";

/** The texts of the lines. They are separate, since few requests have lines. */
export const lineTexts = await inEachLanguage<LineTexts>((language) =>
  import(`./texts/lines/${language}.ts`)
);
