import { inEachLanguage } from "../../contract/shared/language_modules.ts";
import type { ConsentTexts } from "./texts/en.ts";

export const consentTexts = await inEachLanguage<ConsentTexts>((language) =>
  import(`./texts/${language}.ts`)
);
