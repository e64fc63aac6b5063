import type { Company } from "../../contract/company.ts";
import type { ShownFrame } from "../../contract/frame.ts";
import type { PublicSeo } from "../../contract/seo.ts";
import { DEFAULT_LANGUAGE, type Language } from "../../contract/language.ts";
import { UNNAMED_COMPANY } from "../../contract/shared/unnamed_company.ts";
import { splitLanguage } from "../../contract/shared/language_paths.ts";
import { describeMissing, notFoundRoute } from "../pages/NotFoundPage.tsx";
import { loadingRoute } from "../pages/LoadingPage.tsx";
import { findRoute, type RouteOf } from "./routes.ts";
import type { ServedPage } from "./served_page.ts";
import type { Texts } from "../texts/texts.ts";
import type { Description, PageRoute, Place, Read, Visit } from "./visit.ts";

/** API paths that every page needs: the company profile, what stands around the page, the SEO settings. */
const COMPANY_PATH = "/api/company";
const FRAME_PATH = "/api/frame";
const SEO_PATH = "/api/seo";

const NO_FRAME: ShownFrame = { categoryLinks: [] };

/** The page for a URL: its route, path parameters and query. */
export interface FoundPage {
  route: PageRoute;
  place: Place;
}

/** Finds the page for a path, which may begin with a language. `routeOf` returns the loaded pages. */
export function findPage(address: string, search: string, routeOf: RouteOf): FoundPage {
  const { language, path } = splitLanguage(address);
  const found = findRoute(path);
  const route = found ? routeOf(found.pattern) ?? loadingRoute : notFoundRoute;
  const known = [...new URLSearchParams(search)].filter(([name]) =>
    route.query?.includes(name) || route.query?.includes(`${name}[]`)
  );
  return {
    place: { language, path, params: found?.params ?? {}, search: new URLSearchParams(known) },
    route,
  };
}

/** API paths of the page and of its layout, in the visitor's language. */
export function queriesOf({ route, place }: FoundPage, read: Read): string[] {
  const own = route.queries?.(place, readIn(place.language, read)) ?? [];
  const paths = [COMPANY_PATH, FRAME_PATH, SEO_PATH, ...own];
  return [...new Set(paths.map((path) => inLanguageOf(path, place.language)))];
}

export function visitOf(
  { place }: FoundPage,
  served: Omit<ServedPage, "queries">,
  texts: Texts,
  read: Read,
): Visit {
  const readLocal = readIn(place.language, read);
  const servedAt = splitLanguage(served.address.split("?")[0]!).path;
  return {
    ...place,
    origin: served.origin,
    year: served.year,
    texts,
    company: readLocal<Company>(COMPANY_PATH).value ?? UNNAMED_COMPANY,
    frame: readLocal<ShownFrame>(FRAME_PATH).value ?? NO_FRAME,
    seo: readLocal<PublicSeo>(SEO_PATH).value,
    read: readLocal,
    isPreview: served.isPreview,
    // The response to a posted form is shown only on the form's page, not on pages visited later.
    form: servedAt === place.path ? served.form : undefined,
  };
}

function readIn(language: Language, read: Read): Read {
  return (path) => read(inLanguageOf(path, language));
}

/** An API path that requests content in a language. */
export function inLanguageOf(apiPath: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return apiPath;
  return `${apiPath}${apiPath.includes("?") ? "&" : "?"}lang=${language}`;
}

/** The route to show. If its document is missing: its own not-found page, or else the general one. */
export function describedPage(
  route: PageRoute,
  visit: Visit,
): { route: PageRoute; description: Description; missing: boolean } {
  const description = route.describe(visit);
  if (description.kind !== "missing") return { route, description, missing: route === notFoundRoute };
  const shown = description.own ? route : notFoundRoute;
  return { route: shown, description: describeMissing(visit, description.own), missing: true };
}
