import { inEachLanguage } from "../../../contract/shared/language_modules.ts";
import type { RequestTexts } from "./texts/en.ts";

/** All languages are in the chunk of this page, so that other pages do not load these texts. */
export const requestTexts = await inEachLanguage<RequestTexts>((language) =>
  import(`./texts/${language}.ts`)
);
