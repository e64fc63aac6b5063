import { Hono } from "hono";
import * as z from "zod/mini";
import { SEARCH_QUERY_MAX } from "../../contract/limits.ts";
import { type Product, ProductSchema } from "../../contract/product.ts";
import type { Content, ContentReader } from "../content/content.ts";
import { cachedJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { languageParameter } from "../http/asked_language.ts";
import { endpoint } from "../http/endpoint.ts";
import { list, parameter, publicPageHeaders, searchParameter } from "../http/list_query.ts";
import type { ProductFinder } from "../search/product_finder.ts";
import { filterFound, findProducts } from "./find_products.ts";
import { productFilters } from "./admin_product_list.ts";
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

/** `prewarm` is called with the number of products, so that the assistant can build its index early. */
export function productRoutes(
  read: ContentReader,
  find: ProductFinder,
  prewarm: (products: number) => void = () => {},
) {
  const related = relatedFinder(read);
  const products = list({
    filters: {
      ...productFilters,
      q: searchParameter("searches, the best first", SEARCH_QUERY_MAX),
      fields: fieldsParameter,
      lang: languageParameter,
    },
    async rows({ q, lang, ...filter }) {
      const content = await read(lang);
      find.prewarm(content.products.length);
      prewarm(content.products.length);
      return q?.trim()
        ? filterFound(content, (await find(q)).products.map(({ id }) => id), filter)
        : findProducts(content, filter);
    },
  });

  return new Hono()
    .get(
      "/products",
      endpoint({ summary: "Lists products.", query: products.query, response: z.array(ProductSchema) }),
      async (c) => {
        const query = c.req.valid("query");
        const page = await products.find(query);
        return cachedJson(c, pickFields(page.rows, query.fields), publicPageHeaders(c, query, page));
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
          pickFields(found.flatMap((other) => content.productById.get(other) ?? []), fields),
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

function pickFields(products: readonly Product[], fields: string | undefined): readonly Partial<Product>[] {
  if (fields === undefined) return products;
  const names = [...fieldsIn(fields)] as (keyof Product)[];
  return products.map((product) => Object.fromEntries(names.map((name) => [name, product[name]])));
}

function unknownField(fields: string): string | undefined {
  return [...fieldsIn(fields)].find((name) => !FIELDS.has(name));
}

/** Each name once, so no more of them than a product has fields. */
function fieldsIn(fields: string): Set<string> {
  return new Set(fields.split(","));
}
