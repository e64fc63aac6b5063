import type { Language } from "../../contract/language.ts";
import { about as aboutEn } from "../../site/texts/en/about.ts";
import { contact as contactEn } from "../../site/texts/en/contact.ts";
import { legal as legalEn } from "../../site/texts/en/legal.ts";
import { about as aboutHi } from "../../site/texts/hi/about.ts";
import { contact as contactHi } from "../../site/texts/hi/contact.ts";
import { legal as legalHi } from "../../site/texts/hi/legal.ts";
import { about as aboutTe } from "../../site/texts/te/about.ts";
import { contact as contactTe } from "../../site/texts/te/contact.ts";
import { legal as legalTe } from "../../site/texts/te/legal.ts";

/** The texts of the site's pages that the assistant quotes. */
export const texts = {
  en: { about: aboutEn, contact: contactEn, legal: legalEn },
  hi: { about: aboutHi, contact: contactHi, legal: legalHi },
  te: { about: aboutTe, contact: contactTe, legal: legalTe },
} satisfies Record<Language, unknown>;
