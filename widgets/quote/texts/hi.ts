import type { QuoteTexts } from "./en.ts";

export const hi: QuoteTexts = {
  title: "कोटेशन माँगें",
  name: "नाम",
  email: "ई-मेल",
  phone: "फ़ोन",
  company: "कंपनी (ज़रूरी नहीं)",
  message: "संदेश",
  add: "मात्रा या और उत्पाद जोड़ें",
  prefilled: (product: string) => `मुझे ${product ? `${product} का ` : ""}कोटेशन चाहिए।`,
  send: "भेजें",
  sending: "भेजा जा रहा है...",
  cancel: "रद्द करें",
  close: "बंद करें",
  failedTitle: "गड़बड़ी",
  failed: "भेजने में दिक्कत आई। कृपया फिर कोशिश करें।",
  offline: "इंटरनेट नहीं है। आपका लिखा कुछ भी खोया नहीं है।",
  retry: "फिर कोशिश करें",
  purpose: "इसका उपयोग केवल आपको जवाब देने के लिए होता है। निजता नीति",
  policy: "/hi/privacy-policy",
};
