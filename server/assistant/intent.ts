import type { ProductField } from "./passage.ts";

/** What somebody wants, beside the things that the question names. */
const INTENTS = [
  "greeting",
  "thanks",
  "bye",
  "who",
  "message",
  "price",
  "shipping",
  "payment",
  "ordering",
  "list",
  "company",
  "unstated",
  "support",
  "dose",
  "withdrawal",
  "compare",
  "fact",
  "learn",
  "products",
  "have",
] as const;
export type Intent = typeof INTENTS[number];

/** What of a product, or of the company, is asked for. */
export type Aspect = ProductField | "shelfLife" | UseAspect | CompanyAspect;
/** How a product is used, of which its page tells in some of its sentences. */
export const USE_ASPECTS = ["timing", "keeping", "fromAge", "repeat", "giving"] as const;
export type UseAspect = typeof USE_ASPECTS[number];
export type CompanyAspect =
  | "phone"
  | "email"
  | "address"
  | "hours"
  | "director"
  | "since"
  | "area"
  | "business"
  | PageAspect;
/** What our own pages tell, passage by passage. */
export const PAGE_ASPECTS = ["team", "mission", "values", "facilities", "privacy", "terms"] as const;
export type PageAspect = typeof PAGE_ASPECTS[number];
