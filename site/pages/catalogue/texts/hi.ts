import type { FindingTexts } from "./en.ts";

export const hi: FindingTexts = {
  filter: "छाँटें और क्रम चुनें",
  sort: "क्रम",
  sorts: {
    featured: "ख़ास उत्पाद पहले",
    name: "नाम से",
    newest: "नए पहले",
    meat: "मांस: न बेचने के दिन कम से ज़्यादा",
    eggs: "अंडे: न बेचने के दिन कम से ज़्यादा",
  },
  best: "सबसे सही मेल पहले",
  show: (figure) => `${figure} उत्पाद दिखाएँ`,
  chosen: "चुनी हुई छँटाई",
  remove: (name) => `${name} हटाएँ`,
  clear: "सब हटाएँ",
  none: "ये सब बातें किसी एक उत्पाद में नहीं हैं। कोई एक छँटाई हटाएँ।",
};
