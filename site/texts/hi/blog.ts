import type { Texts } from "../texts.ts";

export const blog: Texts["blog"] = {
  title: "मुर्गियों की सेहत पर लेख",
  titleOf: (category: string) => `${category}: लेख`,
  text: "झुंड में क्या बिगड़ता है, उसे जल्दी कैसे पहचानें और फिर क्या करें।",
  metaTitle: "ब्लॉग",
  metaDescription: (company: string) =>
    `मुर्गियों के रोग, टीकाकरण, पोषण और बायोसिक्योरिटी पर ${company} के लेख, भारत के पोल्ट्री फ़ार्म के लिए।`,
  metaDescriptionOf: (category: string, company: string) =>
    `${category}: भारत के पोल्ट्री किसानों के लिए ${company} के लेख।`,
  keywords: ["मुर्गियों के रोग", "टीकाकरण", "पोषण", "बायोसिक्योरिटी"],
  search: "लेख खोजें",
  searchButton: "खोजें",
  clear: "खोज हटाएँ",
  categories: "श्रेणियाँ",
  all: "सभी श्रेणियाँ",
  noCategories: "कोई श्रेणी नहीं है",
  tagsTitle: "लोकप्रिय विषय",
  tags: [
    ["Vaccination", "टीकाकरण"],
    ["Nutrition", "पोषण"],
    ["Disease Prevention", "बीमारी से बचाव"],
    ["Antibiotics", "एंटीबायोटिक"],
    ["Biosecurity", "बायोसिक्योरिटी"],
  ],
  read: "लेख पढ़ें",
  readOf: (title: string) => `: ${title}`,
  emptyTitle: "कोई लेख नहीं मिला",
  noMatch: (term: string) => `“${term}” पर कोई लेख नहीं मिला। कोई दूसरा शब्द खोजकर देखें।`,
  none: "इस श्रेणी में अभी कोई लेख नहीं है।",
  by: (author: string) => `लेखक: ${author}`,
  expert: "पोल्ट्री स्वास्थ्य विशेषज्ञ",
  related: "इसी विषय के लेख",
  noRelated: "इस विषय पर कोई और लेख नहीं है।",
  more: "ये लेख भी पढ़ें",
  postTags: "विषय",
  notFound: {
    title: "लेख नहीं मिला",
    text: "आप जो लेख खोज रहे हैं वह यहाँ नहीं है या हटा दिया गया है।",
    browse: "सभी लेख देखें",
  },
};
