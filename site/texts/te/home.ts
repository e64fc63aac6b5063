import type { Texts } from "../texts.ts";

export const home: Texts["home"] = {
  hero: {
    viewProducts: "ఉత్పత్తులు చూడండి",
    imageAlt: "",
    badgesLabel: "కొనేవారు మమ్మల్ని ఎందుకు ఎంచుకుంటారు",
  },
  products: {
    title: "మా ఉత్పత్తులు",
    search: "పదార్థం పేరుతో వెతకండి",
    searchButton: "వెతకండి",
    searchHint: "ఉదాహరణకు యాంప్రోలియం, లెవామిసోల్ లేదా విటమిన్ E",
    empty: "ఇంకా ఉత్పత్తుల విభాగాలు లేవు.",
    count: (count: number) => (count === 1 ? "1 ఉత్పత్తి" : `${count} ఉత్పత్తులు`),
  },
  featured: {
    title: "ముఖ్యమైన ఉత్పత్తులు",
    name: "ఉత్పత్తి",
    category: "విభాగం",
    packaging: "ప్యాకింగ్",
    origin: "తయారీ",
    quote: "కొటేషన్",
    quoteFor: (product: string) => `: ${product}`,
    all: "అన్ని ఉత్పత్తులు",
    empty: "ప్రస్తుతం ముఖ్యమైన ఉత్పత్తులు లేవు.",
  },
  about: {
    more: "మా గురించి ఇంకా",
  },
  insights: {
    title: "తాజా వ్యాసాలు",
    all: "అన్ని వ్యాసాలు చూడండి",
    empty: "ప్రస్తుతం బ్లాగ్ వ్యాసాలు లేవు.",
  },
  contact: {
    title: "మాతో మాట్లాడండి",
  },
};
