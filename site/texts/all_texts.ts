import { inEachLanguage } from "../../contract/shared/language_modules.ts";
import type { Texts } from "./texts.ts";

/** The words of every language at once, for the server. */
export const allTexts = await inEachLanguage<Texts>((language) => import(`./${language}.ts`));
