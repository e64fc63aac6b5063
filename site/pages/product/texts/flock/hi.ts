import type { FlockTexts } from "./en.ts";

export const hi: FlockTexts = {
  species: "कौन से पक्षी",
  inLay: "मुर्गियाँ जिनके अंडे खाए या बेचे जाते हैं",
  inLayRefused:
    "नहीं। इस पेज पर अंडों के लिए कोई दिन नहीं दिए गए हैं, इसलिए जिन मुर्गियों के अंडे खाए या बेचे जाते हैं उनके लिए हिसाब नहीं दिया जाता। इसकी जगह क्या दे सकते हैं, पशु चिकित्सक से पूछें।",
  dose: "कौन सी खुराक",
  purposes: { treatment: "इलाज", prevention: "बचाव", support: "सहारे के लिए" },
  per: {
    "litre of water": (amount) => `हर लीटर पानी में ${amount}`,
    "kg of feed": (amount) => `हर kg दाने में ${amount}`,
    "tonne of feed": (amount) => `हर टन दाने में ${amount}`,
    "kg live weight": (amount) => `हर kg वज़न पर ${amount}`,
    "100 kg live weight": (amount) => `हर 100 kg वज़न पर ${amount}`,
    "bird": (amount) => `हर पक्षी को ${amount}`,
    "100 birds": (amount) => `हर 100 पक्षियों पर ${amount}`,
  },
  pieces: {
    tablets: (one) => one ? "गोली" : "गोलियाँ",
    capsules: () => "कैप्सूल",
    boluses: () => "बोलस",
  },
  days: (days) => `${days} दिन`,
  throughout: "लगातार",
  label: "लेबल पर लिखा है",
  birds: "पक्षियों की संख्या",
  weight: "एक पक्षी का औसत वज़न, kg",
  litres: "झुंड दिन में कितना पानी पीता है, लीटर",
  feed: "झुंड दिन में कितना दाना खाता है, kg",
  howManyDays: "कितने दिन",
  daily: "एक दिन में",
  each: (times) => `हर बार, दिन में ${times} बार`,
  total: "कुल",
  packs: "कितने पैक लें",
  packCount: (count, pack) => `${count} × ${pack}`,
  faults: {
    birds: "पक्षियों की पूरी संख्या लिखें, जैसे 5000।",
    weight: "एक पक्षी का औसत वज़न kg में लिखें, जैसे 1.8। 30 kg से ज़्यादा का पक्षी नहीं होता।",
    litres: "झुंड दिन में जितना पानी पीता है वह लीटर में लिखें, जैसे 400।",
    feed: "झुंड दिन में जितना दाना खाता है वह kg में लिखें, जैसे 250।",
    days: (from, to) =>
      from === to
        ? `लेबल पर ${from} दिन लिखे हैं: दूसरे दिनों का हिसाब नहीं दिया जाता।`
        : `${from} से ${to} तक पूरे दिन लिखें: दूसरे दिनों का हिसाब नहीं दिया जाता।`,
  },
  rounded: "आँकड़े पास की संख्या तक पूरे किए गए हैं। मात्रा तौलकर या नापकर दें, चम्मच के अंदाज़े से नहीं।",
};
