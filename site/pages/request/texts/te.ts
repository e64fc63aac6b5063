import type { RequestTexts } from "./en.ts";

export const te: RequestTexts = {
  title: "మీ అభ్యర్థన",
  lead: "ఈ పేజీని దాచుకోండి: చిరునామా భద్రపరచండి లేదా ప్రింట్ తీయండి. ఈ చిరునామా ఉన్నవారు మాత్రమే దీన్ని తెరవగలరు.",
  reference: "రిఫరెన్స్ నంబరు",
  sent: "పంపినది",
  asked: "మీరు అడిగినవి",
  message: "మీ సందేశం",
  answerTo: "జవాబు ఇక్కడికి వస్తుంది",
  expect: {
    title: "జవాబు ఎప్పుడు వస్తుంది",
    text: "ప్రతి అభ్యర్థననూ మా సిబ్బంది చదివి, మా పని వేళల్లో జవాబు ఇస్తారు.",
  },
  print: "ప్రింట్ తీయండి",
  whatsapp: "WhatsAppలో పంపండి",
  again: "మళ్లీ అడగండి",
  chat: (reference: string, products: string) => `నమస్తే! నా అభ్యర్థన ${reference}${products && `: ${products}`}.`,
  missing: {
    title: "అభ్యర్థన దొరకలేదు",
    text: "దీన్ని తొలగించి ఉండవచ్చు, లేదా చిరునామా పూర్తిగా లేదు.",
  },
};
