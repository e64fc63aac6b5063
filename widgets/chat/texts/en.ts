/** The texts of the chat. */
export const en = {
  title: "AI Assistant",
  close: "Close",
  greeting: "Hi there! How can I assist you today?",
  help: "I can help you with:",
  topics: [
    "Poultry medicine products",
    "Poultry health advice and disease treatment",
    "Nutrition and feeding",
    "Pricing and ordering",
    "Company information",
  ],
  quick: { list: "See product list", quote: "Request a quote", shipping: "Shipping information" },
  quickLabel: "Quick replies",
  log: "Conversation",
  you: "You",
  typing: (name: string) => `${name} is typing`,
  placeholder: "Type your message...",
  send: "Send",
  sources: "Sources",
  error: "Sorry, I encountered an error. Please try again later.",
  tooMany: (seconds: number) => `That was a lot of messages at once. Please try again in ${seconds} seconds.`,
  again: "Send again",
  offline: "You seem to be offline. Your message stays here.",
  more: "More",
  quoteFor: (product?: string) => product ? `Request a quote for ${product}` : "Request a quote",
  whatsapp: "Continue on WhatsApp",
  contact: "Talk to a person",
  rating: { label: "Was this helpful?", up: "Helpful", down: "Not helpful" },
};

export type ChatTexts = typeof en;
