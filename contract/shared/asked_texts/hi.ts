import type { AskedTexts } from "./en.ts";

export const hi: AskedTexts = {
  pin: "पिन कोड",
  gstin: "GSTIN",
  unit: "मात्रा की इकाई",
  wantedBy: "कब तक चाहिए",
  optional: "ज़रूरी नहीं",
  either: "ई-मेल या फ़ोन: दोनों में से एक काफ़ी है।",
  state: "पंजीकरण का राज्य",
  unitOfLine: "इकाई",
  unitPrompt: "इकाई चुनें",
  units: {
    kg: "किलो",
    g: "ग्राम",
    litre: "लीटर",
    ml: "मि.ली.",
    bottle: "बोतल",
    packet: "पैकेट",
    bag: "बोरी",
  },
};
