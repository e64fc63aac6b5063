import type { QuoteTexts } from "./en.ts";

export const te: QuoteTexts = {
  button: "కొటేషన్ అడగండి",
  title: "కొటేషన్ అడగండి",
  name: "పేరు",
  email: "ఈ-మెయిల్",
  phone: "ఫోన్",
  company: "సంస్థ (ఐచ్ఛికం)",
  message: "సందేశం",
  prefilled: (product: string) => `నాకు ${product && `${product} కోసం `}కొటేషన్ కావాలి.`,
  send: "కొటేషన్ కోరండి",
  sending: "పంపుతున్నాం...",
  cancel: "రద్దు చేయండి",
  close: "మూసివేయండి",
  sentTitle: "మీ అభ్యర్థన అందింది",
  sent: "ధన్యవాదాలు! త్వరలోనే మిమ్మల్ని సంప్రదిస్తాం.",
  reference: "రిఫరెన్స్ నంబరు",
  failedTitle: "పొరపాటు జరిగింది",
  failed: "మీ అభ్యర్థన వెళ్లలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.",
  issues: {
    name: "పేరులో కనీసం 2 అక్షరాలు ఉండాలి",
    email: "సరైన ఈ-మెయిల్ రాయండి",
    phone: "ఫోన్ నంబరులో కనీసం 10 అంకెలు ఉండాలి",
    message: "మీకు ఏం కావాలో కొంచెం వివరంగా రాయండి",
  },
};
