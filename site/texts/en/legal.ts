/** The two legal pages and the site map page. */
export const legal = {
  updated: "Last updated May 13, 2025",
  privacy: {
    title: "Privacy Policy",
    metaDescription: (company: string) =>
      `What ${company} does with the data that visitors send through this website.`,
    sections: (company: string) => [
      {
        title: "What we collect",
        text:
          `${company} receives what you write into a form on this website: your name, e-mail address, telephone number, company and message, together with the page on which the form stood. Reading the website needs none of this.`,
      },
      {
        title: "What we use it for",
        text:
          "We use it to answer you, to prepare a quote and to keep the correspondence that follows. We do not sell it and do not send newsletters that you did not ask for.",
      },
      {
        title: "Who sees it",
        text:
          "Our own staff. If you wrote to us from the website of one of our dealers, we may tell that dealer about your inquiry.",
      },
      {
        title: "How long we keep it",
        text:
          "Inquiries are kept as long as the business they concern requires and as long as the law demands, and are deleted afterwards.",
      },
      {
        title: "Cookies and storage",
        text:
          "This website keeps in your browser your choice of theme and language, the products on your quote list and, until you close the tab, what you wrote in a form and have not sent. It sets no advertising cookies and loads nothing from other companies unless you ask for it.",
      },
      {
        title: "Your rights",
        text:
          "You may ask what we hold about you, have it corrected and have it deleted. Write to the e-mail address on the contact page.",
      },
    ],
  },
  terms: {
    title: "Terms of Service",
    metaDescription: (company: string) =>
      `The terms under which ${company} offers this website and its product information.`,
    sections: (company: string) => [
      {
        title: "What this website is",
        text:
          `${company} shows its products and publishes articles here. The website takes no orders and shows no prices: an offer is made only in a written quote.`,
      },
      {
        title: "Information on medicines",
        text:
          "Doses, withdrawal periods and cautions are given with care, but labels differ between makers and countries. The label of the pack in your hand and your veterinarian have the last word. Prescription medicines are sold on prescription only.",
      },
      {
        title: "Using the website",
        text:
          "You may read, print and link to everything here. Please do not overload the website, break into it, or send forms by machine.",
      },
      {
        title: "Our rights",
        text: "Texts and drawings belong to us or are used with permission. Quote them with their source.",
      },
      {
        title: "Liability",
        text:
          "We answer for what we sell under the law of India. We are not liable for damage that comes from using a product against its label or without a diagnosis.",
      },
      {
        title: "Law and place",
        text: "The law of India applies. The courts of Hyderabad are competent.",
      },
    ],
  },
  sitemap: {
    title: "Sitemap",
    metaDescription: (company: string) => `Every page of the website of ${company} on one page.`,
    main: "Main pages",
    products: "Product categories",
    blog: "Blog categories",
    additional: "Additional pages",
    search: "Product search",
    assistant: "Chat assistant",
    admin: "Admin Login",
    xml: "sitemap.xml",
  },
};
