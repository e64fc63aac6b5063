import * as z from "zod/mini";

/** What goes to the bin when it is deleted, by the path of its calls: `POST /api/admin/{kind}/{id}/restore`. */
export const BIN_KINDS = [
  "products",
  "product-categories",
  "blog/posts",
  "blog/categories",
  "authors",
  "pages",
  "media",
  "testimonials",
  "contact-submissions",
  "chat-users",
  "unanswered",
  "staff-answers",
  "partners",
  "redirects",
  "batch-documents",
  "glossary",
  "brands",
  "conditions",
  "prohibited",
] as const;
export type BinKind = typeof BIN_KINDS[number];

/** One deleted thing. Until `endsAt` it can be restored. */
export const BinEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(BIN_KINDS),
  documentId: z.string(),
  name: z.nullable(z.string()),
  deletedAt: z.string(),
  /** User name. */
  by: z.string(),
  /** The same for all that one call deleted. */
  batch: z.string(),
  endsAt: z.string(),
});
export type BinEntry = z.infer<typeof BinEntrySchema>;

export const BinEmptiedSchema = z.object({ deleted: z.number() });
export const RestoredSchema = z.object({ restored: z.number() });

/** What one call deleted. */
export const BatchSchema = z.object({ batch: z.string().check(z.maxLength(100)) });
