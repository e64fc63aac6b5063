/** The product table's words. */
export const en = {
  search: "Search by product name or make",
  submit: "Search",
  loading: "Loading products...",
  table: "Products",
  name: "Product Name",
  make: "Make",
  action: "Quote",
  quote: "Request Quote",
  quoteFor: (product: string) => ` for ${product}`,
  featured: "Featured",
  imported: "Imported",
  count: (shown: number, matching: number) =>
    `Showing ${shown < matching ? `${shown} of ` : ""}${matching} ${matching === 1 ? "product" : "products"}`,
  filtered: (all: number) => ` (filtered from ${all})`,
  noMatch: (term: string) => `No products matching "${term}" found.`,
  noneInCategory: (category: string) => `No products found in the ${category} category.`,
  none: "No products available.",
  more: "Show more",
  failed: "The product list could not be loaded.",
  retry: "Try again",
};

export type ProductsTexts = typeof en;
