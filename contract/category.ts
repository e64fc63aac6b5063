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

/** A group of products, as `/api/product-categories` gives it. */
export const CategorySchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  bgColor: z.string(),
  textColor: z.string(),
  /** Products in it; to the public, those that are published. */
  productCount: z.number(),
  /** Slugs that it once had: their addresses lead here. */
  oldSlugs: z.optional(z.array(z.string())),
  /** To the admin only. */
  translations: translationsOf(CategoryTranslationSchema),
  untranslated,
});
export type Category = z.infer<typeof CategorySchema>;

/** What the admin sends. A missing slug is made from the name. */
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
