/** The texts of the quote dialog. */
export const en = {
  title: "Request a Quote",
  name: "Name",
  email: "Email",
  phone: "Phone",
  company: "Company (optional)",
  message: "Message",
  add: "Add quantities or more products",
  prefilled: (product: string) => `I would like to request a quote${product && ` for ${product}`}.`,
  send: "Send Request",
  sending: "Sending...",
  cancel: "Cancel",
  close: "Close",
  failedTitle: "Error",
  failed: "There was a problem sending your request. Please try again.",
  /** Added to `failed` if there was no network. */
  offline: "You seem to be offline. Nothing you wrote is lost.",
  retry: "Try again",
  /** The purpose of the fields, as the link to `policy`, a path of our site. */
  purpose: "Used only to answer you. Privacy policy",
  policy: "/privacy-policy",
};

export type QuoteTexts = typeof en;
