import { type SeoSocial, SeoSocialSchema } from "../../../contract/seo.ts";
import type { Resource } from "../draft.ts";
import { seoTexts } from "./seo_texts.ts";

/** The networks while they are edited. */
export type SocialDraft = Record<keyof SeoSocial, string>;

export const NETWORKS = Object.keys(SeoSocialSchema.shape) as (keyof SeoSocial)[];

export const socialResource: Resource<SeoSocial, SocialDraft> = {
  path: "/api/admin/seo",
  schema: SeoSocialSchema,
  inputSchema: SeoSocialSchema,
  blank: () => eachNetwork(() => ""),
  draftOf: (social) => eachNetwork((network) => social[network] ?? ""),
  inputOf: (draft) => draft,
  labels: seoTexts.social.fields,
  texts: seoTexts.social,
};

function eachNetwork(textOf: (network: keyof SeoSocial) => string): SocialDraft {
  return Object.fromEntries(NETWORKS.map((network) => [network, textOf(network)])) as SocialDraft;
}
