import * as z from "zod/mini";

/** Changes to a published document that nobody but the panel sees until they are published. */
export const KeptDraftSchema = z.object({
  at: z.string(),
  /** Who saved them last. */
  username: z.string(),
  /** The document as it will be, in the format of its own API. Lists leave it out. */
  value: z.optional(z.record(z.string(), z.unknown())),
});
export type KeptDraft = z.infer<typeof KeptDraftSchema>;

/** In admin responses only, of a document that has such changes. */
export const keptDraft = z.optional(KeptDraftSchema);

/** The schema of such documents, where it does not tell of drafts by itself. */
export function withKeptDraft<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  return schema instanceof z.ZodMiniObject
    ? z.extend(schema, { draft: keptDraft }) as unknown as Schema
    : schema;
}
