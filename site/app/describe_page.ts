import type { SeoPage } from "../../contract/seo.ts";
import type { Crumb, Metadata } from "./metadata.ts";
import { aboutPage, type Subject, webPage } from "./structured_data.ts";
import type { Description, Loaded, Visit } from "./visit.ts";

export interface PageDescription extends Omit<Metadata, "structured"> {
  /** The page's own structured data, written before the `WebPage` that every page has. */
  about?: readonly Subject[];
  /** The page of the SEO settings: what title, description and keywords it has replace these. */
  seoPage?: SeoPage;
}

/** The head of a page that exists. Without `crumbs` its breadcrumbs are the home page and its own title. */
export function describePage(visit: Visit, { about = [], seoPage, ...given }: PageDescription): Description {
  const own = { crumbs: [{ name: given.title, path: given.path }], ...given };
  const stored = seoPage && visit.seo?.pages?.[seoPage];
  const { title, description, keywords } = stored ?? {};
  const metadata: Omit<Metadata, "structured"> = {
    ...own,
    ...(title && { title, wholeTitle: true }),
    ...(description && { description }),
    ...(keywords && { keywords: keywords.split(",").map((word) => word.trim()) }),
    ...(stored && { type: stored.ogType }),
  };
  const subject = stored ? aboutPage(visit, stored.schemaType, about, metadata) : about;
  const steps = own.crumbs.length > 0 ? crumbsOf(visit, own.crumbs) : [];
  const structured = [...subject, webPage(visit, { ...metadata, crumbs: steps })];
  return { kind: "page", metadata: { ...metadata, structured } };
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
