import type { IssueWords } from "../../issue_messages.ts";

export const hi: IssueWords = {
  required: () => "यह जानकारी ज़रूरी है",
  too_short: ({ min }, label) => `${label} में कम से कम ${min} अक्षर होने चाहिए`,
  too_long: ({ max }) => `ज़्यादा से ज़्यादा ${max} अक्षर लिखें`,
  too_few_digits: ({ min }) => `फ़ोन नंबर में कम से कम ${min} अंक होने चाहिए`,
  too_many: ({ max }) => `ज़्यादा से ज़्यादा ${max} उत्पाद जोड़ें`,
  wrong_type: () => "कृपया इसे ठीक करें",
  not_selected: (_, label) => `कृपया ${label} चुनें`,
  details_required: () => "कृपया अपनी ज़रूरत के बारे में थोड़ा बताएँ",
  invalid_email: () => "कृपया सही ई-मेल पता लिखें",
  invalid_phone: () => "कृपया सही फ़ोन नंबर लिखें",
  phone_or_email: () => "कृपया फ़ोन नंबर या ई-मेल पता लिखें",
  invalid_pin: () => "कृपया पिन कोड के 6 अंक लिखें",
  invalid_gstin: () => "कृपया GSTIN जाँचें: GST प्रमाणपत्र के 15 अक्षर और अंक",
  past_day: () => "कृपया आज या आगे का कोई दिन चुनें",
  key_reused: () => "इस फ़ॉर्म से एक और संदेश भेजा जा चुका है। यह भी भेजना हो तो फिर से भेजें।",
  invalid: () => "कृपया इसे ठीक करें",
};
