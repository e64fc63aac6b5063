import * as z from "zod/mini";
import { colour, optionalAddress, optionalText, text } from "./field.ts";
import { PARAGRAPH_MAX } from "./limits.ts";
import { translationsOf, untranslated } from "./translation.ts";

export const DEFAULT_CATEGORY_BACKGROUND = "#E8F5E9";
export const DEFAULT_CATEGORY_TEXT = "#1B5E20";

/** A category's texts in another language. */
export const CategoryTranslationSchema = z.object({
  name: z.optional(text({ label: "Category name" })),
  description: z.optional(text({ max: PARAGRAPH_MAX })),
});
export const CATEGORY_TEXT_FIELDS = ["name", "description"] as const;

/** A category of products, as `/api/product-categories` returns it. */
export const CategorySchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  bgColor: z.string(),
  textColor: z.string(),
  /** Number of its products. The public API counts published products only. */
  productCount: z.number(),
  /** Former slugs. Their addresses redirect to this category. */
  oldSlugs: z.optional(z.array(z.string())),
  /** In admin responses only. */
  translations: translationsOf(CategoryTranslationSchema),
  untranslated,
});
export type Category = z.infer<typeof CategorySchema>;

/** The body of an admin's create or change. A missing slug is made from the name. */
export const CategoryInputSchema = z.object({
  name: text({ label: "Category name" }),
  slug: optionalText(),
  description: optionalText(PARAGRAPH_MAX),
  imageUrl: optionalAddress,
  bgColor: z._default(colour, DEFAULT_CATEGORY_BACKGROUND),
  textColor: z._default(colour, DEFAULT_CATEGORY_TEXT),
  translations: translationsOf(CategoryTranslationSchema),
});
export type CategoryInput = z.infer<typeof CategoryInputSchema>;
