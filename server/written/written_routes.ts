import { Hono } from "hono";
import * as z from "zod/mini";
import {
  BUILT_IN_PAGES,
  isBuiltIn,
  isPart,
  NamedPageSchema,
  type Page,
  PAGE_FILTERS,
  PAGE_PARTS,
  PageInputSchema,
  type PagePart,
  PageSchema,
  type ShownPage,
  ShownPageSchema,
} from "../../contract/page.ts";
import { thanks } from "../../contract/shared/thanks.ts";
import type { Language } from "../../contract/language.ts";
import { pathOfPage } from "../../contract/shared/language_paths.ts";
import type { SessionEnv } from "../accounts/require_session.ts";
import type { ContentReader } from "../content/content.ts";
import { textTokens } from "../frame/text_tokens.ts";
import { cachedJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { languageParameter } from "../http/asked_language.ts";
import { endpoint } from "../http/endpoint.ts";
import { byText, filterOf, list, searchParameter } from "../http/list_query.ts";
import { resource } from "../http/resource.ts";
import { translatedTexts } from "../http/search_text.ts";
import type { Stored } from "../kv/document.ts";
import type { PagePreview, Previewed } from "../pages/preview_page.ts";
import { previewRoute } from "../pages/preview_route.ts";
import type { Stores } from "../stores.ts";
import { shownPage } from "./shown_page.ts";
import { type PageRecord, unstored } from "./written_store.ts";

const languageQuery = z.object({ lang: languageParameter });
/** Room for a long page in all languages. */
const BODY_LIMIT = { max: 1024 * 1024 };

export function writtenRoutes(read: ContentReader) {
  return new Hono()
    .get(
      "/pages",
      endpoint({
        summary: "Lists the public pages that the owner writes.",
        query: languageQuery,
        response: z.array(NamedPageSchema),
      }),
      async (c) => {
        const { pages } = await read(c.req.valid("query").lang);
        return cachedJson(c, pages.map(({ slug, name }) => ({ slug, ...(name && { name }) })));
      },
    )
    .get(
      "/pages/:slug",
      endpoint({ summary: "Reads one of them.", query: languageQuery, response: ShownPageSchema }),
      async (c) => {
        const { pages, pageByOldSlug } = await read(c.req.valid("query").lang);
        const asked = c.req.param("slug");
        const page = pages.find(({ slug }) => slug === asked) ?? pageByOldSlug.get(asked);
        if (!page) throw AppError.notFound(`the page "${asked}"`);
        return cachedJson(c, page);
      },
    )
    .get(
      "/parts/:part",
      endpoint({
        summary: "Reads what the owner wrote for a missing page, after a form or in the chat.",
        query: languageQuery,
        response: ShownPageSchema,
      }),
      async (c) => {
        const { parts } = await read(c.req.valid("query").lang);
        const asked = c.req.param("part");
        if (!isPart(asked)) throw AppError.notFound(`the part "${asked}"`);
        return cachedJson(c, parts[asked]);
      },
    );
}

/** All pages that the owner writes, drafts too: first those that every site has, last the parts of others. */
export function adminWrittenRoutes(
  { written, drafts, bin, now }: Stores,
  read: ContentReader,
  preview: PagePreview,
) {
  const found = list<Page>({
    filters: { state: filterOf(PAGE_FILTERS) },
    async rows({ state }) {
      const all = pagesOf((await read.whole()).pages).map(view);
      if (state !== "changed") return state ? all.filter((page) => page.state === state) : all;
      const kept = await drafts.of("pages").all();
      return all.filter(({ id }) => kept.has(id));
    },
    search: {
      in: "names and headings in all languages",
      texts: ({ slug, name, title, translations }) => [
        slug,
        name,
        title,
        ...translatedTexts(translations, "name", "title"),
      ],
    },
  });
  return new Hono<SessionEnv>()
    .route(
      "/",
      previewRoute({
        summary: "The page as it will look; nothing is kept.",
        request: PageInputSchema,
        bodyLimit: BODY_LIMIT,
        preview,
        async previewed({ slug, state: _, ...body }, lang) {
          const { company, products } = await read(lang);
          const name = slug || "preview";
          const page = shownPage(name, body, lang, textTokens(company, products.length, now()));
          return isPart(name)
            ? partPreview(name, page, lang)
            : { page: pathOfPage(name), api: `/api/pages/${name}`, answer: page };
        },
      }),
    )
    .route(
      "/",
      resource({
        one: "a page",
        many: "pages",
        schema: PageSchema,
        input: PageInputSchema,
        bodyLimit: BODY_LIMIT,
        store: written,
        view,
        nameOf: ({ name, slug }) => name ?? slug,
        drafts: drafts.of("pages"),
        bin: bin.of("pages"),
        list: {
          query: z.object({
            q: searchParameter("words to look for in names and headings, all of them"),
            state: filterOf(PAGE_FILTERS),
          }),
          find: async (query) => await found.find(query as Parameters<typeof found.find>[0]),
          view: (rows) => rows,
        },
      }),
    );
}

/** A page that shows the part: a missing one, or the one with the form that was sent. */
function partPreview(part: PagePart, answer: ShownPage, language: Language): Previewed {
  const message = answer.lead ?? thanks[language][part === "quote-thanks" ? "quote" : "message"];
  const receipt = { id: "", reference: "ABCD1234", message };
  return part === "not-found" ? { page: "/not-found", api: "/api/parts/not-found", answer } : {
    page: "/contact",
    api: `/api/parts/${part}`,
    answer,
    form: { kind: "contact", receipt, values: {}, issues: [] },
  };
}

function view({ id, value }: Stored<PageRecord>): Page {
  return { id, ...value };
}

function pagesOf(stored: readonly Stored<PageRecord>[]): Stored<PageRecord>[] {
  const builtIn = BUILT_IN_PAGES.map((slug) => stored.find(({ id }) => id === slug) ?? unstored(slug));
  const parts = PAGE_PARTS.map((slug) => stored.find(({ id }) => id === slug) ?? unstored(slug));
  const own = stored.filter(({ id }) => !isBuiltIn(id) && !isPart(id));
  return [...builtIn, ...own.sort(byText(({ value }) => value.name)), ...parts];
}
