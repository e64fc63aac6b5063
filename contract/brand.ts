import * as z from "zod/mini";
import { flag, optionalText, text } from "./field.ts";
import { keptState } from "./kept_knowledge.ts";
import { PARAGRAPH_MAX } from "./limits.ts";

const NAMES_MAX = 30;
const INGREDIENTS_MAX = 20;

/** A brand name that people ask for: what it holds, and never which dose. */
export const BrandSchema = z.object({
  id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  name: text(),
  /** Other names and spellings, in any script. */
  aliases: z._default(z.array(text()).check(z.maxLength(NAMES_MAX)), []),
  /** Ids of the ingredients. */
  ingredients: z.array(text()).check(z.minLength(1), z.maxLength(INGREDIENTS_MAX)),
  /** A name of our own, under which our products with these ingredients are asked for. */
  isOurs: flag,
  /** For the staff only. */
  note: optionalText(PARAGRAPH_MAX),
});
export type Brand = z.infer<typeof BrandSchema>;

export const BrandInputSchema = z.extend(z.omit(BrandSchema, { id: true }), { hidden: flag });

export const KeptBrandSchema = z.extend(BrandSchema, keptState);
export type KeptBrand = z.infer<typeof KeptBrandSchema>;
