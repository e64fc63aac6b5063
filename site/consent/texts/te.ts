import type { ConsentTexts } from "./en.ts";

export const te: ConsentTexts = {
  question:
    "ఏ పేజీలు ఉపయోగపడుతున్నాయో తెలుసుకోవడానికి Google Analytics తో సందర్శనలను లెక్కించవచ్చా? మీరు అంగీకరించకుండా ఏదీ లోడ్ కాదు.",
  accepted: "అంగీకరిస్తాను",
  declined: "వద్దు",
};
