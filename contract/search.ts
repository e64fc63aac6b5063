import * as z from "zod/mini";

/** Why a product matched: the kind of the matching field and its matching text. */
const SearchReasonSchema = z.object({
  kind: z.enum(["name", "ingredient", "indication", "make", "species", "category", "text"]),
  text: z.string(),
});
export type SearchReason = z.infer<typeof SearchReasonSchema>;

const FoundProductSchema = z.object({
  slug: z.string(),
  name: z.string(),
  category: z.string(),
  categorySlug: z.string(),
  why: SearchReasonSchema,
});
export type FoundProduct = z.infer<typeof FoundProductSchema>;

const named = z.object({ id: z.string(), name: z.string() });

/** The response of `GET /api/search?q=&lang=&limit=`. */
export const SearchAnswerSchema = z.object({
  /** The number of matching products. `products` holds the first of them. */
  total: z.number(),
  products: z.array(FoundProductSchema),
  /** Categories that the query names or implies. */
  categories: z.array(z.object({ slug: z.string(), name: z.string(), productCount: z.number() })),
  /** What the query was recognised as, named in the requested language. */
  understood: z.array(
    z.extend(named, { kind: z.enum(["prohibited", "ingredient", "disease", "sign", "category", "species"]) }),
  ),
  /** Diseases that the query names or that its signs suggest, the most likely first. */
  diseases: z.array(
    z.extend(named, {
      /** The disease requires a veterinarian at once. */
      urgent: z.boolean(),
      /** There is a page on it, `/health/{id}`. */
      hasPage: z.boolean(),
    }),
  ),
  /** Brand names of other makers in the query, with the ingredients that they stand for. */
  brands: z.array(z.extend(named, { of: z.array(z.string()) })),
  /** Substances of the query that may not be given to animals for food. No product is offered beside one. */
  prohibited: z.array(named),
  /** Goods of the query that the catalogue does not have: vaccines, equipment. */
  unsold: z.array(named),
  /** Words that name something, perhaps another maker's, that neither the catalogue nor we know. */
  unknown: z.array(z.string()),
  /** The form that the query asks for, if nothing that was found is made up so. */
  missingForm: z.optional(named),
  /** Words and prefixes to highlight in the results. */
  terms: z.array(z.string()),
  /** A corrected spelling of the query. */
  didYouMean: z.optional(z.string()),
  /** If no product matches: the most similar products, or the featured ones if none is similar. */
  nearest: z.array(FoundProductSchema),
  nearestAre: z.enum(["nearest", "featured"]),
});
export type SearchAnswer = z.infer<typeof SearchAnswerSchema>;
