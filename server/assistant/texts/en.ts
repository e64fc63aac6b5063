/** The assistant's own words; what it knows it quotes from the site. Markdown where names and links are put in. */
export const en = {
  greeting: (company: string) =>
    `Hello! I am the assistant of ${company}. I can help you with poultry medicine products, poultry health advice ` +
    `and disease treatment, nutrition and feeding, pricing and ordering, and company information. What would you ` +
    `like to know?`,
  products: (topic: string) => topic ? `This is what we have for ${topic}:` : "This is what I found:",
  more: (count: number) => `See all ${count} products`,
  article: (title: string) => `From our article ${title}:`,
  readMore: (title: string) => `More about it: ${title}`,
  veterinarian: "Please ask a registered veterinarian before you treat birds.",
  dose: (product: string) =>
    `I do not give doses. What is stated for ${product} stands on its page, under Usage & Dosage, with its ` +
    `withdrawal period.`,
  doseUnknown:
    "I do not give doses. They stand on each product's page, under Usage & Dosage. Which product do you mean?",
  price: (product: string) =>
    `Prices depend on quantity and place, so none are shown here. Ask for a quote${
      product && ` for ${product}`
    }, and our team answers you.`,
  list: "These are our product categories:",
  listLine: (count: number) => `${count} ${count === 1 ? "product" : "products"}`,
  allProducts: "See the product list",
  shippingMore: "What delivery costs and how long it takes depends on the order; the quote says so.",
  company: (name: string, tagline: string) => `${name}: ${tagline}.`,
  phone: "Phone",
  email: "E-mail",
  address: "Address",
  hours: "Business hours",
  since: "Established",
  director: "Director",
  contactPage: "Contact us",
  urgent: (disease: string) =>
    `${disease} may be an emergency. Call a veterinarian or the animal husbandry department at once, keep people and ` +
    `birds apart, and move no birds. A medicine from a catalogue is not the answer.`,
  emergency: "What you describe",
  banned: (ingredient: string) =>
    `${ingredient} is not allowed for food-producing animals in India, so we do not offer it. Please ask a ` +
    `registered veterinarian what may be used instead.`,
  unknown: "I am sorry, I do not know the answer to that. You can ask for a quote or talk to one of us.",
  nearest: "The nearest that we have:",
};

export type AssistantTexts = typeof en;
