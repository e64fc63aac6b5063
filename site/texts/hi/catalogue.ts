import type { Texts } from "../texts.ts";

export const catalogue: Texts["catalogue"] = {
  title: "उत्पाद",
  explore: "यह श्रेणी देखें >",
  search: "दवा का साल्ट खोजें",
  browse: "श्रेणी से देखें",
  tableTitle: "सभी उत्पाद",
  categories: "उत्पाद श्रेणियाँ",
  all: "सभी उत्पाद",
  category: {
    title: (category: string) => `${category}: उत्पाद`,
    search: "उत्पाद या निर्माता का नाम",
  },
  page: (page: number, count: number) => `पेज ${page}, कुल ${count}`,
};
