/** The texts of the product table. */
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
  /** `figure` is `total` as text. `part` is the range shown, as `51–100`; empty if all rows are shown. */
  count: (total: number, figure: string, part: string) =>
    `Showing ${part && `${part} of `}${figure} ${total === 1 ? "product" : "products"}`,
  filtered: (line: string, all: string) => `${line} (filtered from ${all})`,
  noMatch: (term: string) => `No products matching "${term}" found.`,
  noneInCategory: (category: string) => `No products found in the ${category} category.`,
  none: "No products available.",
  more: "Show more",
  pages: "Pages",
  page: "Page",
  previous: "Previous",
  next: "Next",
  failed: "The product list could not be loaded.",
  retry: "Try again",
};

export type ProductsTexts = typeof en;
