import type { Company } from "../../contract/company.ts";
import type { Language } from "../../contract/language.ts";
import type { ShownPage } from "../../contract/page.ts";
import { PROHIBITED_PATH } from "../../contract/shared/prohibited_path.ts";
import { allTexts } from "../../site/texts/all_texts.ts";
import { headingOfPage, nameOfPage, textOfPage } from "../../site/pages/written/page_texts.ts";

/** A page's name, as menus show it. */
export function pageName(page: Pick<ShownPage, "slug" | "name">, language: Language): string {
  return nameOfPage({ texts: allTexts[language] }, page);
}

/** A page's heading and description. */
export function pageHead(page: ShownPage, company: Company, language: Language) {
  const texts = allTexts[language];
  return {
    title: headingOfPage({ texts }, page),
    description: textOfPage({ company, texts }, page).description,
  };
}

/** The names of the profile's facts. */
export function factLabels(language: Language) {
  return allTexts[language].contact.facts;
}

/** The names of pages that no owner writes. */
export function fixedPageNames(language: Language): Readonly<Record<string, string>> {
  const { legal, quoteList } = allTexts[language];
  return {
    "/health": legal.sitemap.health,
    [PROHIBITED_PATH]: legal.sitemap.prohibited,
    "/quote-list": quoteList.title,
  };
}
