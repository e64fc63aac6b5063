import { type SeoSocial, SeoSocialSchema } from "../../../contract/seo.ts";
import { type Field, resourceOf } from "../form/resource.ts";
import { settingsTexts } from "../form/resource_texts.ts";
import { seoTexts } from "./seo_texts.ts";

const network = (path: keyof SeoSocial, label: string): Field<keyof SeoSocial> => ({
  path,
  label,
  kind: "url",
  placeholder: "https://",
});

export const socialResource = resourceOf({
  path: "/api/admin/seo",
  schema: SeoSocialSchema,
  inputSchema: SeoSocialSchema,
  blank: {},
  publishedBy: null,
  sections: [{
    title: seoTexts.social,
    intro: "The icons at the foot of every page lead there. One without an address is not shown.",
    rows: [[
      network("facebook", "Facebook"),
      network("twitter", "X (Twitter)"),
      network("instagram", "Instagram"),
      network("youtube", "YouTube"),
      network("linkedin", "LinkedIn"),
      {
        path: "whatsapp",
        label: "WhatsApp",
        kind: "url",
        hint: "A telephone number with its country code, or an address",
      },
    ]],
  }],
  texts: settingsTexts("social media settings", {
    editTitle: seoTexts.social,
    loadError: seoTexts.loadError,
    notFound: seoTexts.notFound,
  }),
});
