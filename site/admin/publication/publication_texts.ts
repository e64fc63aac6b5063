import type { SetupStep } from "../../../contract/publication.ts";

/** What each step says, and where it is done. */
export const STEPS: Record<SetupStep, readonly [words: string, href: string]> = {
  name: ["Enter your company's name", "/admin/company"],
  logo: ["Add your logo and colours", "/admin/look"],
  phone: ["Enter a telephone number", "/admin/company"],
  mail: ["Enter an email address", "/admin/company"],
  privacy: ["Read and publish your privacy policy", "/admin/pages?action=edit&id=privacy-policy"],
  category: ["Add the first product category", "/admin/product-categories?action=new"],
  product: ["Add the first product, or import a list", "/admin/products?action=new"],
  colleague: ["Invite a colleague", "/admin/account"],
  embed: ["Give a dealer your products for their website", "/admin/partners?action=new"],
};

export const publicationTexts = {
  title: "Set up your website",
  progress: (done: number, all: number) => `${done} of ${all} done`,
  done: "Done",
  open: "To do",
  hidden: "Visitors see that the site is coming soon.",
  shown: "Everybody sees the site.",
  publish: "Publish the site",
  unpublish: "Take the site off again",
  confirmUnpublish: "Take the site off? Visitors will see that it is coming soon.",
  published: "The site is published",
  unpublished: "The site was taken off",
  saveError: "The site could not be published",
  loadError: "What is set up could not be loaded",
  link: "Preview link",
  linkHint:
    "Send it to whoever should see the site before it is published. You see it while you are signed in.",
};
