/** Words of /products and /products/{category}. */
export const catalogue = {
  title: "Products",
  subtitle: "Explore our veterinary solutions (display only)",
  metaTitle: "Products",
  metaDescription: (company: string) =>
    `The whole range of ${company}: antibiotics, vitamins, dewormers, enzymes, minerals and more for poultry. ` +
    `Search by active ingredient.`,
  keywords: ["poultry products", "veterinary medicines", "active ingredients", "feed additives"],
  explore: "Explore category >",
  search: "Search active ingredient",
  browse: "Browse by Category",
  tableTitle: "All products",
  categories: "Product Categories",
  all: "All Products",
  category: {
    title: (category: string) => `${category} Products`,
    search: "Search by product name or make",
    metaDescription: (category: string, company: string) =>
      `${category} for poultry and livestock from ${company}, with composition, dose and withdrawal periods. ` +
      `Ask for a quote.`,
  },
  /** Follows the title of the second and later pages of a table. */
  page: (page: number, count: number) => `Page ${page} of ${count}`,
};
