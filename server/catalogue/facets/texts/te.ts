import type { FacetTexts } from "./en.ts";

export const te: FacetTexts = {
  titles: {
    category: "విభాగం",
    treats: "దేని చికిత్సకు",
    prevents: "దేని నివారణకు తోడ్పడుతుంది",
    animal: "పక్షులు, పశువులు",
    form: "రూపం",
    route: "ఇచ్చే పద్ధతి",
    eggs: "గుడ్లు: మందు ఆపాక అమ్మకూడని రోజులు",
    prescription: "చీటీ",
    pack: "ప్యాక్",
    make: "తయారీ",
  },
  form: {
    powder: "పొడి",
    granules: "గుళికలు",
    premix: "ప్రీమిక్స్",
    liquid: "ద్రవం",
    tablets: "మాత్రలు",
    injection: "ఇంజెక్షన్",
    bulk: "ముడి ఔషధం",
  },
  route: {
    water: "తాగునీటిలో",
    feed: "దాణాలో",
    drench: "నోటితో తాగించి",
    injection: "ఇంజెక్షన్‌గా",
    spray: "స్ప్రేగా",
    premises: "షెడ్లు, పరికరాలపై",
  },
  eggs: { "0": "0 రోజులు", wait: "1 రోజు లేదా ఎక్కువ", never: "గుడ్లు అమ్మే కోళ్లకు వద్దు" },
  prescription: { no: "చీటీ లేకుండా", yes: "చీటీ ఉంటేనే" },
  meatDays: (days, isOne) => `మాంసం ${days} ${isOne ? "రోజు" : "రోజులు"}`,
  eggDays: (days, isOne) => `గుడ్లు ${days} ${isOne ? "రోజు" : "రోజులు"}`,
  noEggs: "గుడ్లు అమ్మే చోట వద్దు",
};
