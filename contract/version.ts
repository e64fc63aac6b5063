import * as z from "zod/mini";

/** A saved version of a document, as the list of versions returns it. */
export const VersionSummarySchema = z.object({
  id: z.string(),
  at: z.string(),
  username: z.string(),
  /** True if it was saved as a draft beside what was public. */
  isDraft: z.optional(z.boolean()),
});
export type VersionSummary = z.infer<typeof VersionSummarySchema>;

/** A saved version with its content, in the format of the document's own API. */
export const VersionSchema = z.extend(VersionSummarySchema, { value: z.record(z.string(), z.unknown()) });
export type Version = z.infer<typeof VersionSchema>;
