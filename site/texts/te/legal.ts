import type { Texts } from "../texts.ts";

export const legal: Texts["legal"] = {
  sitemap: {
    title: "సైట్ మ్యాప్",
    metaDescription: (company: string) => `${company} వెబ్‌సైట్‌లోని అన్ని పేజీలు ఒకే పేజీలో.`,
    main: "ముఖ్య పేజీలు",
    products: "ఉత్పత్తుల విభాగాలు",
    blog: "బ్లాగ్ విభాగాలు",
    health: "పశు ఆరోగ్యం",
    prohibited: "నిషేధిత పదార్థాలు",
    additional: "మరిన్ని పేజీలు",
    search: "ఉత్పత్తుల వెతుకులాట",
    assistant: "చాట్ సహాయకుడు",
    admin: "అడ్మిన్ లాగిన్",
    xml: "sitemap.xml",
  },
};
