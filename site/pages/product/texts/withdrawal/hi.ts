import type { WithdrawalTexts } from "./en.ts";

export const hi: WithdrawalTexts = {
  animals: {
    chickens: "मुर्गियाँ",
    turkeys: "टर्की",
    ducks: "बत्तख",
    quail: "बटेर",
    cattle: "गाय और भैंस",
    sheep: "भेड़",
    goats: "बकरी",
    pigs: "सूअर",
  },
  foods: { meat: "मांस", eggs: "अंडे", milk: "दूध" },
  animal: "पक्षी / पशु",
  forbidden: "कभी नहीं",
  atDose: (dose) => `${dose} की खुराक पर`,
  animalAtDose: (animal, dose) => `${animal}, ${dose} की खुराक पर`,
  unstatedOf: {
    meat: (days) => `मांस के लिए ${days} दिन`,
    eggs: (days) => `अंडों के लिए ${days} दिन`,
    milk: (days) => `दूध के लिए ${days} दिन`,
  },
  unstated: (list) => `आपके पैक पर जाँची हुई अवधि न लिखी हो तो कम से कम ${list}।`,
  title: "कब से बेच सकते हैं",
  lastDose: "आख़िरी खुराक का दिन",
  period: "पक्षी या पशु, और खुराक",
  from: (date) => `${date} से`,
  unknown: "नहीं बताया गया: टिप्पणी देखें",
  ofPack: "ऊपर लिखे दिनों से",
  ifUnstated: "आपके पैक पर न लिखा हो तो",
  counted: "उस दिन, आख़िरी खुराक के घंटे से। खुराक ज़्यादा या कोर्स लंबा हो तो और रुकना पड़ता है: अपने पशु चिकित्सक से पूछें।",
};
