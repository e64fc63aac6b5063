import type { RegistrationTexts } from "./en.ts";

export const te: RegistrationTexts = {
  title: "కొనసాగే ముందు...",
  text: "మా బృందం మీకు మరింత సహాయం చేయడానికి, దయచేసి మీ గురించి చెప్పండి.",
  name: "పేరు",
  mobileNumber: "మొబైల్ నంబర్",
  location: "ఊరు",
  submit: "కొనసాగించండి",
  sending: "పంపుతున్నాం...",
  cancel: "రద్దు చేయండి",
  purpose: "ఈ వివరాలు, సంభాషణ మీకు జవాబివ్వడానికి ఉంచుతాం.",
  privacy: "గోప్యతా విధానం",
  missing: { title: "దయచేసి అన్నీ నింపండి", text: "పేరు, మొబైల్ నంబర్, ఊరు తప్పనిసరి." },
  tooMany: (seconds) => `దయచేసి ${seconds} సెకన్ల తర్వాత మళ్లీ ప్రయత్నించండి.`,
  failed: { title: "నమోదు కాలేదు", text: "దయచేసి కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి." },
};
