import type { AskedTexts } from "./en.ts";

export const te: AskedTexts = {
  pin: "పిన్ కోడ్",
  gstin: "GSTIN",
  unit: "పరిమాణం యూనిట్",
  wantedBy: "ఎప్పటిలోగా కావాలి",
  optional: "తప్పనిసరి కాదు",
  either: "ఈ-మెయిల్ లేదా ఫోన్: రెండింటిలో ఒకటి ఇస్తే చాలు.",
  state: "నమోదైన రాష్ట్రం",
  unitOfLine: "యూనిట్",
  unitPrompt: "యూనిట్ ఎంచుకోండి",
  units: {
    kg: "కిలోలు",
    g: "గ్రాములు",
    litre: "లీటర్లు",
    ml: "మి.లీ.",
    bottle: "సీసాలు",
    packet: "ప్యాకెట్లు",
    bag: "బస్తాలు",
  },
};
