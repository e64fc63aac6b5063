/** The fields a row of the product table needs; `/api/products?fields=` asks for any set of a product's fields. */
export const PRODUCT_ROW_FIELDS = [
  "id",
  "slug",
  "name",
  "make",
  "category",
  "categorySlug",
  "isFeatured",
  "shortDescription",
  "description",
  "untranslated",
] as const;
