import type { ConsentTexts } from "./en.ts";

export const hi: ConsentTexts = {
  question:
    "कौन-से पेज काम आते हैं, यह जानने के लिए क्या हम Google Analytics से विज़िट गिन सकते हैं? आपकी हाँ के बिना कुछ भी लोड नहीं होता।",
  accepted: "स्वीकार करें",
  declined: "मना करें",
};
