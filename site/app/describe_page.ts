import type { SeoPage, SeoPageSettings } from "../../contract/seo.ts";
import type { Metadata } from "./metadata.ts";
import { aboutPage, type Crumb, type Subject, webPage } from "./structured_data.ts";
import type { Description, Loaded, Visit } from "./visit.ts";

export interface PageDescription extends Omit<Metadata, "structured"> {
  /** Steps below the home page, the page itself last. */
  crumbs?: readonly Crumb[];
  /** Set before the WebPage that every page has: what the page is about. */
  about?: readonly Subject[];
  /** The page whose title, description and keywords the owner may have written. */
  seoPage?: SeoPage;
}

/** The head of a page that exists. */
export function describePage(
  visit: Visit,
  { crumbs, about = [], seoPage, ...own }: PageDescription,
): Description {
  const stored = storedPage(visit, seoPage);
  const metadata: Omit<Metadata, "structured"> = stored
    ? {
      ...own,
      title: stored.title,
      wholeTitle: true,
      description: stored.description,
      keywords: stored.keywords.split(",").map((word) => word.trim()),
      type: stored.ogType,
    }
    : own;
  const facts = { ...metadata, crumbs: crumbs && crumbsOf(visit, crumbs) };
  const subject = stored ? aboutPage(visit, stored.schemaType, about, facts) : about;
  return { kind: "page", metadata: { ...metadata, structured: [...subject, webPage(visit, facts)] } };
}

/** The title, description and keywords that the owner stored. They are English: other languages keep the site's words. */
function storedPage({ seo, language }: Visit, page: SeoPage | undefined): SeoPageSettings | undefined {
  return page && language === "en" ? seo?.pages?.[page] : undefined;
}

/** Why a page has nothing to show: its answer is on the way, did not come, or says that there is no such thing. */
export function describeAbsence(
  { loading, status }: Loaded<unknown>,
  own?: { title: string; text: string },
): Description {
  if (loading) return { kind: "loading" };
  return status === undefined || status === 404 ? { kind: "missing", own } : { kind: "failed" };
}

/** The way from the home page, for the breadcrumbs and the structured data alike. */
export function crumbsOf(visit: Visit, steps: readonly Crumb[]): Crumb[] {
  return [{ name: visit.texts.shell.nav.home, path: "/" }, ...steps];
}
