import type { Language } from "../../../contract/language.ts";
import { en, type ProductPageTexts } from "./texts/en.ts";
import { hi } from "./texts/hi.ts";
import { te } from "./texts/te.ts";

/** All languages are in the chunk of this page, so that other pages do not load these texts. */
export const productPageTexts: Record<Language, ProductPageTexts> = { en, hi, te };
