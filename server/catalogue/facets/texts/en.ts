/** Words of the facets and of the short facts of a row. */
export const en = {
  titles: {
    category: "Category",
    treats: "Treats",
    prevents: "Helps to prevent",
    animal: "Birds and animals",
    form: "Form",
    route: "How it is given",
    eggs: "Eggs, days until sale",
    prescription: "Prescription",
    pack: "Pack",
    make: "Make",
  },
  form: {
    powder: "Powder",
    granules: "Granules",
    premix: "Premix",
    liquid: "Liquid",
    tablets: "Tablets",
    injection: "Injection",
    bulk: "Bulk drug",
  },
  route: {
    water: "In drinking water",
    feed: "In feed",
    drench: "As a drench",
    injection: "By injection",
    spray: "As a spray",
    premises: "In sheds and on equipment",
  },
  eggs: { "0": "0 days", wait: "1 day or more", never: "Not in birds that lay for sale" },
  prescription: { no: "Without prescription", yes: "On prescription only" },
  meatDays: (days: string, isOne: boolean) => `Meat ${days} ${isOne ? "day" : "days"}`,
  eggDays: (days: string, isOne: boolean) => `Eggs ${days} ${isOne ? "day" : "days"}`,
  noEggs: "Not where eggs are sold",
};

export type FacetTexts = typeof en;
