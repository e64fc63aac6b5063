import { resourceTexts } from "../form/resource_texts.ts";

/** The sentences of the redirects page. */
export const redirectTexts = resourceTexts("redirect", "redirects", {
  placeholder: "Old or new address…",
  emptyHint: "Add one with the button above where a page of your older site has moved.",
  kinds: { own: "Yours", automatic: "Automatic" },
  intro: "Where the addresses of an older site lead. Only an address without a page is redirected.",
  automaticIntro: "These came by themselves when the address of a product, category or article was changed.",
  automaticEmpty: "No address was changed yet",
  columns: ["Old address", "Leads to", "For good"],
  what: "What",
  permanent: "Permanent",
  temporary: "Temporary",
  leadsTo: (address: string) => `and from there to ${address}`,
  kindNames: { product: "Product", category: "Category", article: "Article" },
});
