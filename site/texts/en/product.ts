/** Words of /product/{id}. */
export const product = {
  metaTitle: (name: string) => name,
  metaDescription: (name: string, category: string, company: string) =>
    `${name} (${category}) from ${company}: composition, dose, withdrawal period and safety. Ask for a quote.`,
  make: "Make",
  packaging: "Packaging",
  packagingMissing: "On request",
  manufacturer: "Manufacturer",
  licence: "Licence no.",
  packs: "Packs",
  packColumns: ["Size", "Item code", "Barcode"],
  /** Words of the units of a pack. One that is missing is a symbol. */
  units: {} as Record<string, string>,
  schedule: (name: string) =>
    `Schedule ${name}: ${
      name === "G" ? "use only under a veterinarian's care" : "sold on a veterinarian's prescription only"
    }`,
  species: "For",
  rating: (rating: string) => `Rated ${rating} out of 5`,
  features: "Key Features",
  quote: "Request Quote",
  contact: "Contact Us",
  price: "Contact for pricing",
  label: "What the label says",
  composition: "Composition",
  indications: "Indications",
  withdrawal: {
    title: "Withdrawal period",
    meat: "Meat",
    eggs: "Eggs",
    days: (days: number) => (days === 1 ? "1 day" : `${days} days`),
    unstated: "See the note",
    period: "Days after the last dose",
  },
  documents: "Documents",
  dataSheet: {
    title: "Product data sheet",
    print: "Print data sheet",
    updated: (date: string) => `Last updated ${date}`,
    printed: (date: string) => `Printed ${date}`,
  },
  tabs: {
    label: "Product information",
    description: "Description",
    specifications: "Specifications",
    usage: "Usage & Dosage",
    safety: "Safety Information",
  },
  missing: {
    description: "No description available for this product.",
    specifications: "No specifications available for this product.",
    usage: "No usage information available for this product. Please ask your veterinarian.",
    safety: "No safety information available for this product. Please ask your veterinarian.",
  },
  instructions: "Instructions",
  dosage: "Dosage",
  warning: "Warning",
  precautions: "Precautions",
  storage: "Storage",
  veterinarian: "The label of your pack and your veterinarian have the last word on dose and withdrawal.",
  related: {
    title: "Related Products",
    details: "View Details",
    detailsOf: (name: string) => ` of ${name}`,
    empty: "No related products available.",
  },
  notFound: {
    title: "Product Not Found",
    text: "The product you're looking for doesn't exist or has been removed.",
    browse: "Browse All Products",
  },
};
