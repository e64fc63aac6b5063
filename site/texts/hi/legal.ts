import type { Texts } from "../texts.ts";

export const legal: Texts["legal"] = {
  sitemap: {
    title: "साइट मैप",
    metaDescription: (company: string) => `${company} की वेबसाइट के सभी पेज एक ही पेज पर।`,
    main: "मुख्य पेज",
    products: "उत्पाद श्रेणियाँ",
    blog: "ब्लॉग की श्रेणियाँ",
    health: "पशु स्वास्थ्य",
    prohibited: "प्रतिबंधित पदार्थ",
    additional: "अन्य पेज",
    search: "उत्पाद खोज",
    assistant: "चैट सहायक",
    admin: "एडमिन लॉगिन",
    xml: "sitemap.xml",
  },
};
