import * as z from "zod/mini";

/** Why a product was found: by its name, by what it holds, by what it is for, … and the words of it that say so. */
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

/** What `GET /api/search?q=&lang=&limit=` answers. */
export const SearchAnswerSchema = z.object({
  /** How many products fit; `products` holds the first of them. */
  total: z.number(),
  products: z.array(FoundProductSchema),
  /** Categories that the query names or leads to. */
  categories: z.array(z.object({ slug: z.string(), name: z.string(), productCount: z.number() })),
  /** What the query was understood as, in the asked-for language. */
  understood: z.array(
    z.extend(named, { kind: z.enum(["ingredient", "disease", "sign", "category", "species"]) }),
  ),
  /** Diseases that the query names or its signs point to, the likeliest first. */
  diseases: z.array(
    z.extend(named, {
      /** A veterinarian must be told at once. */
      urgent: z.boolean(),
    }),
  ),
  /** Words and beginnings of words to mark where they stand. */
  terms: z.array(z.string()),
  /** The query as it was probably meant. */
  didYouMean: z.optional(z.string()),
  /** Where nothing fits: the nearest products there are; where nothing is near, those that are featured. */
  nearest: z.array(FoundProductSchema),
  nearestAre: z.enum(["nearest", "featured"]),
});
export type SearchAnswer = z.infer<typeof SearchAnswerSchema>;
