import { Hono } from "hono";
import * as z from "zod/mini";
import { FacetsSchema } from "../../contract/facet.ts";
import type { Language } from "../../contract/language.ts";
import { SEARCH_QUERY_MAX } from "../../contract/limits.ts";
import { type Product, ProductSchema } from "../../contract/product.ts";
import type { Content, ContentReader } from "../content/content.ts";
import { cachedJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { languageParameter } from "../http/asked_language.ts";
import { endpoint } from "../http/endpoint.ts";
import { list, parameter, publicPageHeaders, searchParameter } from "../http/list_query.ts";
import type { ProductFinder } from "../search/product_finder.ts";
import { filterFound, findProducts, slugNow } from "./find_products.ts";
import { chosenIn, publicProductFilters } from "./facets/facet_query.ts";
import type { FacetFinder } from "./facets/facet_finder.ts";
import { sortProducts } from "./facets/sort_products.ts";
import { shortFacts } from "./facets/short_facts.ts";
import { relatedFinder } from "./related_products.ts";

const FIELDS = new Set(Object.keys(ProductSchema.shape));

/** Schema of `fields`: names of product fields, separated by commas. */
const fieldsParameter = z.optional(
  z.string().check(
    z.refine((text) => unknownField(text) === undefined, {
      error: ({ input }) => `A product has no field "${unknownField(String(input))}"`,
    }),
    z.describe("names of the fields wanted, with commas"),
  ),
);
const RelatedQuerySchema = z.object({
  id: parameter("a product's id or slug"),
  fields: fieldsParameter,
  lang: languageParameter,
});

const searched = searchParameter("searches, the best first", SEARCH_QUERY_MAX);
const { sort: _, ...narrowed } = publicProductFilters;
const FacetQuerySchema = z.object({ ...narrowed, q: searched, lang: languageParameter });

export function productRoutes(
  read: ContentReader,
  find: ProductFinder,
  facets: FacetFinder,
) {
  const related = relatedFinder(read);
  const products = list({
    filters: {
      ...publicProductFilters,
      q: searched,
      fields: fieldsParameter,
      lang: languageParameter,
    },
    async rows({ q, lang, category, featured, sort, ...filter }) {
      const content = await read(lang);
      const isSearch = Boolean(q?.trim());
      const listed = isSearch
        ? filterFound(content, (await find(q!)).products.map(({ id }) => id), { category, featured })
        : findProducts(content, { category, featured, sort: sort === "featured" ? sort : undefined });
      const chosen = chosenIn(filter);
      const isWanted = Object.keys(chosen).length > 0 ? await facets.choosing(chosen) : undefined;
      return sortProducts(isWanted ? listed.filter(({ id }) => isWanted(id)) : listed, sort, content);
    },
  });

  return new Hono()
    .get(
      "/products",
      endpoint({ summary: "Lists products.", query: products.query, response: z.array(ProductSchema) }),
      async (c) => {
        const query = c.req.valid("query");
        const page = await products.find(query);
        return cachedJson(c, pickFields(page.rows, query, await read()), publicPageHeaders(c, query, page));
      },
    )
    .get(
      "/products/facets",
      endpoint({
        summary: "Counts what a list of products can be narrowed by.",
        query: FacetQuerySchema,
        response: FacetsSchema,
      }),
      async (c) => {
        const { q, lang, category, featured, ...filter } = c.req.valid("query");
        const content = await read(lang);
        const isSearch = Boolean(q?.trim());
        const among = isSearch
          ? (await find(q!)).products.map(({ id }) => id)
          : featured
          ? findProducts(content, { featured }).map(({ id }) => id)
          : undefined;
        const chosen = { ...chosenIn(filter), ...category && { category: [slugNow(content, category)] } };
        return cachedJson(c, await facets.count(chosen, content, lang, among));
      },
    )
    .get(
      "/products/related",
      endpoint({
        summary: "Up to four products like one.",
        query: RelatedQuerySchema,
        response: z.array(ProductSchema),
      }),
      async (c) => {
        const { id = "", fields, lang } = c.req.valid("query");
        const content = await read(lang);
        const found = await related(findProduct(content, id).id);
        return cachedJson(
          c,
          pickFields(
            found.flatMap((other) => content.productById.get(other) ?? []),
            { fields, lang },
            await read(),
          ),
        );
      },
    )
    .get(
      "/products/:id",
      endpoint({
        summary: "Reads a product by id or slug.",
        query: z.object({ lang: languageParameter }),
        response: ProductSchema,
      }),
      async (c) => cachedJson(c, findProduct(await read(c.req.valid("query").lang), c.req.param("id"))),
    );
}

/** Finds a product by id, slug or former slug. Throws 404 if there is none. */
function findProduct({ productById, productByOldSlug, productBySlug }: Content, idOrSlug: string): Product {
  const found = productById.get(idOrSlug) ?? productBySlug.get(idOrSlug) ?? productByOldSlug.get(idOrSlug);
  if (!found) throw AppError.notFound(`the product "${idOrSlug}"`);
  return found;
}

function pickFields(
  products: readonly Product[],
  { fields, lang }: { fields?: string | undefined; lang: Language },
  { productById }: Content,
): readonly Partial<Product>[] {
  if (fields === undefined) return products;
  const names = [...fieldsIn(fields)] as (keyof Product)[];
  // One that was deleted a moment ago is in the list and no longer there.
  const factsOf = (product: Product) => shortFacts(product, productById.get(product.id) ?? product, lang);
  return products.map((product) =>
    Object.fromEntries(names.map((name) => [name, name === "facts" ? factsOf(product) : product[name]]))
  );
}

function unknownField(fields: string): string | undefined {
  return [...fieldsIn(fields)].find((name) => !FIELDS.has(name));
}

/** Each name once, so no more of them than a product has fields. */
function fieldsIn(fields: string): Set<string> {
  return new Set(fields.split(","));
}
