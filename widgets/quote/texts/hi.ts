import type { QuoteTexts } from "./en.ts";

export const hi: QuoteTexts = {
  button: "कोटेशन माँगें",
  title: "कोटेशन माँगें",
  name: "नाम",
  email: "ई-मेल",
  phone: "फ़ोन",
  company: "कंपनी (ज़रूरी नहीं)",
  message: "संदेश",
  prefilled: (product: string) => `मुझे ${product ? `${product} का ` : ""}कोटेशन चाहिए।`,
  send: "भेजें",
  sending: "भेजा जा रहा है...",
  cancel: "रद्द करें",
  close: "बंद करें",
  sentTitle: "कोटेशन का अनुरोध भेज दिया गया",
  sent: "धन्यवाद! हम जल्द ही आपसे संपर्क करेंगे।",
  reference: "संदर्भ नंबर",
  failedTitle: "गड़बड़ी",
  failed: "भेजने में दिक्कत आई। कृपया फिर कोशिश करें।",
  issues: {
    name: "नाम में कम से कम 2 अक्षर लिखें",
    email: "सही ई-मेल पता लिखें",
    phone: "फ़ोन नंबर में कम से कम 10 अंक लिखें",
    message: "कृपया बताएँ कि आपको क्या चाहिए",
  },
};
