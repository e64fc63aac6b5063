import type { FacetTexts } from "./en.ts";

export const hi: FacetTexts = {
  titles: {
    category: "श्रेणी",
    treats: "किसके इलाज में",
    prevents: "किससे बचाव में सहायक",
    animal: "पक्षी और पशु",
    form: "रूप",
    route: "देने का तरीका",
    eggs: "अंडे: दवा के बाद न बेचने के दिन",
    prescription: "पर्चा",
    pack: "पैक",
    make: "निर्माता",
  },
  form: {
    powder: "पाउडर",
    granules: "दानेदार",
    premix: "प्रीमिक्स",
    liquid: "तरल",
    tablets: "गोलियाँ",
    injection: "इंजेक्शन",
    bulk: "बल्क ड्रग",
  },
  route: {
    water: "पीने के पानी में",
    feed: "दाने में",
    drench: "मुँह से पिलाकर",
    injection: "इंजेक्शन से",
    spray: "छिड़काव से",
    premises: "शेड और उपकरणों पर",
  },
  eggs: { "0": "0 दिन", wait: "1 दिन या ज़्यादा", never: "बिक्री के अंडे देने वाले पक्षियों को नहीं" },
  prescription: { no: "बिना पर्चे के", yes: "केवल पर्चे पर" },
  meatDays: (days) => `मांस ${days} दिन`,
  eggDays: (days) => `अंडे ${days} दिन`,
  noEggs: "जहाँ अंडे बिकते हैं वहाँ नहीं",
};
