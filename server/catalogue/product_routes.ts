import { Hono } from "hono";
import { issue } from "../../contract/issue.ts";
import { SEARCH_QUERY_MAX } from "../../contract/limits.ts";
import { type Product, ProductSchema } from "../../contract/product.ts";
import type { Content, ContentReader } from "../content/content.ts";
import { cachedJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { askedLanguage } from "../http/asked_language.ts";
import { pageHeaders, pageOf, pageQuery, searchQuery } from "../http/list_page.ts";
import type { ProductFinder } from "../search/product_finder.ts";
import { filterFound, findProducts } from "./find_products.ts";
import { productFilter } from "./product_filter.ts";
import { relatedFinder } from "./related_products.ts";

const FIELDS = new Set(Object.keys(ProductSchema.shape));

/** `foresee`: told how many products there are, by who else will want them ready. */
export function productRoutes(
  read: ContentReader,
  find: ProductFinder,
  foresee: (products: number) => void = () => {},
) {
  const related = relatedFinder(read);
  return new Hono()
    /**
     * `category` (slug), `featured=true`; `sort=featured` puts those first; `q` searches and puts what fits best
     * first; `fields` asks for some fields only, `limit` with `page` or `cursor` for a page.
     */
    .get("/products", async (c) => {
      const { fields } = c.req.query();
      const filter = productFilter(c, searchQuery(c, SEARCH_QUERY_MAX));
      const content = await read(askedLanguage(c));
      find.foresee(content.products.length);
      foresee(content.products.length);
      const found = filter.q?.trim()
        ? filterFound(content, (await find(filter.q)).products.map(({ id }) => id), filter)
        : findProducts(content, filter);
      const page = pageQuery(c);
      const { rows, next } = pageOf(found, page);
      const headers = page.limit === undefined && next === null ? {} : pageHeaders(c, found.length, next);
      return cachedJson(c, fields === undefined ? rows : pickFields(rows, fields), headers);
    })
    .get("/products/related", async (c) => {
      const { fields, id = "" } = c.req.query();
      const content = await read(askedLanguage(c));
      const found = await related(findProduct(content, id).id);
      const rows = found.flatMap((other) => content.productById.get(other) ?? []);
      return cachedJson(c, fields === undefined ? rows : pickFields(rows, fields));
    })
    .get(
      "/products/:id",
      async (c) => cachedJson(c, findProduct(await read(askedLanguage(c)), c.req.param("id"))),
    );
}

/** By id, by slug, or by a slug that it once had. */
function findProduct({ productById, productByOldSlug, productBySlug }: Content, idOrSlug: string): Product {
  const found = productById.get(idOrSlug) ?? productBySlug.get(idOrSlug) ?? productByOldSlug.get(idOrSlug);
  if (!found) throw AppError.notFound(`the product "${idOrSlug}"`);
  return found;
}

function pickFields(products: readonly Product[], fields: string): Partial<Product>[] {
  const names = fields.split(",");
  const unknown = names.find((name) => !FIELDS.has(name));
  if (unknown !== undefined) {
    throw AppError.invalid([
      issue("fields", "not_found", { name: unknown }, { message: `A product has no field "${unknown}"` }),
    ]);
  }
  return products.map((product) =>
    Object.fromEntries(names.map((name) => [name, product[name as keyof Product]]))
  );
}
