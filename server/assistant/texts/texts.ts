import { inEachLanguage } from "../../../contract/shared/language_modules.ts";
import type { AssistantTexts } from "./en.ts";

/** The assistant's own words in each language. */
export const assistantTexts = await inEachLanguage<AssistantTexts>((language) => import(`./${language}.ts`));
