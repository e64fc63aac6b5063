import type * as z from "zod/mini";
import {
  type Category,
  CategoryInputSchema,
  CategorySchema,
  DEFAULT_CATEGORY_BACKGROUND,
  DEFAULT_CATEGORY_TEXT,
} from "../../../contract/category.ts";
import { translationsFrom } from "../blog/translations_from.ts";
import type { Resource } from "../draft.ts";
import { texts } from "../texts.ts";

/** A product category while it is edited. */
export type CategoryDraft = {
  name: string;
  slug: string;
  description: string;
  imageUrl: string;
  bgColor: string;
  textColor: string;
  hiName: string;
  hiDescription: string;
  teName: string;
  teDescription: string;
};

export const categoryResource: Resource<Category, CategoryDraft> = {
  path: "/api/admin/product-categories",
  schema: CategorySchema,
  inputSchema: CategoryInputSchema,
  blank: () => ({
    name: "",
    slug: "",
    description: "",
    imageUrl: "",
    bgColor: DEFAULT_CATEGORY_BACKGROUND,
    textColor: DEFAULT_CATEGORY_TEXT,
    hiName: "",
    hiDescription: "",
    teName: "",
    teDescription: "",
  }),
  draftOf: ({ name, slug, description, imageUrl, bgColor, textColor, translations }) => ({
    name,
    slug,
    description: description ?? "",
    imageUrl: imageUrl ?? "",
    bgColor,
    textColor,
    hiName: translations?.hi?.name ?? "",
    hiDescription: translations?.hi?.description ?? "",
    teName: translations?.te?.name ?? "",
    teDescription: translations?.te?.description ?? "",
  }),
  inputOf: (
    { name, slug, description, imageUrl, bgColor, textColor, ...translated },
  ): z.input<typeof CategoryInputSchema> => ({
    name,
    slug,
    description,
    imageUrl,
    bgColor,
    textColor,
    translations: translationsFrom({
      hi: { name: translated.hiName, description: translated.hiDescription },
      te: { name: translated.teName, description: translated.teDescription },
    }),
  }),
  labels: texts.categories.fields,
  texts: texts.categories,
};
