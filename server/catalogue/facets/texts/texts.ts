import type { Language } from "../../../../contract/language.ts";
import { en, type FacetTexts } from "./en.ts";
import { hi } from "./hi.ts";
import { te } from "./te.ts";

export const facetTexts: Record<Language, FacetTexts> = { en, hi, te };
