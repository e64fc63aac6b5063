/** The contract's `PRODUCT_ROW_FIELDS` without its schemas, which weigh as much as the table; a test compares. */
export const ROW_FIELDS =
  "id,slug,name,make,category,categorySlug,isFeatured,shortDescription,description,untranslated";
