/** The sentences of the pages on which the owner keeps the knowledge. */
export const knowledgeTexts = {
  state: "Origin",
  anyState: "Of any origin",
  states: { shipped: "Supplied", changed: "Changed by you", own: "Your own", hidden: "Hidden" },
  inUse: "In use",
  hidden: "Hidden",
  hiddenHint: "The site, the search and the assistant do not know a hidden entry",
  hide: "Hide",
  show: "Show",
  hiddenNow: "Hidden. The site does not know it any more.",
  shownNow: "Shown again",
  goBack: "Supplied text",
  confirmGoBack: "Drop your changes, and go back to the text that came with the software?",
  wentBack: "Your changes are gone. The supplied text is back.",
  add: (what: string) => `Add ${what}`,
  unknown: (id: string) => `${id} (not known any more)`,
  loadError: "What can be chosen could not be loaded",
  brands: {
    intro:
      "Names of products of other makers, or former names of yours. Who asks for one is told what it holds, that it is not the same product, and what you have of it; no dose is given.",
    ours: "Ours",
    other: "Another maker's",
  },
  prohibited: {
    intro:
      "What may not be given to animals for food. Who asks for one is refused with the reason, and the search offers nothing beside it.",
    noSource: "No notice named",
  },
  conditions: {
    intro:
      "Diseases, deficiencies and poisonings, as the pages, the finder and the assistant know them. What you change counts from the next question on.",
    signs: "Signs",
    signsHint:
      "What is seen on the animals. A typical sign is seen in most cases and tells much; the finder weighs it.",
    weight: (sign: string) => `How typical is ${sign}?`,
    weights: [["3", "typical"], ["2", "often"], ["1", "at times"]],
  },
} as const;
