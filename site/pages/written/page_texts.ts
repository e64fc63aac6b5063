import type { BuiltInPage, ShownPage } from "../../../contract/page.ts";
import type { Visit } from "../../app/visit.ts";

/** The API path of the list of pages that the owner writes. */
export const PAGES_PATH = "/api/pages";

/** The API path of a page that the owner writes. */
export function pagePath(slug: string): string {
  return `/api/pages/${encodeURIComponent(slug)}`;
}

/** A page's name in menus, tabs and breadcrumbs. */
export function nameOfPage(
  { texts: { shell } }: Pick<Visit, "texts">,
  page: Pick<ShownPage, "slug" | "name">,
): string {
  if (page.name) return page.name;
  const names: Record<BuiltInPage, string> = {
    ...shell.nav,
    "privacy-policy": shell.footer.privacy,
    "terms-of-service": shell.footer.terms,
  };
  return names[page.slug as BuiltInPage] ?? page.slug;
}

/** A page's heading, where the owner wrote none. */
export function headingOfPage({ texts }: Pick<Visit, "texts">, page: ShownPage): string {
  return page.title ??
    (page.slug === "contact" && !page.name ? texts.about.action.contact : nameOfPage({ texts }, page));
}

/** What a page's head says. Where the owner wrote nothing, it says what the profile says. */
export function textOfPage(visit: Pick<Visit, "company" | "texts">, page: ShownPage) {
  const { name, tagline, description } = visit.company;
  const own = nameOfPage(visit, page);
  const isHome = page.slug === "home";
  return {
    title: isHome && !page.name ? [name, tagline].filter(Boolean).join(": ") : own,
    wholeTitle: isHome,
    description: page.description ?? page.lead ?? (isHome && description ? description : `${own}: ${name}`),
  };
}
