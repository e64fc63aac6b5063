import type { WithdrawalTexts } from "./en.ts";

export const te: WithdrawalTexts = {
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
  animal: "పక్షి / పశువు",
  forbidden: "ఎప్పుడూ వద్దు",
  atDose: (dose) => `${dose} మోతాదులో`,
  animalAtDose: (animal, dose) => `${animal}, ${dose} మోతాదులో`,
  unstatedOf: {
    meat: (days) => `మాంసానికి ${days} రోజులు`,
    eggs: (days) => `గుడ్లకు ${days} రోజులు`,
    milk: (days) => `పాలకు ${days} రోజులు`,
  },
  unstated: (list) => `మీ ప్యాక్‌పై నిర్ధారిత కాలం లేకపోతే కనీసం ${list}.`,
  title: "ఎప్పటి నుంచి అమ్మవచ్చు",
  lastDose: "చివరి మోతాదు ఇచ్చిన రోజు",
  period: "పక్షి లేదా పశువు, మోతాదు",
  from: (date) => `${date} నుంచి`,
  unknown: "చెప్పలేదు: గమనిక చూడండి",
  ofPack: "పైన ఉన్న రోజుల ప్రకారం",
  ifUnstated: "మీ ప్యాక్‌పై లేకపోతే",
  counted: "ఆ రోజు, చివరి మోతాదు ఇచ్చిన గంట నుంచి. మోతాదు ఎక్కువైనా, ఎక్కువ రోజులు ఇచ్చినా ఇంకా ఆగాలి: మీ పశువైద్యుడిని అడగండి.",
};
