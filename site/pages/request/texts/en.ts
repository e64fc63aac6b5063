/** The texts of the page that confirms a request. */
export const en = {
  title: "Your Request",
  lead: "Keep this page: save its address or print it. Only whoever has the address can open it.",
  reference: "Reference",
  sent: "Sent",
  asked: "What you asked for",
  message: "Your message",
  answerTo: "We answer to",
  expect: {
    title: "When to expect an answer",
    text: "A person reads every request and answers within our business hours.",
  },
  print: "Print",
  whatsapp: "Send on WhatsApp",
  again: "Ask again",
  /** The message to the company, ready to be sent. `products` may be blank. */
  chat: (reference: string, products: string) =>
    `Hello! My request ${reference}${products && `: ${products}`}.`,
  missing: {
    title: "Request Not Found",
    text: "It may have been deleted, or its address is not complete.",
  },
};

export type RequestTexts = typeof en;
