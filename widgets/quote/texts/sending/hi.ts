import type { SendingTexts } from "./en.ts";

export const hi: SendingTexts = {
  sentTitle: "कोटेशन का अनुरोध भेज दिया गया",
  sent: "धन्यवाद! हम जल्द ही आपसे संपर्क करेंगे।",
  reference: "संदर्भ नंबर",
  problems: "कृपया ये जानकारियाँ ठीक करें",
  issues: {
    name: "नाम में कम से कम 2 अक्षर लिखें",
    email: "सही ई-मेल पता लिखें",
    phone: "फ़ोन नंबर में कम से कम 10 अंक लिखें",
    message: "कृपया बताएँ कि आपको क्या चाहिए",
  },
};
