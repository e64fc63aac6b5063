import type { PRODUCT_ROW_FIELDS } from "../../contract/product.ts";

/** The contract's `PRODUCT_ROW_FIELDS` without the schemas around it, which weigh more than the table; a test compares. */
export const ROW_FIELDS: typeof PRODUCT_ROW_FIELDS = [
  "id",
  "slug",
  "name",
  "make",
  "category",
  "categorySlug",
  "isFeatured",
  "shortDescription",
  "description",
];
