/** Words of the product's page alone: they load with its chunk. */
export const en = {
  glance: {
    title: "At a glance",
    indications: "For",
    species: "Which animals",
    dose: "How much",
    moreDoses: (count: number) => (count === 1 ? "One more dose" : `${count} more doses`),
    withdrawal: "Days until sale",
    warning: "Warning",
  },
  howMuch: "How much for my flock",
  bar: {
    label: "Ask about this product",
    call: "Call",
    quote: "Request Quote",
    message: (product: string) => `I would like to know more about ${product}.`,
  },
  prescription: {
    /** What a badge says of a medicine that is not sold freely. */
    isNamedIn: (badge: string) => /prescription/i.test(badge),
    title: "What does “prescription only” mean?",
    text:
      "We supply it against the written prescription of a registered veterinarian, who has seen the flock or its samples and sets the medicine, the dose and the days. Keep the prescription and write each treatment down.",
  },
  questions: {
    title: "Questions about this product",
    prescription: (product: string) => `Do I need a prescription for ${product}?`,
    layers: "May I give it to hens whose eggs are sold?",
    layersNone:
      "The page gives no days for eggs. Do not give it to hens whose eggs are eaten or sold, unless your veterinarian and the label of your pack say otherwise.",
    layersDays: (days: string) =>
      `For eggs the page gives: ${days}. This holds for the dose it was set for and where your pack says the same.`,
    sale: "How many days after the last dose may the meat be sold?",
    saleDays: (days: string) => `${days}. Where your pack states other days, the days of your pack count.`,
    pack: "Which packs are there?",
    storage: "How do I store it?",
    price: "What does it cost?",
    priceText:
      "Prices depend on quantity and place. Ask for a quote: name the product, how much you need and your town.",
  },
};
export type ProductPageTexts = typeof en;
