/** Words of the blog and of articles. */
export const blog = {
  title: "Poultry Healthcare Insights",
  titleOf: (category: string) => `${category} Articles`,
  text: "What goes wrong in a flock, how to see it early, and what to do about it.",
  metaTitle: "Blog",
  metaDescription: (company: string) =>
    `Articles by ${company} on poultry diseases, vaccination, nutrition and biosecurity, for farms in India.`,
  metaDescriptionOf: (category: string, company: string) =>
    `${category}: articles for poultry farmers in India, from ${company}.`,
  keywords: ["poultry diseases", "vaccination", "nutrition", "biosecurity"],
  search: "Search Articles",
  searchButton: "Search",
  clear: "Clear Search",
  categories: "Categories",
  all: "All Categories",
  noCategories: "No categories available",
  tagsTitle: "Popular Tags",
  /** As articles wear it, and how it is called here. */
  tags: [
    ["Vaccination", "Vaccination"],
    ["Nutrition", "Nutrition"],
    ["Disease Prevention", "Disease Prevention"],
    ["Antibiotics", "Antibiotics"],
    ["Biosecurity", "Biosecurity"],
  ] as readonly (readonly [tag: string, label: string])[],
  read: "Read Article",
  readOf: (title: string) => `: ${title}`,
  emptyTitle: "No Articles Found",
  noMatch: (term: string) => `No articles matching "${term}". Try a different search term.`,
  none: "No articles available in this category at the moment.",
  by: (author: string) => `Written by ${author}`,
  expert: "Poultry Healthcare Expert",
  related: "Related Articles",
  noRelated: "No related articles available.",
  more: "More Articles You Might Like",
  postTags: "Tags",
  notFound: {
    title: "Article Not Found",
    text: "The article you're looking for doesn't exist or has been removed.",
    browse: "Browse All Articles",
  },
};
