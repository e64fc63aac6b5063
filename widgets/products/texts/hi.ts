import type { ProductsTexts } from "./en.ts";

export const hi: ProductsTexts = {
  search: "उत्पाद या निर्माता का नाम",
  submit: "खोजें",
  loading: "उत्पाद लोड हो रहे हैं...",
  table: "उत्पाद",
  name: "उत्पाद का नाम",
  make: "निर्माता",
  action: "कोटेशन",
  quote: "कोटेशन माँगें",
  quoteFor: (product: string) => `: ${product}`,
  featured: "ख़ास",
  count: (_total: number, figure: string, part: string) =>
    part ? `${figure} में से ${part} उत्पाद दिख रहे हैं` : `${figure} उत्पाद`,
  filtered: (line: string, all: string) => `${line} (कुल ${all} में से)`,
  noMatch: (term: string) => `“${term}” नाम का कोई उत्पाद नहीं मिला।`,
  noneInCategory: (category: string) => `${category} श्रेणी में कोई उत्पाद नहीं है।`,
  none: "अभी कोई उत्पाद नहीं है।",
  more: "और दिखाएँ",
  pages: "पेज",
  page: "पेज",
  previous: "पिछला",
  next: "अगला",
  failed: "उत्पादों की सूची नहीं खुल सकी।",
  retry: "फिर कोशिश करें",
};
