import type { Language } from "../../contract/language.ts";

/** Texts of the consent bar. They are in its chunk. */
export const consentTexts: Record<Language, { question: string; accepted: string; declined: string }> = {
  en: {
    question:
      "May we count visits with Google Analytics, to learn which pages help? Nothing is loaded unless you accept.",
    accepted: "Accept",
    declined: "Decline",
  },
  hi: {
    question:
      "कौन-से पेज काम आते हैं, यह जानने के लिए क्या हम Google Analytics से विज़िट गिन सकते हैं? आपकी हाँ के बिना कुछ भी लोड नहीं होता।",
    accepted: "स्वीकार करें",
    declined: "मना करें",
  },
  te: {
    question:
      "ఏ పేజీలు ఉపయోగపడుతున్నాయో తెలుసుకోవడానికి Google Analytics తో సందర్శనలను లెక్కించవచ్చా? మీరు అంగీకరించకుండా ఏదీ లోడ్ కాదు.",
    accepted: "అంగీకరిస్తాను",
    declined: "వద్దు",
  },
};
