import type { ProductRow } from "../../../contract/product.ts";

/** A row of the table with default values for all fields that the test does not give. */
export function productRow(given: Partial<ProductRow> & { name: string }): ProductRow {
  const slug = given.name.toLowerCase().replaceAll(" ", "-");
  return {
    id: `id-${slug}`,
    slug,
    make: null,
    category: "Dewormers",
    categorySlug: "dewormers",
    isFeatured: false,
    shortDescription: null,
    description: null,
    ...given,
  };
}
