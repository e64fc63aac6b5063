import type { Texts } from "../texts.ts";

export const search: Texts["search"] = {
  open: "उत्पाद खोजें",
  label: "नाम, घटक या बीमारी से खोजें",
  hint: "हिन्दी, तेलुगु या अंग्रेज़ी में: खूनी दस्त, amprolium, ranikhet",
  button: "खोजें",
  list: "सुझाव",
  products: "उत्पाद",
  categories: "श्रेणियाँ",
  nearest: "मिलते-जुलते उत्पाद",
  didYouMean: (term) => `क्या आप ${term} खोज रहे हैं?`,
  all: (count, figure) => (count === 1 ? "वह 1 उत्पाद दिखाएँ" : `सभी ${figure} उत्पाद दिखाएँ`),
  available: (count) => count === 0 ? "कोई सुझाव नहीं" : `${count} सुझाव, तीर वाली कुंजियों से चुनें`,
  understood: (what) => `${what} के लिए उत्पाद`,
  results: (term) => `“${term}” के परिणाम`,
  related: "यहाँ भी देखें",
  urgent: "इससे मुर्गियाँ जल्दी मर सकती हैं। तुरंत पशु चिकित्सक या पशुपालन विभाग को बुलाएँ।",
  nearestTitle: "हमारे पास इससे मिलते-जुलते उत्पाद",
  ask: "यह नहीं चाहिए? हमें बताएँ कि किस काम के लिए चाहिए, हम कोटेशन भेजेंगे।",
};
