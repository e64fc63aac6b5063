import type { QuoteTexts } from "./en.ts";

export const te: QuoteTexts = {
  title: "కొటేషన్ అడగండి",
  name: "పేరు",
  email: "ఈ-మెయిల్",
  phone: "ఫోన్",
  company: "సంస్థ (తప్పనిసరి కాదు)",
  message: "సందేశం",
  add: "పరిమాణం లేదా మరిన్ని ఉత్పత్తులు చేర్చండి",
  prefilled: (product: string) => `నాకు ${product && `${product} కోసం `}కొటేషన్ కావాలి.`,
  send: "కొటేషన్ కోరండి",
  sending: "పంపుతున్నాం...",
  cancel: "రద్దు చేయండి",
  close: "మూసివేయండి",
  failedTitle: "పొరపాటు జరిగింది",
  failed: "మీ అభ్యర్థన వెళ్లలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.",
  offline: "ఇంటర్నెట్ లేదు. మీరు రాసినది ఏదీ పోలేదు.",
  retry: "మళ్లీ ప్రయత్నించండి",
  purpose: "మీకు జవాబివ్వడానికి మాత్రమే వాడతాం. గోప్యతా విధానం",
  policy: "/te/privacy-policy",
};
