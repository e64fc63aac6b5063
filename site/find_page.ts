import type { Company } from "../contract/company.ts";
import { UNNAMED_COMPANY } from "../contract/unnamed_company.ts";
import { COMPANY_PATH } from "./company.ts";
import { findRoute } from "./find_route.ts";
import { describeMissing, notFoundRoute } from "./pages/NotFoundPage.tsx";
import { routes } from "./routes.tsx";
import type { ServedPage } from "./served_page.ts";
import { textsOf } from "./texts/texts.ts";
import type { Description, PageRoute, Place, Read, Visit } from "./visit.ts";

/** The page of an address: its route, where in it the visitor is, and all that it can be shown from. */
export interface FoundPage {
  route: PageRoute;
  place: Place;
}

export function findPage(path: string, search: string): FoundPage {
  const found = findRoute(routes, path);
  const place = { path, params: found?.params ?? {}, search: new URLSearchParams(search) };
  return { route: found?.route ?? notFoundRoute, place };
}

/** API paths of the page and of the frame around it. */
export function queriesOf({ route, place }: FoundPage, read: Read): string[] {
  return [...new Set([COMPANY_PATH, ...route.queries(place, read)])];
}

export function visitOf({ place }: FoundPage, served: Omit<ServedPage, "queries">, read: Read): Visit {
  return {
    ...place,
    origin: served.origin,
    year: served.year,
    texts: textsOf("en"),
    company: read<Company>(COMPANY_PATH).value ?? UNNAMED_COMPANY,
    read,
    // The answer to a form belongs to the page that the form stood on, not to those visited later.
    form: served.address.split("?")[0] === place.path ? served.form : undefined,
  };
}

/** The page as it is to be shown: a route whose document is missing gives way to its own or the general not-found page. */
export function describedPage(
  route: PageRoute,
  visit: Visit,
): { route: PageRoute; description: Description; missing: boolean } {
  const description = route.describe(visit);
  if (description.kind !== "missing") return { route, description, missing: route === notFoundRoute };
  const shown = description.own ? route : notFoundRoute;
  return { route: shown, description: describeMissing(visit, description.own), missing: true };
}
