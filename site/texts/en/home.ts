export const home = {
  hero: {
    viewProducts: "View Products",
    imageAlt: "",
    badgesLabel: "Why buyers choose us",
  },
  products: {
    title: "Our Products",
    search: "Search active ingredient",
    searchButton: "Search",
    searchHint: "For example amprolium, levamisole or vitamin E",
    empty: "No product categories yet.",
    count: (count: number) => (count === 1 ? "1 product" : `${count} products`),
  },
  featured: {
    title: "Featured Products",
    name: "Product",
    category: "Category",
    packaging: "Packaging",
    origin: "Origin",
    quote: "Quote",
    quoteFor: (product: string) => ` for ${product}`,
    all: "All products",
    empty: "No featured products at the moment.",
  },
  about: {
    more: "More about us",
  },
  insights: {
    title: "Latest Insights",
    all: "View All Articles",
    empty: "No blog posts available at the moment.",
  },
  contact: {
    title: "Get in Touch",
  },
};
