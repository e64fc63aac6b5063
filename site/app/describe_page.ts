import type { SeoPage, SeoPageSettings } from "../../contract/seo.ts";
import type { Crumb, Metadata } from "./metadata.ts";
import { aboutPage, type Subject, webPage } from "./structured_data.ts";
import type { Description, Loaded, Visit } from "./visit.ts";

export interface PageDescription extends Omit<Metadata, "structured"> {
  /** The page's own structured data, written before the `WebPage` that every page has. */
  about?: readonly Subject[];
  /** The page of the SEO settings whose title, description and keywords replace these. */
  seoPage?: SeoPage;
}

/** The head of a page that exists. Without `crumbs` its breadcrumbs are the home page and its own title. */
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

/** The owner's SEO texts for the page. They are in English, so other languages use the built-in texts. */
function storedPage({ seo, language }: Visit, page: SeoPage | undefined): SeoPageSettings | undefined {
  return page && language === "en" ? seo?.pages?.[page] : undefined;
}

/** Why a page has no content: its data is loading, failed to load, or does not exist. */
export function describeAbsence(
  { loading, status }: Loaded<unknown>,
  own?: { title: string; text: string },
): Description {
  if (loading) return { kind: "loading" };
  return status === undefined || status === 404 ? { kind: "missing", own } : { kind: "failed" };
}

/** All breadcrumbs from the home page on, also used in the structured data. */
export function crumbsOf(visit: Visit, steps: readonly Crumb[]): Crumb[] {
  return [{ name: visit.texts.shell.nav.home, path: "/" }, ...steps];
}
