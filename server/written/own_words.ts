import { type Company, COMPANY_TEXT_FIELDS } from "../../contract/company.ts";
import { DEFAULT_LANGUAGE, type Language } from "../../contract/language.ts";
import type { PagePart, ShownPage } from "../../contract/page.ts";
import { inLanguage } from "../../contract/translation.ts";
import { openingHours } from "../company/opening_hours.ts";
import type { WholeContent } from "../content/content.ts";
import { type TextTokens, textTokens } from "../frame/text_tokens.ts";
import { shownPages, shownParts } from "./shown_page.ts";

/** What the owner says of the company, in one language. */
interface OwnWords {
  company: Company;
  pages: ShownPage[];
  parts: Record<PagePart, ShownPage>;
  tokens: TextTokens;
}

/** `products`: how many are public. */
export function ownWords(
  { company: profile, pages }: Pick<WholeContent, "company" | "pages">,
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

function companyIn(company: Company, language: Language): Company {
  const openingTimes = openingHours(company.contact);
  const shown = {
    ...inLanguage(company, language, COMPANY_TEXT_FIELDS),
    ...openingTimes && { openingHours: openingTimes },
  };
  if (language === DEFAULT_LANGUAGE) return shown;
  const businessHours = company.translations?.[language]?.businessHours;
  return businessHours ? { ...shown, contact: { ...shown.contact, businessHours } } : shown;
}
