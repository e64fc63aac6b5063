import type { RegistrationTexts } from "./en.ts";

export const hi: RegistrationTexts = {
  title: "आगे बढ़ने से पहले...",
  text: "कृपया अपने बारे में बताइए, ताकि हमारी टीम आपकी आगे मदद कर सके।",
  name: "नाम",
  mobileNumber: "मोबाइल नंबर",
  location: "जगह",
  submit: "आगे बढ़ें",
  sending: "भेजा जा रहा है...",
  cancel: "रद्द करें",
  purpose: "यह जानकारी और बातचीत हम आपको जवाब देने के लिए रखते हैं।",
  privacy: "निजता नीति",
  missing: { title: "कृपया सभी जगह भरें", text: "नाम, मोबाइल नंबर और जगह ज़रूरी हैं।" },
  tooMany: (seconds) => `कृपया ${seconds} सेकंड बाद फिर कोशिश करें।`,
  failed: { title: "पंजीकरण नहीं हो सका", text: "कृपया थोड़ी देर बाद फिर कोशिश करें।" },
};
