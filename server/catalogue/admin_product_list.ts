import * as z from "zod/mini";
import { type Product, ProductStatusSchema } from "../../contract/product.ts";
import type { ContentReader } from "../content/content.ts";
import { byText, filterOf, flagParameter, list, parameter } from "../http/list_query.ts";
import { findProducts } from "./find_products.ts";

/** The filters that public and admin lists share. */
export const productFilters = {
  category: parameter("a category's slug"),
  featured: flagParameter("true: only those"),
  sort: z.optional(
    z.enum(["featured"], 'Must be "featured", or left out for the order by name')
      .check(z.describe("featured: those first")),
  ),
};

/** The filters of the admin list. */
export const adminProductFilters = {
  category: productFilters.category,
  featured: productFilters.featured,
  status: filterOf(ProductStatusSchema.options),
};

/** The admin list, including drafts. The panel uses it to show, export and bulk-change products. */
export function adminProductList(read: ContentReader) {
  return list({
    filters: adminProductFilters,
    rows: async ({ category, featured, status }) =>
      findProducts(await read.whole(), { category, featured, status }),
    sort: {
      name: byText(({ name }: Product) => name),
      category: byText(({ category }: Product) => category),
      make: byText(({ make }: Product) => make),
      packaging: byText(({ packaging }: Product) => packaging),
      featured: (a: Product, b: Product) => Number(b.isFeatured) - Number(a.isFeatured),
    },
    search: {
      in: "names, makes, descriptions, ingredients and diseases",
      texts: (product: Product) => [
        product.name,
        product.make,
        product.category,
        product.shortDescription,
        product.description,
        ...product.composition.map(({ ingredient }) => ingredient),
        ...product.indications,
      ],
    },
  });
}

export type AdminProductList = ReturnType<typeof adminProductList>;
