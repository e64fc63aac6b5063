import { type Handler, Hono } from "hono";
import { DEFAULT_LANGUAGE, type Language } from "../../contract/language.ts";
import { localPath } from "../../contract/shared/language_paths.ts";
import { readsQuery } from "../http/known_query.ts";
import type { PreviewEnv } from "../publication/publication_gate.ts";
import type { PageParts, Pages, RefusedForm } from "./page_parts.ts";
import { queryOfPage, renderPage } from "./render_page.ts";

/** The public pages, rendered from our own API. Mount it last: all other paths get its not-found page. */
export function createPages(parts: PageParts): Pages {
  const routes = new Hono<PreviewEnv>();

  const answer: Handler<PreviewEnv> = async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const tidy = pathname.replace(/\/{2,}/g, "/").replace(/^\/en(?=\/|$)/, "").replace(/(.)\/+$/, "$1") ||
      "/";
    if (tidy !== pathname) return c.redirect(tidy + search, 301);
    const page = await renderPage(parts, { path: pathname, search, isPreview: c.get("isPreview") });
    if (page.status !== 404) return page;
    const moved = await parts.redirect(pathname, search);
    if (moved) return moved;
    // Redirect to lower case, because labels and advertisements print URLs in capitals.
    const small = pathname.toLowerCase();
    const isThere = small !== pathname && (await renderPage(parts, { path: small, search })).status === 200;
    return isThere ? c.redirect(small + search, 301) : page;
  };
  routes.get("*", readsQuery(answer, queryOfPage));

  return {
    routes,

    thankYou: (receipt, kind = "contact", language = DEFAULT_LANGUAGE) =>
      renderPage(parts, {
        ...placeOf(kind, language),
        form: { kind: formOf(kind), receipt, values: {}, issues: [] },
        status: 201,
      }),

    contactWithErrors: ({ kind, values, issues, problem, language = DEFAULT_LANGUAGE, status = 422 }) =>
      renderPage(parts, {
        ...placeOf(kind, language),
        form: { kind: formOf(kind), values, issues, ...(problem && { problem }) },
        status,
      }),
  };
}

type Kind = RefusedForm["kind"];

/** The form that shows the result. Without JavaScript a quote is requested on the contact page. */
function formOf(kind: Kind): "home" | "contact" {
  return kind === "home" ? "home" : "contact";
}

/** The page of the form, in its language. */
function placeOf(kind: Kind, language: Language) {
  return { path: localPath(language, kind === "home" ? "/" : "/contact"), search: "" };
}
