import { inEachLanguage } from "../../../contract/shared/language_modules.ts";
import type { HealthTexts } from "./texts/en.ts";

/** All languages are in the chunk of these pages, so that other pages do not load these texts. */
export const healthTexts = await inEachLanguage<HealthTexts>((language) => import(`./texts/${language}.ts`));
