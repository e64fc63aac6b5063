import { inEachLanguage } from "../../contract/shared/language_modules.ts";
import type { CompareTexts } from "./texts/en.ts";

export const compareTexts = await inEachLanguage<CompareTexts>((language) =>
  import(`./texts/${language}.ts`)
);
