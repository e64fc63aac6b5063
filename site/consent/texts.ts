import type { Language } from "../../contract/language.ts";

/** Words of the question whether visits may be counted. Loaded with the question. */
export const consentTexts: Record<Language, { question: string; accept: string; decline: string }> = {
  en: {
    question:
      "May we count visits with Google Analytics, to learn which pages help? Nothing is loaded unless you accept.",
    accept: "Accept",
    decline: "Decline",
  },
  hi: {
    question:
      "कौन-से पेज काम आते हैं, यह जानने के लिए क्या हम Google Analytics से विज़िट गिन सकते हैं? आपकी हाँ के बिना कुछ भी लोड नहीं होता।",
    accept: "स्वीकार करें",
    decline: "मना करें",
  },
  te: {
    question:
      "ఏ పేజీలు ఉపయోగపడుతున్నాయో తెలుసుకోవడానికి Google Analytics తో సందర్శనలను లెక్కించవచ్చా? మీరు అంగీకరించకుండా ఏదీ లోడ్ కాదు.",
    accept: "అంగీకరిస్తాను",
    decline: "వద్దు",
  },
};
