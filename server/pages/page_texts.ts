import type { Language } from "../../contract/language.ts";
import { about as aboutEn } from "../../site/texts/en/about.ts";
import { contact as contactEn } from "../../site/texts/en/contact.ts";
import { legal as legalEn } from "../../site/texts/en/legal.ts";
import { quoteList as quoteListEn } from "../../site/texts/en/quote_list.ts";
import { about as aboutHi } from "../../site/texts/hi/about.ts";
import { contact as contactHi } from "../../site/texts/hi/contact.ts";
import { legal as legalHi } from "../../site/texts/hi/legal.ts";
import { quoteList as quoteListHi } from "../../site/texts/hi/quote_list.ts";
import { about as aboutTe } from "../../site/texts/te/about.ts";
import { contact as contactTe } from "../../site/texts/te/contact.ts";
import { legal as legalTe } from "../../site/texts/te/legal.ts";
import { quoteList as quoteListTe } from "../../site/texts/te/quote_list.ts";

/** The texts of the site's pages that the assistant quotes. */
export const texts = {
  en: { about: aboutEn, contact: contactEn, legal: legalEn, quoteList: quoteListEn },
  hi: { about: aboutHi, contact: contactHi, legal: legalHi, quoteList: quoteListHi },
  te: { about: aboutTe, contact: contactTe, legal: legalTe, quoteList: quoteListTe },
} satisfies Record<Language, unknown>;
