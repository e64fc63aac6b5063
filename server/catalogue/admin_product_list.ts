import * as z from "zod/mini";
import { type Product, ProductStatusSchema } from "../../contract/product.ts";
import type { ContentReader } from "../content/content.ts";
import { filterOf, flagParameter, list, parameter } from "../http/list_query.ts";
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

/** What the owner can ask for too. */
export const adminProductFilters = { ...productFilters, status: filterOf(ProductStatusSchema.options) };

/** The owner's list, drafts among them: what the panel shows, exports and changes in bulk. */
export function adminProductList(read: ContentReader) {
  return list({
    filters: adminProductFilters,
    rows: async (filter) => findProducts(await read.whole(), filter),
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
