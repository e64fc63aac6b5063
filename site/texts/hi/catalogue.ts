import type { Texts } from "../texts.ts";

export const catalogue: Texts["catalogue"] = {
  title: "उत्पाद",
  subtitle: "पशु-पक्षियों की दवाइयाँ और सप्लीमेंट देखें (केवल जानकारी के लिए)",
  metaTitle: "उत्पाद",
  metaDescription: (company: string) =>
    `${company} के सभी उत्पाद: पोल्ट्री के लिए एंटीबायोटिक, विटामिन, कृमिनाशक, एंज़ाइम, मिनरल और बहुत कुछ। ` +
    `दवा के साल्ट से खोजें।`,
  keywords: ["पोल्ट्री उत्पाद", "पशु दवाइयाँ", "दवा का साल्ट", "फ़ीड एडिटिव", "मुर्गी की दवा"],
  explore: "यह श्रेणी देखें >",
  search: "दवा का साल्ट खोजें",
  browse: "श्रेणी से देखें",
  tableTitle: "सभी उत्पाद",
  categories: "उत्पाद श्रेणियाँ",
  all: "सभी उत्पाद",
  category: {
    title: (category: string) => `${category}: उत्पाद`,
    search: "उत्पाद का नाम या मेक खोजें",
    metaDescription: (category: string, company: string) =>
      `${company} से मुर्गियों और पशुओं के लिए ${category}: घटक, खुराक और विदड्रॉल अवधि की जानकारी। कोटेशन माँगें।`,
  },
  page: (page: number, count: number) => `पेज ${page}, कुल ${count}`,
};
