/** Words of /products and /products/{category}. */
export const catalogue = {
  title: "Products",
  explore: "Explore category >",
  search: "Search active ingredient",
  browse: "Browse by Category",
  tableTitle: "All products",
  categories: "Product Categories",
  all: "All Products",
  category: {
    title: (category: string) => `${category} Products`,
    search: "Search by product name or make",
  },
  /** Follows the title of the second and later pages of a table. */
  page: (page: number, count: number) => `Page ${page} of ${count}`,
};
