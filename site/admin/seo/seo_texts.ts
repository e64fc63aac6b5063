/** The sentences of the SEO settings. */
export const seoTexts = {
  tabs: "Kinds of settings",
  general: "General SEO",
  pages: "Page Metadata",
  social: "Social Media",
  loadError: "The SEO settings could not be loaded",
  notFound: "These settings do not exist.",
  preview: {
    title: "Preview",
    language: "Language of the preview",
    search: "In search results",
    card: "When shared",
  },
} as const;
