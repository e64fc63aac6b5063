import type * as z from "zod/mini";
import { type BlogCategory, BlogCategoryInputSchema, BlogCategorySchema } from "../../../contract/post.ts";
import type { Resource } from "../draft.ts";
import { blogTexts } from "./blog_texts.ts";
import { translationsFrom } from "./translations_from.ts";

/** A blog category while it is edited. */
export type BlogCategoryDraft = {
  name: string;
  slug: string;
  description: string;
  hiName: string;
  hiDescription: string;
  teName: string;
  teDescription: string;
};

export const blogCategoryResource: Resource<BlogCategory, BlogCategoryDraft> = {
  path: "/api/admin/blog/categories",
  schema: BlogCategorySchema,
  inputSchema: BlogCategoryInputSchema,
  blank: () => ({
    name: "",
    slug: "",
    description: "",
    hiName: "",
    hiDescription: "",
    teName: "",
    teDescription: "",
  }),
  draftOf: ({ name, slug, description, translations }) => ({
    name,
    slug,
    description: description ?? "",
    hiName: translations?.hi?.name ?? "",
    hiDescription: translations?.hi?.description ?? "",
    teName: translations?.te?.name ?? "",
    teDescription: translations?.te?.description ?? "",
  }),
  inputOf: (draft): z.input<typeof BlogCategoryInputSchema> => ({
    name: draft.name,
    slug: draft.slug,
    description: draft.description,
    translations: translationsFrom({
      hi: { name: draft.hiName, description: draft.hiDescription },
      te: { name: draft.teName, description: draft.teDescription },
    }),
  }),
  labels: blogTexts.categories.fields,
  texts: blogTexts.categories,
};
