import type { Language } from "../../../contract/language.ts";
import { type EmbedTexts, en } from "./texts/en.ts";
import { hi } from "./texts/hi.ts";
import { te } from "./texts/te.ts";

/** All three come with the page: those of the site's first visit have no room for it. */
export const embedTexts: Record<Language, EmbedTexts> = { en, hi, te };
