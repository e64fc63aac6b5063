import * as z from "zod/mini";

/** A saved state of a document, as its list of versions names it. */
export const VersionSummarySchema = z.object({ id: z.string(), at: z.string(), username: z.string() });
export type VersionSummary = z.infer<typeof VersionSummarySchema>;

/** A saved state with what it held, in the form that the document's own call gives it. */
export const VersionSchema = z.extend(VersionSummarySchema, { value: z.record(z.string(), z.unknown()) });
export type Version = z.infer<typeof VersionSchema>;
