import { inEachLanguage } from "../../../../contract/shared/language_modules.ts";
import type { FacetTexts } from "./en.ts";

export const facetTexts = await inEachLanguage<FacetTexts>((language) => import(`./${language}.ts`));
