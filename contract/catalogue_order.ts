import * as z from "zod/mini";
import { text } from "./field.ts";

const CATEGORIES_MAX = 200;
const PRODUCTS_MAX = 1_500;

/**
 * The order that the owner gave, as ids. Categories that are not named come after these, as they were made.
 * Products that are not named come after those of their category that are, by name.
 */
export const CatalogueOrderSchema = z.object({
  categories: z._default(z.array(text()).check(z.maxLength(CATEGORIES_MAX)), []),
  products: z._default(z.array(text()).check(z.maxLength(PRODUCTS_MAX)), []),
});
export type CatalogueOrder = z.infer<typeof CatalogueOrderSchema>;

export const NO_ORDER: CatalogueOrder = { categories: [], products: [] };
