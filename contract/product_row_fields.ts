/** The fields of a row in the product table, for `/api/products?fields=`. That parameter takes any fields. */
export const PRODUCT_ROW_FIELDS = [
  "id",
  "slug",
  "name",
  "make",
  "category",
  "categorySlug",
  "isFeatured",
  "facts",
  "shortDescription",
  "description",
  "untranslated",
] as const;
