import { hi as asked } from "../../../contract/shared/asked_texts/hi.ts";
import { hi as issues } from "../../../contract/shared/issue_words/hi.ts";
import type { Texts } from "../texts.ts";

export const contact: Texts["contact"] = {
  formTitle: "हमें संदेश भेजें",
  infoTitle: "संपर्क की जानकारी",
  form: {
    name: "नाम",
    company: "कंपनी",
    email: "ई-मेल",
    phone: "फ़ोन",
    subject: "विषय",
    subjectPrompt: "विषय चुनें",
    message: "संदेश",
    send: "संदेश भेजें",
    sending: "भेजा जा रहा है...",
    again: "एक और संदेश भेजें",
    reference: "आपका संदर्भ नंबर",
    keep: "इस अनुरोध को सँभालें या छापें",
    purpose: "आपकी लिखी जानकारी हम केवल आपको जवाब देने के लिए इस्तेमाल करते हैं।",
    required: "“ज़रूरी नहीं” वाले खाने छोड़कर बाकी सब भरें।",
    ...asked,
    problems: "कृपया ये जानकारियाँ ठीक करें",
    offline:
      "इंटरनेट नहीं है। कुछ भी खोया नहीं है: इंटरनेट आते ही आपका लिखा अपने-आप चला जाएगा, यहाँ से या जब आप यह साइट फिर खोलें।",
    unreachable: "आपका संदेश नहीं पहुँचा। कुछ भी खोया नहीं है: आपका लिखा यहीं है।",
    retry: "फिर कोशिश करें",
    throttled: "आपके कनेक्शन से अभी बहुत सारे संदेश आए हैं। कृपया एक मिनट रुककर फिर भेजें।",
    busy: "अभी हम आपका संदेश नहीं ले पा रहे हैं। वह यहीं बना हुआ है: कृपया थोड़ी देर बाद फिर भेजें, या हमें फ़ोन करें।",
    sentBefore: "इस फ़ॉर्म से एक और संदेश भेजा जा चुका है। यह भी भेजना हो तो फिर से भेजें।",
    trap: "इसे खाली छोड़ दें",
  },
  issues,
  subjects: [
    { value: "product_inquiry", label: "उत्पाद की पूछताछ" },
    { value: "order_status", label: "ऑर्डर की स्थिति" },
    { value: "technical_support", label: "तकनीकी मदद" },
    { value: "partnership", label: "डीलरशिप / साझेदारी" },
    { value: "other", label: "अन्य" },
  ],
  prefill: (id: string) => `मुझे इस उत्पाद के बारे में और जानकारी चाहिए। उत्पाद आईडी: ${id}`,
  home: {
    sentTitle: "संदेश भेज दिया गया",
    failedTitle: "गड़बड़ी",
    failed: "संदेश भेजने में दिक्कत आई। कृपया फिर कोशिश करें।",
  },
  page: {
    sentTitle: "आपका संदेश भेज दिया गया है",
    failedTitle: "संदेश नहीं भेजा जा सका",
    failed: "संदेश भेजने में दिक्कत आई। कृपया फिर कोशिश करें।",
  },
  facts: {
    title: "एक नज़र में",
    established: "स्थापना",
    director: "निदेशक",
    business: "कारोबार",
    area: "सेवा क्षेत्र",
    gstin: "GSTIN",
    drugLicence: "दवा लाइसेंस",
    cin: "CIN",
  },
  faqTitle: "अक्सर पूछे जाने वाले सवाल",
};
