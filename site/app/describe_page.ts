import type { SeoPage, SeoPageSettings } from "../../contract/seo.ts";
import type { Crumb, Metadata } from "./metadata.ts";
import { aboutPage, type Subject, webPage } from "./structured_data.ts";
import type { Description, Loaded, Visit } from "./visit.ts";

export interface PageDescription extends Omit<Metadata, "structured"> {
  /** What the page is about. Stands before the WebPage that every page has. */
  about?: readonly Subject[];
  /** The page whose title, description and keywords the owner may have written. */
  seoPage?: SeoPage;
}

/** The head of a page that exists. Without `crumbs` the page stands directly below the home page, by its title. */
export function describePage(visit: Visit, { about = [], seoPage, ...given }: PageDescription): Description {
  const own = { crumbs: [{ name: given.title, path: given.path }], ...given };
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
  const subject = stored ? aboutPage(visit, stored.schemaType, about, metadata) : about;
  const steps = own.crumbs.length > 0 ? crumbsOf(visit, own.crumbs) : [];
  const structured = [...subject, webPage(visit, { ...metadata, crumbs: steps })];
  return { kind: "page", metadata: { ...metadata, structured } };
}

/** What the owner stored for the page. It is English: other languages keep the site's own words. */
function storedPage({ seo, language }: Visit, page: SeoPage | undefined): SeoPageSettings | undefined {
  return page && language === "en" ? seo?.pages?.[page] : undefined;
}

/** Why a page has nothing to show: its data is loading, could not be loaded, or does not exist. */
export function describeAbsence(
  { loading, status }: Loaded<unknown>,
  own?: { title: string; text: string },
): Description {
  if (loading) return { kind: "loading" };
  return status === undefined || status === 404 ? { kind: "missing", own } : { kind: "failed" };
}

/** All steps from the home page on, for the breadcrumbs and the structured data. */
export function crumbsOf(visit: Visit, steps: readonly Crumb[]): Crumb[] {
  return [{ name: visit.texts.shell.nav.home, path: "/" }, ...steps];
}
