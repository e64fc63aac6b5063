import { SEO_PAGES, type SeoPage, type SeoPages, SeoPagesSchema } from "../../../contract/seo.ts";
import type { Resource } from "../draft.ts";
import { seoTexts } from "./seo_texts.ts";

const own = seoTexts.pages;

export type PageField = keyof typeof own.fields;
const FIELDS = Object.keys(own.fields) as PageField[];

/** All pages while they are edited, by the paths of their fields: `home.title`. */
export type PagesDraft = Record<`${SeoPage}.${PageField}`, string>;

export const pagesResource: Resource<SeoPages, PagesDraft> = {
  path: "/api/admin/seo",
  schema: SeoPagesSchema,
  inputSchema: SeoPagesSchema,
  blank: () => eachField(() => ""),
  draftOf: (pages) => eachField((page, field) => pages[page][field]),
  inputOf: (draft) =>
    Object.fromEntries(
      SEO_PAGES.map((page) => [
        page,
        Object.fromEntries(FIELDS.map((field) => [field, draft[`${page}.${field}`]])),
      ]),
    ),
  labels: eachField((page, field) => own.label(own.names[page], own.fields[field])),
  texts: own,
};

function eachField(textOf: (page: SeoPage, field: PageField) => string): PagesDraft {
  return Object.fromEntries(
    SEO_PAGES.flatMap((page) => FIELDS.map((field) => [`${page}.${field}`, textOf(page, field)])),
  ) as PagesDraft;
}
