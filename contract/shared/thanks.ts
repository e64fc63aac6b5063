import type { Language } from "../language.ts";

/** The confirmation texts for a message and for a request for a quote. */
export const thanks: Record<Language, { message: string; quote: string }> = {
  en: {
    message: "Thank you for your message! We will get back to you shortly.",
    quote: "Thank you! We will get back to you shortly.",
  },
  hi: {
    message: "आपके संदेश के लिए धन्यवाद! हम जल्द ही आपसे संपर्क करेंगे।",
    quote: "धन्यवाद! हम जल्द ही आपसे संपर्क करेंगे।",
  },
  te: {
    message: "మీ సందేశానికి ధన్యవాదాలు! త్వరలోనే మిమ్మల్ని సంప్రదిస్తాం.",
    quote: "ధన్యవాదాలు! త్వరలోనే మిమ్మల్ని సంప్రదిస్తాం.",
  },
};
