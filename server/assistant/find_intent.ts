import { foldWord, wordsOf } from "../search/fold_word.ts";

export type Intent =
  | "greeting"
  | "dose"
  | "price"
  | "shipping"
  | "payment"
  | "list"
  | "ordering"
  | "company";

/** Phrases by intent, the first that fits counts. Each word of a phrase must be in the question, in any order. */
const PHRASES: Record<Exclude<Intent, "greeting">, string> = {
  dose: "dose, dosage, dosing, withdrawal, how much give, how many days, ml per litre, mg per kg, khurak, " +
    "kitna dena, kitni matra, motadu, moothadu, entha ivvali, entha veyali, खुराक, मात्रा, कितना देना, कितनी देनी, " +
    "మోతాదు, ఎంత ఇవ్వాలి, ఎంత వేయాలి",
  price:
    "price, pricing, cost, rate, quote, quotation, discount, how much cost, kimat, keemat, daam, dhara, " +
    "कीमत, दाम, भाव, रेट, कोटेशन, ధర, ధరలు, రేటు, కొటేషన్",
  shipping: "shipping, ship, delivery, deliver, courier, transport, dispatch, areas serve, delivary, " +
    "डिलीवरी, भेजते, पहुंचाते, पहुँचाना, कूरियर, డెలివరీ, పంపుతారా, పంపిస్తారా, కొరియర్, రవాణా",
  payment: "payment, payments, pay, upi, bank transfer, bhugtan, भुगतान, पेमेंट, చెల్లింపు, చెల్లించవచ్చు, పేమెంట్",
  list: "product list, list products, catalogue, catalog, all products, your products, what sell, " +
    "उत्पाद सूची, उत्पादों सूची, सूची दिखाइए, सभी उत्पाद, कैटलॉग, ఉత్పత్తుల జాబితా, జాబితా, అన్ని ఉత్పత్తులు, కేటలాగ్",
  ordering: "order, how order, how buy, place order, ऑर्डर, ఆర్డర్",
  company: "contact, phone, telephone, call, email, mail, whatsapp, office, opening hours, business hours, " +
    "working hours, timings, where located, location, your address, your company, about you, who you, " +
    "about company, director, speak person, talk person, sampark, पता, संपर्क, फोन, ईमेल, कार्यालय, कंपनी, समय, " +
    "సంప్రదించాలి, సంప్రదించ, ఫోన్, ఈమెయిల్, చిరునామా, కార్యాలయం, కంపెనీ, సమయం",
};

const GREETINGS = "hi hello hey hii helo namaste namaskar namaskaram good morning evening afternoon thanks " +
  "thank you ok okay bye there नमस्ते नमस्कार धन्यवाद हैलो शुक्रिया నమస్తే నమస్కారం ధన్యవాదాలు హలో";

const phrases = Object.entries(PHRASES).map(([intent, text]) => ({
  intent: intent as Intent,
  phrases: text.split(", ").map((phrase) => wordsOf(phrase).map(foldWord)),
}));
const greetings = new Set(wordsOf(GREETINGS).map(foldWord));

/** What a question asks for beside the things that it names; undefined where it only names things. */
export function findIntent(query: string): Intent | undefined {
  const words = new Set(wordsOf(query).map(foldWord));
  if (words.size > 0 && words.size < 5 && [...words].every((word) => greetings.has(word))) return "greeting";
  return phrases.find(({ phrases }) => phrases.some((phrase) => phrase.every((word) => words.has(word))))
    ?.intent;
}

/** The question without the words that say what is asked for: what is left names what it is about. */
export function withoutIntent(query: string, intent: Intent): string {
  const own = new Set(phrases.find((each) => each.intent === intent)?.phrases.flat());
  return wordsOf(query).filter((word) => !own.has(foldWord(word))).join(" ");
}

/** Whether somebody wants to be told about something, rather than to have a product for it. */
export function asksToLearn(query: string): boolean {
  return LEARNING.test(query);
}

const LEARNING =
  /\b(how|why|what (is|are|causes)|signs?|symptoms?|prevent\w*|manage\w*|schedule|guide|tips|kaise|kyon|kyun|lakshan|ela|enduku)\b|कैसे|क्यों|लक्षण|बचाव|ఎలా|ఎందుకు|లక్షణాలు|నివారణ/i;
