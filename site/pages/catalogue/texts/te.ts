import type { FindingTexts } from "./en.ts";

export const te: FindingTexts = {
  filter: "వడపోత, వరుస",
  sort: "వరుస",
  sorts: {
    featured: "ముఖ్యమైనవి ముందు",
    name: "పేరు ప్రకారం",
    newest: "కొత్తవి ముందు",
    meat: "మాంసం: అమ్మకూడని రోజులు తక్కువ నుంచి",
    eggs: "గుడ్లు: అమ్మకూడని రోజులు తక్కువ నుంచి",
  },
  best: "బాగా సరిపోయేవి ముందు",
  show: (figure, isOne) => `${figure} ${isOne ? "ఉత్పత్తి" : "ఉత్పత్తులు"} చూపించండి`,
  chosen: "ఎంచుకున్నవి",
  remove: (name) => `${name} తీసేయండి`,
  clear: "అన్నీ తీసేయండి",
  none: "ఇవన్నీ ఉన్న ఉత్పత్తి ఒక్కటీ లేదు. ఎంచుకున్న వాటిలో ఒకటి తీసేయండి.",
};
