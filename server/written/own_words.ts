import { type Company, COMPANY_TEXT_FIELDS } from "../../contract/company.ts";
import { DEFAULT_LANGUAGE, type Language } from "../../contract/language.ts";
import type { PagePart, ShownPage } from "../../contract/page.ts";
import { inLanguage } from "../../contract/translation.ts";
import { openingHours } from "../company/opening_hours.ts";
import type { WholeContent } from "../content/content.ts";
import { type TextTokens, textTokens } from "../frame/text_tokens.ts";
import { shownPages, shownParts } from "./shown_page.ts";

/** Words kept for one state of the pages: some of each language. */
const KEPT = 12;

/** What the owner says of the company, in one language. */
interface OwnWords {
  company: Company;
  pages: ShownPage[];
  parts: Record<PagePart, ShownPage>;
  tokens: TextTokens;
}

type Said = Pick<WholeContent, "company" | "pages">;

/** The last words of each language: most changes of the content are none of these. */
const known = new WeakMap<Said["pages"], Map<string, { company: Said["company"]; words: OwnWords }>>();

/** `products`: how many are public. */
export function ownWords(whole: Said, language: Language, products: number, now: Date): OwnWords {
  const name = `${language} ${products} ${now.getFullYear()}`;
  const last = known.getOrInsertComputed(whole.pages, () => new Map());
  const found = last.get(name);
  if (found?.company === whole.company) return found.words;
  const words = wordsIn(whole, language, products, now);
  if (last.size >= KEPT) last.clear();
  last.set(name, { company: whole.company, words });
  return words;
}

function wordsIn(
  { company: profile, pages }: Said,
  language: Language,
  products: number,
  now: Date,
): OwnWords {
  const company = companyIn(profile, language);
  const tokens = textTokens(company, products, now);
  const records = pages.map(({ value }) => value);
  return {
    company,
    tokens,
    pages: shownPages(records, language, tokens),
    parts: shownParts(records, language, tokens),
  };
}

/** The profile in a language, with its hours as search engines read them. */
export function companyIn(company: Company, language: Language): Company {
  const openingTimes = openingHours(company.contact);
  const shown = {
    ...inLanguage(company, language, COMPANY_TEXT_FIELDS),
    ...openingTimes && { openingHours: openingTimes },
  };
  if (language === DEFAULT_LANGUAGE) return shown;
  const { businessHours, address } = company.translations?.[language] ?? {};
  const contact = { ...shown.contact, ...businessHours && { businessHours }, ...address && { address } };
  return { ...shown, contact };
}
