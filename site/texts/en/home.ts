export const home = {
  metaTitle: (company: string, tagline: string) => `${company}: ${tagline}`,
  metaDescription: (company: string) =>
    `${company} distributes poultry medicines, vitamins, dewormers and feed supplements across India. ` +
    `Find a product by its ingredient and ask for a quote.`,
  keywords: [
    "poultry medicines",
    "veterinary bulk drugs",
    "feed supplements",
    "poultry dewormers",
    "poultry vitamins",
    "Hyderabad",
    "India",
  ],
  hero: {
    text:
      "Medicines, vitamins and feed supplements for broilers, layers and breeders. Every product page tells the dose, the withdrawal period and what to be careful about.",
    viewProducts: "View Products",
    imageAlt: "",
    badgesLabel: "Why buyers choose us",
    badges: [
      { icon: "flask", label: "Genuine APIs" },
      { icon: "tag", label: "Competitive pricing" },
      { icon: "truck", label: "Fast fulfilment" },
      { icon: "map", label: "Pan-India distribution" },
      { icon: "boxes", label: "500+ products" },
      { icon: "headset", label: "24/7 support" },
    ],
  },
  products: {
    title: "Our Products",
    text: "Start from a product group, or search by what the medicine is made of.",
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
    title: (company: string) => `About ${company}`,
    lead: (years: string) => `For ${years} years, birds first.`,
    text: [
      "We supply bulk drugs, finished medicines and feed supplements to poultry farms, hatcheries, feed mills and veterinary stockists. Buyers come to us for known origins, honest paperwork and packs that suit the size of their flock.",
      "A medicine is only as good as the way it is used. That is why each of our products comes with its dose, its withdrawal period and a plain word on when a veterinarian should be asked first.",
    ],
    more: "More about us",
    stats: {
      years: "years in business",
      products: { value: "500+", label: "products" },
      reach: { value: "Pan-India", label: "distribution" },
      support: { value: "24/7", label: "support" },
    },
  },
  insights: {
    title: "Latest Insights",
    text: "Reading for the shed and the feed room.",
    all: "View All Articles",
    empty: "No blog posts available at the moment.",
  },
  contact: {
    title: "Get in Touch",
    text: "Tell us what your flock needs. We answer on the next working day.",
  },
};
