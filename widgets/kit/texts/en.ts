import { messages } from "../../../contract/messages.ts";

/** The quote dialog's words. */
export const quote = {
  button: "Request Quote",
  title: "Request a Quote",
  name: "Name",
  email: "Email",
  phone: "Phone",
  company: "Company (optional)",
  message: "Message",
  prefilled: (product: string) => `I would like to request a quote${product && ` for ${product}`}.`,
  send: "Send Request",
  sending: "Sending...",
  cancel: "Cancel",
  close: "Close",
  sentTitle: "Quote Request Sent",
  sent: "Thank you! We will get back to you shortly.",
  reference: "Reference",
  failedTitle: "Error",
  failed: "There was a problem sending your request. Please try again.",
  issues: {
    name: messages.name,
    email: messages.email,
    phone: messages.quotePhone,
    message: messages.quoteMessage,
  },
};

/** The product table's words. */
export const products = {
  search: "Search by product name or make",
  submit: "Search",
  loading: "Loading products",
  table: "Products",
  name: "Product Name",
  make: "Make",
  action: "Quote",
  quote: "Request Quote",
  quoteFor: (product: string) => ` for ${product}`,
  featured: "Featured",
  imported: "Imported",
  count: (shown: number, matching: number) =>
    `Showing ${shown < matching ? `${shown} of ` : ""}${matching} ${matching === 1 ? "product" : "products"}`,
  filtered: (all: number) => ` (filtered from ${all})`,
  noMatch: (term: string) => `No products matching "${term}" found.`,
  noneInCategory: (category: string) => `No products found in the ${category} category.`,
  none: "No products available.",
  more: "Show more",
  failed: "The product list could not be loaded.",
  retry: "Try again",
};
