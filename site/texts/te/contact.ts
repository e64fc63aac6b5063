import { te as asked } from "../../../contract/shared/asked_texts/te.ts";
import { te as issues } from "../../../contract/shared/issue_words/te.ts";
import type { Texts } from "../texts.ts";

export const contact: Texts["contact"] = {
  formTitle: "మాకు సందేశం పంపండి",
  infoTitle: "సంప్రదింపు వివరాలు",
  form: {
    name: "పేరు",
    company: "సంస్థ",
    email: "ఈ-మెయిల్",
    phone: "ఫోన్",
    subject: "విషయం",
    subjectPrompt: "విషయం ఎంచుకోండి",
    message: "సందేశం",
    send: "సందేశం పంపండి",
    sending: "పంపుతున్నాం...",
    again: "మరో సందేశం పంపండి",
    reference: "మీ రిఫరెన్స్ నంబరు",
    purpose: "మీరు రాసిన వివరాలను మీకు జవాబివ్వడానికి మాత్రమే వాడతాం.",
    required: "“తప్పనిసరి కాదు” అని లేని అన్ని వివరాలూ నింపాలి.",
    ...asked,
    problems: "దయచేసి ఈ వివరాలు సరిచేయండి",
    offline: "ఇంటర్నెట్ లేదు. ఏదీ పోలేదు: మీరు రాసినది ఇక్కడే ఉంటుంది, పేజీని మళ్లీ తెరిచినా సరే.",
    unreachable: "మీ సందేశం చేరలేదు. ఏదీ పోలేదు: మీరు రాసినది ఇక్కడే ఉంది.",
    retry: "మళ్లీ ప్రయత్నించండి",
    throttled: "మీ కనెక్షన్ నుంచి ఇప్పుడే చాలా సందేశాలు వచ్చాయి. దయచేసి ఒక నిమిషం ఆగి మళ్లీ పంపండి.",
    busy: "ప్రస్తుతం మీ సందేశాన్ని తీసుకోలేకపోతున్నాము. అది ఇక్కడే ఉంది: దయచేసి కాసేపటి తర్వాత మళ్లీ పంపండి, లేదా మాకు ఫోన్ చేయండి.",
    sentBefore: "ఈ ఫారం నుంచి మరో సందేశం ఇప్పటికే వెళ్లింది. ఇది కూడా పంపాలంటే మళ్లీ పంపండి.",
    trap: "దీన్ని ఖాళీగా వదిలేయండి",
  },
  issues,
  subjects: [
    { value: "product_inquiry", label: "ఉత్పత్తి గురించి" },
    { value: "order_status", label: "ఆర్డర్ ఎక్కడిదాకా వచ్చింది" },
    { value: "technical_support", label: "సాంకేతిక సహాయం" },
    { value: "partnership", label: "వ్యాపార భాగస్వామ్యం" },
    { value: "other", label: "ఇతర విషయం" },
  ],
  prefill: (id: string) => `ఈ ఉత్పత్తి గురించి మరిన్ని వివరాలు కావాలి. ఉత్పత్తి ID: ${id}`,
  home: {
    sentTitle: "సందేశం అందింది",
    failedTitle: "పొరపాటు జరిగింది",
    failed: "మీ సందేశం వెళ్లలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.",
  },
  page: {
    sentTitle: "మీ సందేశం మాకు అందింది",
    failedTitle: "సందేశం వెళ్లలేదు",
    failed: "మీ సందేశం వెళ్లలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.",
  },
  facts: {
    title: "క్లుప్తంగా",
    established: "స్థాపన",
    director: "డైరెక్టర్",
    business: "వ్యాపారం",
    area: "సేవలందించే ప్రాంతం",
  },
  faqTitle: "తరచుగా అడిగే ప్రశ్నలు",
};
