import * as z from "zod/mini";

/** What a list of products can be narrowed by, in the order in which it is shown. Each is a query parameter. */
export const FACET_KEYS = [
  "category",
  "treats",
  "prevents",
  "animal",
  "form",
  "route",
  "eggs",
  "prescription",
  "pack",
  "make",
] as const;
export type FacetKey = typeof FACET_KEYS[number];

/** Orders of a list of products. `featured`: those first, and of a search the best first. Days: the fewest first. */
export const PRODUCT_SORTS = ["featured", "name", "newest", "meat", "eggs"] as const;
export type ProductSort = typeof PRODUCT_SORTS[number];

/** How many products there would be with this value, whatever else is chosen of its own facet. */
const FacetValueSchema = z.object({
  id: z.string(),
  name: z.string(),
  count: z.number(),
  untranslated: z.optional(z.boolean()),
});
export type FacetValue = z.infer<typeof FacetValueSchema>;

const FacetSchema = z.object({
  key: z.enum(FACET_KEYS),
  title: z.string(),
  values: z.array(FacetValueSchema),
});

/** The response of `GET /api/products/facets`. `total` counts the products that everything chosen leaves. */
export const FacetsSchema = z.object({ total: z.number(), facets: z.array(FacetSchema) });
export type Facets = z.infer<typeof FacetsSchema>;
