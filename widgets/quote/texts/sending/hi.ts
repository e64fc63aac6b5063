import { hi as issues } from "../../../../contract/shared/issue_words/hi.ts";
import type { SendingTexts } from "./en.ts";

export const hi: SendingTexts = {
  sentTitle: "कोटेशन का अनुरोध भेज दिया गया",
  reference: "संदर्भ नंबर",
  keep: "इस अनुरोध को सँभालें या छापें",
  problems: "कृपया ये जानकारियाँ ठीक करें",
  issues,
};
