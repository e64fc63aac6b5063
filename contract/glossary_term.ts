import * as z from "zod/mini";
import { optionalText, text } from "./field.ts";
import { PARAGRAPH_MAX } from "./limits.ts";
import { translationsOf } from "./translation.ts";

/** A term to use consistently in texts and translations, and what products' labels are shown by. `note` says when, and which words to avoid. */
export const GlossaryTermInputSchema = z.object({
  term: text({ label: "Term" }),
  note: optionalText(PARAGRAPH_MAX),
  translations: translationsOf(z.object({ term: z.optional(text({ label: "Term" })) })),
});

export const GlossaryTermSchema = z.object({
  id: z.string(),
  term: z.string(),
  note: z.nullable(z.string()),
  translations: translationsOf(z.object({ term: z.optional(z.string()) })),
});
export type GlossaryTerm = z.infer<typeof GlossaryTermSchema>;
