import type { Channel } from "../../../contract/delivery.ts";
import type { Role } from "../../../contract/role.ts";
import type { MailTexts } from "./en.ts";

const ROLES: Record<Role, string> = {
  owner: "मालिक: आप सब कुछ बदल सकते हैं, और यह भी कि कौन साइन इन करे",
  editor: "संपादक: आप उत्पाद, लेख और पन्ने सँभालते हैं",
  sales: "बिक्री: आप पूछताछ, चैट और खुले सवालों के जवाब देते हैं",
  viewer: "दर्शक: आप पढ़ सकते हैं, बदल कुछ नहीं सकते",
};
const CHANNELS: Record<Exclude<Channel, "copy">, string> = { mail: "मेल", webhook: "वेबहुक" };

export const hi: MailTexts = {
  sender: (company) => `${company} वेबसाइट`,
  inquiry: {
    arrived: "एक नई पूछताछ आई है।",
    answer: "पूछने वाले को जवाब देने के लिए इसी मेल का जवाब दें।",
    noEmail: "पूछने वाले ने ईमेल पता नहीं दिया: कृपया फ़ोन करें।",
    noSubject: "संदेश",
    suspected: "[शायद स्पैम]",
    spam: "यह वैसे भेजा गया है जैसे प्रोग्राम भेजते हैं: यह स्पैम हो सकता है।",
    fields: {
      subject: "विषय",
      name: "नाम",
      email: "ईमेल",
      phone: "फ़ोन",
      company: "कंपनी",
      received: "कब आई",
      kind: "कहाँ से भेजी गई",
      page: "पन्ना",
      partner: "पार्टनर",
      note: "ध्यान दें",
    },
    kinds: {
      home: "मुख्य पन्ने का फ़ॉर्म",
      contact: "संपर्क पन्ने का फ़ॉर्म",
      quote: "कोटेशन का फ़ॉर्म",
      chat: "चैट सहायक",
    },
    subjects: {
      product_inquiry: "उत्पाद के बारे में पूछताछ",
      order_status: "ऑर्डर की स्थिति",
      technical_support: "तकनीकी सहायता",
      partnership: "साझेदारी",
      other: "अन्य",
    },
    lines: "ये उत्पाद माँगे गए",
    line: ["उत्पाद", "मात्रा", "टिप्पणी"],
    message: "संदेश",
    open: "एडमिन पैनल में खोलें",
  },
  digest: {
    subject(people, suspected) {
      const parts = [people > 0 && `${people} और`, suspected > 0 && `${suspected} शायद स्पैम`];
      return `पूछताछ: ${parts.filter(Boolean).join(", ")}`;
    },
    more: (count) => `${count} और एडमिन पैनल में हैं।`,
    open: "एडमिन पैनल खोलें",
  },
  invitation: ({ company, role, invitedBy, link }) => ({
    subject: `${invitedBy} ने आपको ${company} की वेबसाइट पर बुलाया है`,
    text: `${invitedBy} ने आपको ${company} के एडमिन पैनल में बुलाया है। आपकी भूमिका: ${ROLES[role]}।

एक हफ़्ते के अंदर यह लिंक खोलें, और अपना यूज़र नाम और पासवर्ड चुनें:
${link}

यह एक ही बार चलता है। अगर आपको इसके बारे में कुछ नहीं पता, तो कुछ न करें।`,
  }),
  confirmEmail: ({ company, username, link }) => ({
    subject: `${company} के एडमिन पैनल के लिए अपने पते की पुष्टि करें`,
    text: `"${username}" चाहते हैं कि ${company} के एडमिन पैनल के मेल इस पते पर आएँ।

पुष्टि के लिए एक दिन के अंदर यह लिंक खोलें:
${link}

यह एक ही बार चलता है। अगर यह आपने नहीं किया, तो कुछ न करें: कुछ नहीं बदलेगा।`,
  }),
  emailChanged: ({ company, username, email }) => ({
    subject: `${company} के एडमिन पैनल के लिए आपका पता बदला गया`,
    text: `"${username}" के मेल अब से ${email} पर जाएँगे।

अगर यह आपने नहीं किया, तो पैनल के किसी मालिक को तुरंत बताएँ।`,
  }),
  reset: ({ company, username, link }) => ({
    subject: `${company} के एडमिन पैनल का नया पासवर्ड`,
    text: `कोई, शायद आप, "${username}" का पासवर्ड भूल गए हैं।

एक घंटे के अंदर यह लिंक खोलें, और नया पासवर्ड चुनें:
${link}

यह एक ही बार चलता है। अगर यह आपने नहीं माँगा, तो कुछ न करें: आपका पासवर्ड वही रहेगा।`,
  }),
  codesGuessed: ({ username }) => ({
    subject: "किसी को आपके एडमिन पैनल का एक पासवर्ड पता है",
    text: `किसी ने "${username}" के नाम से सही पासवर्ड डाला, और फिर लगातार दस ग़लत कोड डाले।
आगे के कोड के लिए रुकना होगा। अगर यह आप नहीं थे: साइन इन करें, ज़रूरत हो तो रिकवरी कोड से, और पासवर्ड बदलें।
पैनल का ऑडिट लॉग बताता है कि कोशिशें कहाँ से हुईं।`,
  }),
  unanswered({ count, questions }) {
    const rest = count - questions.length;
    return {
      subject: count === 1 ? "1 सवाल का ठीक जवाब नहीं मिला" : `${count} सवालों के ठीक जवाब नहीं मिले`,
      text: `लोगों ने यह पूछा, और सहायक के पास जवाब नहीं था, या काम का नहीं था:

${[...questions.map((question) => `- ${question}`), ...rest > 0 ? [`और ${rest} सवाल।`] : []].join("\n")}

पैनल में आप जो जवाब लिखेंगे, सहायक आगे वही बताएगा।`,
    };
  },
  imported: ({ username, file, problem, counts: { all, add, change, refuse } }) => ({
    subject: `${problem ? "इंपोर्ट नहीं हो पाया" : "इंपोर्ट पूरा हुआ"}: ${file}`,
    text: problem
      ? `${username} ${file} इंपोर्ट करना चाहते थे। ${problem}।`
      : `${username} ने ${file} से ${all} उत्पाद इंपोर्ट किए: ${add} नए, ${change} बदले हुए, ${refuse} पंक्तियाँ छोड़ी गईं।`,
  }),
  givenUp: ({ channel, problem }) => ({
    subject: `एक पूछताछ की ख़बर ${CHANNELS[channel]} से किसी को नहीं मिली`,
    text: `एक पूछताछ की ख़बर ${CHANNELS[channel]} से नहीं भेजी जा सकी: ${problem}.
पूछताछ सुरक्षित है: वह पैनल में है, और वहाँ उसे दोबारा भेजने का बटन है।`,
  }),
  backupFailed: ({ problem }) => ({
    subject: "आपकी वेबसाइट का एक बैकअप नहीं बन पाया",
    text: `${problem}

जब तक यह फिर से नहीं चलता, आपके डेटा की कोई ताज़ी प्रति नहीं है।`,
  }),
  copy: ({ company, reference }) => ({
    subject: `${company} को आपका अनुरोध ${reference}`,
    text:
      `धन्यवाद। आपका अनुरोध हमें मिल गया है। इसका संदर्भ नंबर ${reference} है।\n\nनीचे के पेज पर आपका अनुरोध लिखा है। जिसके पास यह पता है, वही इसे खोल सकता है। अगर आपने हमें कुछ नहीं भेजा, तो किसी ने अपना पता ग़लत लिखा होगा: इस मेल पर ध्यान न दें।`,
  }),
  trial: ({ company }) => ({
    subject: `${company} का परीक्षण मेल`,
    text: `यह मेल आपकी वेबसाइट के एडमिन पैनल ने भेजा है, ताकि वहाँ लिखे मेल सर्वर को परखा जा सके।
वह चल रहा है।`,
  }),
};
