/** Words of the site map page. */
export const legal = {
  sitemap: {
    title: "Sitemap",
    metaDescription: (company: string) => `Every page of the website of ${company} on one page.`,
    main: "Main pages",
    products: "Product categories",
    blog: "Blog categories",
    health: "Animal health",
    prohibited: "Prohibited substances",
    additional: "Additional pages",
    search: "Product search",
    assistant: "Chat assistant",
    admin: "Admin Login",
    xml: "sitemap.xml",
  },
};
