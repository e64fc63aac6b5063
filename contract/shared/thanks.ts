import type { Language } from "../language.ts";

/** What is said after a message and after a request for a quote, where the owner wrote nothing of it. */
export const thanks: Record<Language, { message: string; quote: string }> = {
  en: {
    message: "Thank you for your message! It has reached us.",
    quote: "Thank you! Your request has reached us.",
  },
  hi: {
    message: "आपके संदेश के लिए धन्यवाद! वह हमें मिल गया है।",
    quote: "धन्यवाद! आपका अनुरोध हमें मिल गया है।",
  },
  te: {
    message: "మీ సందేశానికి ధన్యవాదాలు! అది మాకు అందింది.",
    quote: "ధన్యవాదాలు! మీ అభ్యర్థన మాకు అందింది.",
  },
};
