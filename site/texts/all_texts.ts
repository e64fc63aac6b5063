import type { Language } from "../../contract/language.ts";
import { en } from "./en.ts";
import { hi } from "./hi.ts";
import { te } from "./te.ts";
import type { Texts } from "./texts.ts";

/** The words of every language at once, for the server. */
export const allTexts: Record<Language, Texts> = { en, hi, te };
