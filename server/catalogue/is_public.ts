import { HIDDEN_CATEGORY_SLUG } from "../../contract/limits.ts";
import type { Product } from "../../contract/product.ts";

/** Whether everybody may see a product: published, and not in the category that lists never show. */
export function isPublic({ status, categorySlug }: Pick<Product, "status" | "categorySlug">): boolean {
  return status !== "draft" && categorySlug !== HIDDEN_CATEGORY_SLUG;
}
