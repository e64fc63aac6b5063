/** Words of the search: its box in the header, its suggestions and what stands above its results. */
export const search = {
  open: "Search products",
  label: "Search by name, ingredient or disease",
  hint: "In English, Hindi or Telugu: amprolium, khooni dast, kokkera",
  button: "Search",
  list: "Suggestions",
  products: "Products",
  health: "Animal health",
  categories: "Categories",
  nearest: "Nearest products",
  didYouMean: (term: string) => `Did you mean ${term}?`,
  all: (
    count: number,
    figure: string,
  ) => (count === 1 ? "Show the 1 product" : `Show all ${figure} products`),
  /** Told to screen readers. */
  available: (count: number) =>
    count === 0
      ? "No suggestions"
      : `${count} ${count === 1 ? "suggestion" : "suggestions"}, arrow keys to choose`,
  understood: (what: string) => `Showing products for ${what}`,
  nothingFor: (what: string) => `We have no product for ${what}`,
  unsold: (goods: string) => `We do not sell ${goods}.`,
  unknown: (name: string) =>
    `Nothing of ours is called “${name}”, and we know no medicine of this name. Its label says what it holds: search for that.`,
  missingForm: (form: string) =>
    `We have nothing of this in the form “${form}”. What follows is in another form.`,
  results: (term: string) => `Search results for “${term}”`,
  related: "Look also in",
  urgent: "Birds may die quickly of this. Call a veterinarian or the animal husbandry department at once.",
  brand: (brand: string, generic: string) => `${brand} is another maker's name for ${generic}.`,
  notTheSame: "What we have of it is not the same product.",
  prohibited: (name: string) =>
    `${name}: not allowed for animals that give food in India. We do not sell it. Ask a veterinarian what may be used instead.`,
  nearestTitle: "The nearest that we have",
  ask: "Not what you need? Tell us what it should be for, and we answer with a quote.",
};
