import type { Language } from "../../../contract/language.ts";
import { type AssistantTexts, en } from "./en.ts";
import { hi } from "./hi.ts";
import { te } from "./te.ts";

/** The assistant's own words in each language. */
export const assistantTexts: Record<Language, AssistantTexts> = { en, hi, te };
