import type { Language } from "../../contract/language.ts";
import { contact as en } from "../../site/texts/en/contact.ts";
import { contact as hi } from "../../site/texts/hi/contact.ts";
import { contact as te } from "../../site/texts/te/contact.ts";

/** The contact page's questions and answers, which the assistant quotes. */
export const texts = { en, hi, te } satisfies Record<Language, unknown>;
