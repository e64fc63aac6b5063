import { type SeoGeneral, SeoGeneralSchema, SeoSchemaSchema } from "../../../contract/seo.ts";
import type { Resource } from "../draft.ts";
import { linesOfRows, type Row, rowsOfLines } from "../draft_rows.ts";
import { seoTexts } from "./seo_texts.ts";

type SchemaField = keyof SeoGeneral["schema"];
type SchemaDraft = Record<`schema.${SchemaField}`, string>;

/** The general settings while they are edited; structured data by the paths of its fields. */
export type GeneralDraft = SchemaDraft & {
  siteTitle: string;
  titleTemplate: string;
  siteDescription: string;
  siteLogo: string;
  favicon: string;
  ogImage: string;
  robotsTxt: string;
  sitemapEnabled: boolean;
  googleAnalyticsId: string;
  socialProfiles: Row[];
};

export const SCHEMA_FIELDS = Object.keys(SeoSchemaSchema.shape) as SchemaField[];

export const generalResource: Resource<SeoGeneral, GeneralDraft> = {
  path: "/api/admin/seo",
  schema: SeoGeneralSchema,
  inputSchema: SeoGeneralSchema,
  blank: () => ({
    siteTitle: "",
    titleTemplate: "",
    siteDescription: "",
    siteLogo: "",
    favicon: "",
    ogImage: "",
    robotsTxt: "",
    sitemapEnabled: true,
    googleAnalyticsId: "",
    socialProfiles: [],
    ...schemaDraft(() => ""),
  }),
  draftOf: ({ schema, googleAnalyticsId, socialProfiles, ...texts }) => ({
    ...texts,
    googleAnalyticsId: googleAnalyticsId ?? "",
    socialProfiles: rowsOfLines(socialProfiles),
    ...schemaDraft((field) => String(schema[field] ?? "")),
  }),
  inputOf: (draft) => ({
    siteTitle: draft.siteTitle,
    titleTemplate: draft.titleTemplate,
    siteDescription: draft.siteDescription,
    siteLogo: draft.siteLogo,
    favicon: draft.favicon,
    ogImage: draft.ogImage,
    robotsTxt: draft.robotsTxt,
    sitemapEnabled: draft.sitemapEnabled,
    googleAnalyticsId: draft.googleAnalyticsId,
    socialProfiles: linesOfRows(draft.socialProfiles),
    schema: Object.fromEntries(SCHEMA_FIELDS.map((field) => [field, draft[`schema.${field}`].trim()])),
  }),
  labels: seoTexts.general.fields,
  texts: seoTexts.general,
};

function schemaDraft(textOf: (field: SchemaField) => string): SchemaDraft {
  return Object.fromEntries(
    SCHEMA_FIELDS.map((field) => [`schema.${field}`, textOf(field)]),
  ) as SchemaDraft;
}
