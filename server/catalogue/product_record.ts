import * as z from "zod/mini";
import { ProductSchema } from "../../contract/product.ts";
import type { Collection } from "../kv/collection.ts";

/**
 * Keys: `products` by id; unique `slug`; index `category` by the category's id. `product-redirects` by a
 * product's former slug.
 */
export const ProductRecordSchema = z.extend(
  z.omit(ProductSchema, { id: true, draft: true, category: true, categorySlug: true, categoryColor: true }),
  { categoryId: z.string(), categoryColor: z.nullable(z.string()) },
);
export type ProductRecord = z.infer<typeof ProductRecordSchema>;

/** What lists of all products are sorted, grouped and counted by. */
export function productHead(
  { name, slug, status, categoryId, categoryColor, make, isFeatured, createdAt, updatedAt }: ProductRecord,
): Partial<ProductRecord> {
  return { name, slug, status, categoryId, categoryColor, make, isFeatured, createdAt, updatedAt };
}

/** The target of a product's former slug. */
export const ProductRedirectSchema = z.object({ productId: z.string() });

export type Products = Collection<ProductRecord, "slug", "category">;
export type Redirects = Collection<z.infer<typeof ProductRedirectSchema>>;
