import type { Texts } from "../texts.ts";

export const blog: Texts["blog"] = {
  title: "కోళ్ల ఆరోగ్యంపై వ్యాసాలు",
  titleOf: (category: string) => `${category}: వ్యాసాలు`,
  text: "మందలో ఏ సమస్యలు వస్తాయి, వాటిని ముందుగా ఎలా గుర్తించాలి, ఏం చేయాలి.",
  metaTitle: "బ్లాగ్",
  metaDescription: (company: string) =>
    `కోళ్ల వ్యాధులు, టీకాలు, పోషణ, బయోసెక్యూరిటీ గురించి భారతీయ ఫారాల కోసం ${company} రాసిన వ్యాసాలు.`,
  metaDescriptionOf: (category: string, company: string) =>
    `${category}: భారతీయ కోళ్ల రైతుల కోసం ${company} రాసిన వ్యాసాలు.`,
  keywords: ["కోళ్ల వ్యాధులు", "టీకాలు", "పోషణ", "బయోసెక్యూరిటీ"],
  search: "వ్యాసాలు వెతకండి",
  searchButton: "వెతకండి",
  clear: "వెతుకుడు తీసేయండి",
  categories: "విభాగాలు",
  all: "అన్ని విభాగాలు",
  noCategories: "విభాగాలు లేవు",
  tagsTitle: "ఎక్కువగా చదివే అంశాలు",
  tags: [
    ["Vaccination", "టీకాలు"],
    ["Nutrition", "పోషణ"],
    ["Disease Prevention", "వ్యాధుల నివారణ"],
    ["Antibiotics", "యాంటీబయాటిక్స్"],
    ["Biosecurity", "బయోసెక్యూరిటీ"],
  ],
  read: "వ్యాసం చదవండి",
  readOf: (title: string) => `: ${title}`,
  emptyTitle: "వ్యాసాలు దొరకలేదు",
  noMatch: (term: string) => `"${term}"కు సరిపోయే వ్యాసాలు లేవు. మరో పదంతో వెతకండి.`,
  none: "ప్రస్తుతం ఈ విభాగంలో వ్యాసాలు లేవు.",
  by: (author: string) => `రచన: ${author}`,
  expert: "కోళ్ల ఆరోగ్య నిపుణులు",
  related: "ఇలాంటి వ్యాసాలు",
  noRelated: "ఇలాంటి వ్యాసాలు లేవు.",
  more: "మీకు నచ్చగల మరిన్ని వ్యాసాలు",
  postTags: "అంశాలు",
  notFound: {
    title: "వ్యాసం కనబడలేదు",
    text: "మీరు వెతుకుతున్న వ్యాసం లేదు, లేదా తొలగించబడింది.",
    browse: "అన్ని వ్యాసాలు చూడండి",
  },
};
