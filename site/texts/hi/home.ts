import type { Texts } from "../texts.ts";

export const home: Texts["home"] = {
  hero: {
    viewProducts: "उत्पाद देखें",
    imageAlt: "",
    badgesLabel: "ग्राहक हमें क्यों चुनते हैं",
  },
  products: {
    title: "हमारे उत्पाद",
    search: "दवा का साल्ट खोजें",
    searchButton: "खोजें",
    searchHint: "जैसे एम्प्रोलियम, लेवामिसोल या विटामिन E",
    empty: "अभी कोई उत्पाद श्रेणी नहीं है।",
    count: (count: number) => `${count} उत्पाद`,
  },
  featured: {
    title: "ख़ास उत्पाद",
    name: "उत्पाद",
    category: "श्रेणी",
    packaging: "पैकिंग",
    origin: "निर्माता",
    quote: "कोटेशन",
    quoteFor: (product: string) => `: ${product}`,
    all: "सभी उत्पाद",
    empty: "अभी कोई ख़ास उत्पाद नहीं है।",
  },
  about: {
    more: "हमारे बारे में और जानें",
  },
  insights: {
    title: "ताज़ा लेख",
    all: "सभी लेख देखें",
    empty: "अभी कोई लेख नहीं है।",
  },
  contact: {
    title: "हमसे बात करें",
  },
};
