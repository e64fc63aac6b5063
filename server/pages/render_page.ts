import { createElement } from "react";
import { renderToString } from "react-dom/server.edge";
import { App } from "../../site/app/App.tsx";
import { describedPage, findPage, type FoundPage, queriesOf, visitOf } from "../../site/app/find_page.ts";
import { MAP_ORIGIN, MAP_PAGES } from "../../site/ui/map_place.ts";
import { headTags, type Metadata } from "../../site/app/metadata.ts";
import { createQueryClient } from "../../site/app/query_client.ts";
import { localPath } from "../../contract/shared/language_paths.ts";
import { findRoute, type Pattern, routes } from "../../site/app/routes.ts";
import type { ServedPage } from "../../site/app/served_page.ts";
import { allTexts } from "../../site/texts/all_texts.ts";
import { ServedTableMarkup } from "../../site/ui/ProductTable.tsx";
import type { PageRoute, PostedForm, Visit } from "../../site/app/visit.ts";
import { PRODUCTS_CSS, renderProducts } from "../../widgets/products/render_products.tsx";
import { REVALIDATED } from "../http/body_cache.ts";
import { contentPolicy } from "../http/content_policy.ts";
import { currentRequest } from "../log/current_request.ts";
import { traced } from "../log/trace.ts";
import "./all_pages.ts";
import { document, inlineScripts, styleHeader } from "./document.ts";
import { loadPage } from "./load_page.ts";
import type { PageParts } from "./page_parts.ts";

interface PageRequest {
  /** Path including the language: `/hi/blog`. */
  path: string;
  /** Query string including its question mark, or empty. */
  search: string;
  /** Set if the page is the response to a posted plain form. */
  form?: PostedForm;
  /** Default 200. A missing page is always 404. */
  status?: number;
  /** Whether the public does not see the page. */
  isPreview?: boolean | undefined;
}

/** The sources that a page may show in frames, by path. */
const FRAMES: Record<string, string[]> = {
  ...Object.fromEntries(MAP_PAGES.map((path) => [path, [MAP_ORIGIN]])),
  "/embed": ["'self'"],
};

/** Rendering is synchronous, so every page's module is loaded before the first request. */
const loadedRoutes = new Map(
  await Promise.all(
    Object.entries(routes).map(async ([pattern, { load }]) => [pattern as Pattern, await load()] as const),
  ),
);

/** Renders a page as HTML, or redirects to its current address. */
export function renderPage(parts: PageParts, request: PageRequest): Promise<Response> {
  return traced("render", () => render(parts, request));
}

async function render(parts: PageParts, request: PageRequest): Promise<Response> {
  const { path, search, form, status = 200, isPreview } = request;
  const page = findPage(path, search, routeOf);
  const { language } = page.place;
  const pattern = findRoute(page.place.path)?.pattern;
  const note = currentRequest();
  if (note) note.page = pattern ?? "(no page)";
  const at = { path, search: page.place.search.size > 0 ? `?${page.place.search}` : "" };
  const { served, visit, description, missing } = await visitPage(parts, page, {
    address: path + at.search,
    ...form && { form },
    ...isPreview && { isPreview },
  });
  if (description.kind === "moved") {
    return redirect(localPath(language, description.to) + restOf(search));
  }
  if (description.kind !== "page") throw new Error(`Cannot render ${path}: its data did not load`);

  const { isPrivate = false } = description.metadata;
  const table = missing ? undefined : page.route.table?.(visit);
  const markup = table ? await renderProducts(table, parts.api) : "";
  const colours = await (await parts.api("/look/colours.css")).text();
  const html = document({
    dist: parts.dist,
    head: headTags(description.metadata, visit),
    body: renderApp(served, at, markup),
    served,
    icon: visit.seo?.general?.favicon,
    colours,
    pattern,
  });
  return new Response(html, {
    status: missing ? 404 : status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": form || missing || isPrivate ? "no-store" : REVALIDATED,
      ...(isPrivate && { "referrer-policy": "no-referrer" }),
      "content-security-policy": await contentPolicy({
        scripts: inlineScripts(parts.dist, language),
        styles: [...table ? [PRODUCTS_CSS] : [], ...colours ? [colours] : []],
        analytics: !isPrivate && Boolean(visit.seo?.general?.googleAnalyticsId),
        frames: FRAMES[page.place.path] ?? [],
      }),
      ...robotsHeader(description.metadata),
      ...styleHeader(html),
    },
  });
}

/** The visit of a page with all its data. What a missing page says is asked for once it is known to be missing. */
async function visitPage(
  parts: PageParts,
  page: FoundPage,
  asked: Pick<ServedPage, "address" | "form" | "isPreview">,
  more: readonly string[] = [],
): Promise<ReturnType<typeof describedPage> & { served: ServedPage; visit: Visit }> {
  const { language } = page.place;
  const { queries, refused, read } = await loadPage(page, parts.api, more);
  const served: ServedPage = {
    origin: parts.settings.origin,
    language,
    year: parts.now().getFullYear(),
    ...asked,
    queries,
    ...(Object.keys(refused).length > 0 && { refused }),
  };
  const visit = visitOf(page, served, allTexts[language], read);
  const described = describedPage(page.route, visit);
  if (!described.missing || described.route === page.route || more.length > 0) {
    return { served, visit, ...described };
  }
  return await visitPage(parts, page, asked, queriesOf({ ...page, route: described.route }, read));
}

/** The query parameters that the page of a path reads. */
export function queryOfPage(path: string): readonly string[] {
  return findPage(path, "", routeOf).route.query ?? [];
}

function routeOf(pattern: Pattern): PageRoute {
  return loadedRoutes.get(pattern)!;
}

function renderApp(served: ServedPage, at: { path: string; search: string }, tableMarkup: string): string {
  const client = createQueryClient();
  for (const [apiPath, value] of Object.entries(served.queries)) client.setQueryData([apiPath], value);
  const app = createElement(App, {
    client,
    served,
    at,
    texts: allTexts[served.language],
    routes: { routeOf },
  });
  const html = renderToString(createElement(ServedTableMarkup, { value: tableMarkup }, app));
  // Otherwise the client's garbage collection timer would keep the page's data for five minutes.
  client.clear();
  return html;
}

function robotsHeader({ noindex }: Metadata): Record<string, string> {
  return noindex ? { "x-robots-tag": "noindex, nofollow" } : {};
}

/** The query string without the category, which the new address has in its path. */
function restOf(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete("category");
  return rest.size > 0 ? `?${rest}` : "";
}

function redirect(to: string): Response {
  return new Response(null, { status: 301, headers: { location: to, "cache-control": "no-cache" } });
}
