import type { Language } from "../../../contract/language.ts";
import type { WITHDRAWAL_ANIMALS, WITHDRAWAL_FOODS } from "../../../contract/withdrawal.ts";

type Words<Keys extends readonly string[]> = Record<Keys[number], string>;

interface WithdrawalTexts {
  animals: Words<typeof WITHDRAWAL_ANIMALS>;
  foods: Words<typeof WITHDRAWAL_FOODS>;
  animal: string;
  forbidden: string;
  atDose: (dose: string) => string;
  /** What counts where the pack is silent: of each food, and all of it. */
  unstatedOf: Record<typeof WITHDRAWAL_FOODS[number], (days: number) => string>;
  unstated: (list: string) => string;
  title: string;
  lastDose: string;
  /** Of which animal, and at which dose. */
  period: string;
  from: (date: string) => string;
  unknown: string;
  ofPack: string;
  ifUnstated: string;
  counted: string;
}

/** Words of the withdrawal periods and of the day from which one may sell: they load with the product's page alone. */
export const withdrawalTexts: Record<Language, WithdrawalTexts> = {
  en: {
    animals: {
      chickens: "Chickens",
      turkeys: "Turkeys",
      ducks: "Ducks",
      quail: "Quail",
      cattle: "Cattle and buffalo",
      sheep: "Sheep",
      goats: "Goats",
      pigs: "Pigs",
    },
    foods: { meat: "Meat", eggs: "Eggs", milk: "Milk" },
    animal: "Animal",
    forbidden: "Never",
    atDose: (dose) => `at ${dose}`,
    unstatedOf: {
      meat: (days) => `${days} days for meat`,
      eggs: (days) => `${days} days for eggs`,
      milk: (days) => `${days} days for milk`,
    },
    unstated: (list) => `If your pack states no validated period: at least ${list}.`,
    title: "Safe to sell from",
    lastDose: "Day of the last dose",
    period: "Animals and dose",
    from: (date) => `from ${date}`,
    unknown: "not stated: see the note",
    ofPack: "By the days above",
    ifUnstated: "If your pack states none",
    counted:
      "From the hour of the last dose on that day. A higher dose or a longer course needs a longer wait: ask your veterinarian.",
  },
  hi: {
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
    animal: "पशु",
    forbidden: "कभी नहीं",
    atDose: (dose) => `${dose} की खुराक पर`,
    unstatedOf: {
      meat: (days) => `मांस के लिए ${days} दिन`,
      eggs: (days) => `अंडों के लिए ${days} दिन`,
      milk: (days) => `दूध के लिए ${days} दिन`,
    },
    unstated: (list) => `आपके पैक पर जाँची हुई अवधि न लिखी हो तो कम से कम ${list}।`,
    title: "कब से बेच सकते हैं",
    lastDose: "आख़िरी खुराक का दिन",
    period: "पशु और खुराक",
    from: (date) => `${date} से`,
    unknown: "नहीं बताया गया: टिप्पणी देखें",
    ofPack: "ऊपर लिखे दिनों से",
    ifUnstated: "आपके पैक पर न लिखा हो तो",
    counted: "उस दिन, आख़िरी खुराक के घंटे से। खुराक ज़्यादा या कोर्स लंबा हो तो और रुकना पड़ता है: अपने पशु-चिकित्सक से पूछें।",
  },
  te: {
    animals: {
      chickens: "కోళ్లు",
      turkeys: "టర్కీ కోళ్లు",
      ducks: "బాతులు",
      quail: "కౌజు పిట్టలు",
      cattle: "ఆవులు, గేదెలు",
      sheep: "గొర్రెలు",
      goats: "మేకలు",
      pigs: "పందులు",
    },
    foods: { meat: "మాంసం", eggs: "గుడ్లు", milk: "పాలు" },
    animal: "పశువు",
    forbidden: "ఎప్పుడూ వద్దు",
    atDose: (dose) => `${dose} మోతాదులో`,
    unstatedOf: {
      meat: (days) => `మాంసానికి ${days} రోజులు`,
      eggs: (days) => `గుడ్లకు ${days} రోజులు`,
      milk: (days) => `పాలకు ${days} రోజులు`,
    },
    unstated: (list) => `మీ ప్యాక్‌పై నిర్ధారిత కాలం లేకపోతే కనీసం ${list}.`,
    title: "ఎప్పటి నుంచి అమ్మవచ్చు",
    lastDose: "చివరి మోతాదు ఇచ్చిన రోజు",
    period: "పశువు, మోతాదు",
    from: (date) => `${date} నుంచి`,
    unknown: "చెప్పలేదు: గమనిక చూడండి",
    ofPack: "పైన ఉన్న రోజుల ప్రకారం",
    ifUnstated: "మీ ప్యాక్‌పై లేకపోతే",
    counted: "ఆ రోజు, చివరి మోతాదు ఇచ్చిన గంట నుంచి. మోతాదు ఎక్కువైనా, ఎక్కువ రోజులు ఇచ్చినా ఇంకా ఆగాలి: మీ పశువైద్యుడిని అడగండి.",
  },
};
