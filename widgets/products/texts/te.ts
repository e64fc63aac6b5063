import type { ProductsTexts } from "./en.ts";

export const te: ProductsTexts = {
  search: "ఉత్పత్తి లేదా తయారీదారు పేరు",
  submit: "వెతకండి",
  loading: "ఉత్పత్తులు లోడ్ అవుతున్నాయి...",
  table: "ఉత్పత్తులు",
  name: "ఉత్పత్తి పేరు",
  make: "తయారీ",
  action: "కొటేషన్",
  quote: "కొటేషన్ అడగండి",
  quoteFor: (product: string) => `: ${product}`,
  featured: "ముఖ్యమైనది",
  count: (total: number, figure: string, part: string) =>
    part ? `${figure} ఉత్పత్తుల్లో ${part} చూపిస్తున్నాం` : total === 1 ? "1 ఉత్పత్తి" : `${figure} ఉత్పత్తులు`,
  filtered: (line: string, all: string) => `${line} (మొత్తం ${all}లో)`,
  noMatch: (term: string) => `"${term}"కు సరిపోయే ఉత్పత్తులు లేవు.`,
  noneInCategory: (category: string) => `${category} విభాగంలో ఉత్పత్తులు లేవు.`,
  none: "ఉత్పత్తులు లేవు.",
  more: "ఇంకా చూపించండి",
  pages: "పేజీలు",
  page: "పేజీ",
  previous: "వెనుకటి",
  next: "తర్వాతి",
  failed: "ఉత్పత్తుల జాబితా లోడ్ కాలేదు.",
  retry: "మళ్లీ ప్రయత్నించండి",
};
