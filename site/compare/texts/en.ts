/** Texts of the comparison and of the bar that leads to it. */
export interface CompareTexts {
  tick: string;
  title: string;
  text: string;
  description: (company: string) => string;
  compare: (count: number) => string;
  oneMore: string;
  full: (most: number) => string;
  clear: string;
  property: string;
  category: string;
  meat: string;
  eggs: string;
  remove: (name: string) => string;
  add: string;
  empty: string;
  browse: string;
  onlyDifferences: string;
  everything: string;
  differs: string;
  none: string;
}

export const en: CompareTexts = {
  tick: "Compare",
  title: "Compare products",
  text: "Side by side, as their labels say. What differs is marked.",
  description: (company) =>
    `Products of ${company} side by side: strength, packs, doses and days until sale.`,
  compare: (count) => `Compare (${count})`,
  oneMore: "Tick one more to compare",
  full: (most) => `At most ${most} products can be compared. Untick one first.`,
  clear: "Clear the comparison",
  property: "Label",
  category: "Category",
  meat: "Meat: days until sale",
  eggs: "Eggs: days until sale",
  remove: (name) => `Remove ${name}`,
  add: "Add a product",
  empty: "Tick \u201cCompare\u201d beside two to four products of a list, and they stand here side by side.",
  browse: "Browse Products",
  onlyDifferences: "Show differences only",
  everything: "Show everything",
  differs: "differs",
  none: "Not stated",
};
