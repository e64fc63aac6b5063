import * as z from "zod/mini";

/** What the panel's search finds, by the path of its list: `GET /api/admin/{kind}?q=…`. */
export const FOUND_KINDS = [
  "contact-submissions",
  "chat-users",
  "products",
  "product-categories",
  "unanswered",
  "staff-answers",
  "blog/posts",
  "pages",
  "media",
  "partners",
  "accounts",
  "conditions",
  "brands",
  "prohibited",
  "batch-documents",
  "glossary",
  "testimonials",
  "authors",
  "blog/categories",
  "redirects",
] as const;
export type FoundKind = typeof FOUND_KINDS[number];

/** Rows of one kind, the best first. `total` counts all that were found. */
const FoundGroupSchema = z.object({
  kind: z.enum(FOUND_KINDS),
  total: z.number(),
  rows: z.array(z.object({
    id: z.string(),
    title: z.string(),
    /** What tells it from others of its name. */
    detail: z.nullable(z.string()),
    /** When it came, where that matters. */
    at: z.nullable(z.string()),
  })),
});
export type FoundGroup = z.infer<typeof FoundGroupSchema>;

/** `GET /api/admin/find?q=…`: kinds of which nothing was found, or which the role may not read, are left out. */
export const FindingSchema = z.array(FoundGroupSchema);
