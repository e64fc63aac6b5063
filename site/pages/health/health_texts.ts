import type { Language } from "../../../contract/language.ts";
import { en, type HealthTexts } from "./texts/en.ts";
import { hi } from "./texts/hi.ts";
import { te } from "./texts/te.ts";

/** All languages are in the chunk of these pages, so that other pages do not load these texts. */
export const healthTexts: Record<Language, HealthTexts> = { en, hi, te };
