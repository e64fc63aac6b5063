import type { ProductField } from "./passage.ts";

/** What somebody wants, beside the things that the question names. */
export const INTENTS = [
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
export type Aspect = ProductField | "shelfLife" | CompanyAspect;
export type CompanyAspect =
  | "phone"
  | "email"
  | "address"
  | "hours"
  | "director"
  | "since"
  | "area"
  | "business";
