import { HIDDEN_CATEGORY_SLUG } from "../../contract/limits.ts";
import type { Product } from "../../contract/product.ts";

/** Whether a product is public: it is published and not in the hidden category. */
export function isPublic({ status, categorySlug }: Pick<Product, "status" | "categorySlug">): boolean {
  return status !== "draft" && categorySlug !== HIDDEN_CATEGORY_SLUG;
}

/** Whether it comes first in the table. */
export function isFeatured(product: Pick<Product, "isFeatured">): boolean {
  return product.isFeatured;
}
