import * as z from "zod/mini";

/** One change made in the panel, one sign-in, or one refusal. `action` is `create` and the like, or the end of its path (`resolve`). */
export const AuditEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  username: z.string(),
  action: z.string(),
  /** The collection as in its API path: `products`, `contact-submissions`. */
  resource: z.string(),
  documentId: z.nullable(z.string()),
  /** The document's name at that time. */
  name: z.nullable(z.string()),
  /** Where the request came from. Absent from entries of before it was kept. */
  address: z.nullish(z.string()),
  /** Whether what the change made different was kept. */
  hasDifference: z.optional(z.boolean()),
});

/** What a change made different: those parts of the document that differ, as they were and as they are. */
export const AuditDifferenceSchema = z.object({
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});
export type AuditDifference = z.infer<typeof AuditDifferenceSchema>;
export type AuditEntry = z.infer<typeof AuditEntrySchema>;
