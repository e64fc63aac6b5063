import type { RequestTexts } from "./en.ts";

export const hi: RequestTexts = {
  title: "आपका अनुरोध",
  lead: "इस पेज को सँभालकर रखें: पता सहेज लें या छाप लें। जिसके पास यह पता है, वही इसे खोल सकता है।",
  reference: "संदर्भ नंबर",
  sent: "भेजा गया",
  asked: "आपने क्या माँगा",
  message: "आपका संदेश",
  answerTo: "जवाब यहाँ आएगा",
  expect: {
    title: "जवाब कब मिलेगा",
    text: "हर अनुरोध कोई व्यक्ति पढ़ता है और हमारे काम के समय में जवाब देता है।",
  },
  print: "छापें",
  whatsapp: "WhatsApp पर भेजें",
  again: "फिर से माँगें",
  chat: (reference: string, products: string) => `नमस्ते! मेरा अनुरोध ${reference}${products && `: ${products}`}`,
  missing: {
    title: "अनुरोध नहीं मिला",
    text: "हो सकता है यह हटा दिया गया हो, या इसका पता अधूरा हो।",
  },
};
