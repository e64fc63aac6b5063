import type { Texts } from "../texts.ts";

export const catalogue: Texts["catalogue"] = {
  title: "ఉత్పత్తులు",
  subtitle: "మా పశువైద్య ఉత్పత్తులను చూడండి (ప్రదర్శన కోసం మాత్రమే)",
  metaTitle: "ఉత్పత్తులు",
  metaDescription: (company: string) =>
    `${company} ఉత్పత్తులన్నీ ఒకే చోట: కోళ్ల కోసం యాంటీబయాటిక్స్, విటమిన్లు, నట్టల మందులు, ఎంజైమ్‌లు, ఖనిజ ` +
    `లవణాలు ఇంకా ఎన్నో. మందులోని పదార్థం పేరుతో వెతకండి.`,
  keywords: ["కోళ్ల ఉత్పత్తులు", "పశువైద్య మందులు", "మందులోని పదార్థాలు", "ఫీడ్ యాడిటివ్స్"],
  explore: "విభాగం చూడండి >",
  search: "పదార్థం పేరుతో వెతకండి",
  browse: "విభాగాల వారీగా చూడండి",
  tableTitle: "అన్ని ఉత్పత్తులు",
  categories: "ఉత్పత్తుల విభాగాలు",
  all: "అన్ని ఉత్పత్తులు",
  category: {
    title: (category: string) => `${category}: ఉత్పత్తులు`,
    search: "ఉత్పత్తి లేదా తయారీదారు పేరు",
    metaDescription: (category: string, company: string) =>
      `${category}: కోళ్లు, పశువుల కోసం ${company} ఉత్పత్తులు. పదార్థాలు, మోతాదు, విరామ కాలం వివరాలతో. ` +
      `కొటేషన్ అడగండి.`,
  },
  page: (page: number, count: number) => `${count}లో ${page}వ పేజీ`,
};
