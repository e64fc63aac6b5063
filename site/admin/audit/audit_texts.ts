/** Words of the audit log. */
export const auditTexts = {
  title: "Audit log",
  intro: "Who changed what, and when. Nothing here can be changed.",
  columns: ["What", "Who", "When"],
  empty: "Nothing was changed yet",
  loadError: "The audit log could not be loaded",
  resource: "Kind",
  all: "Everything",
  /** Past tense, by the action's name; others are said as they stand. */
  actions: {
    create: "Added",
    change: "Changed",
    delete: "Deleted",
    resolve: "Resolved",
    export: "Exported",
    restore: "Restored",
    import: "Imported",
    erase: "Erased",
  } as Record<string, string>,
  /** One of a kind, by its name in the calls. */
  resources: {
    products: "product",
    "product-categories": "product category",
    "contact-submissions": "submission",
    media: "file",
    upload: "file",
    company: "company profile",
    seo: "SEO settings",
    testimonials: "testimonial",
    blog: "blog",
    partners: "partner",
    redirects: "redirect",
    account: "own account",
    accounts: "account",
    "personal-data": "personal data",
  } as Record<string, string>,
} as const;
