import type { PublicSeo, SeoPage, SeoPageSettings } from "../../contract/seo.ts";
import type { Language } from "../../contract/language.ts";

/** What the owner has said to search engines and networks; the frame asks for it on every page. */
export const SEO_PATH = "/api/seo";

/** A page's stored title, description and keywords. They are English: other languages keep the site's own words. */
export function storedPage(
  { seo, language }: { seo?: PublicSeo | undefined; language: Language },
  page: SeoPage | undefined,
): SeoPageSettings | undefined {
  return page && language === "en" ? seo?.pages?.[page] : undefined;
}
