import type * as z from "zod/mini";
import {
  type Category,
  CategoryInputSchema,
  CategorySchema,
  DEFAULT_CATEGORY_BACKGROUND,
  DEFAULT_CATEGORY_TEXT,
} from "../../contract/category.ts";
import type { Resource } from "./draft.ts";
import { texts } from "./texts.ts";

/** A product category while it is edited. */
export type CategoryDraft = {
  name: string;
  slug: string;
  description: string;
  imageUrl: string;
  bgColor: string;
  textColor: string;
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
  }),
  draftOf: ({ name, slug, description, imageUrl, bgColor, textColor }) => ({
    name,
    slug,
    description: description ?? "",
    imageUrl: imageUrl ?? "",
    bgColor,
    textColor,
  }),
  inputOf: (
    { name, slug, description, imageUrl, bgColor, textColor },
  ): z.input<typeof CategoryInputSchema> => ({
    name,
    slug,
    description,
    imageUrl,
    bgColor,
    textColor,
  }),
  labels: texts.categories.fields,
  texts: texts.categories,
};
