import * as z from "zod/mini";

/** What was done: `create` and the like, or what the call's path ends with (`resolve`, `publish`). */
export const AuditEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  username: z.string(),
  action: z.string(),
  /** The kind of thing, as its calls name it: `products`, `contact-submissions`. */
  resource: z.string(),
  documentId: z.nullable(z.string()),
  /** What the thing was called then. */
  name: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof AuditEntrySchema>;
