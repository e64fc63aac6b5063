import * as z from "zod/mini";
import { InquirySchema, QuoteLineSchema } from "./inquiry.ts";

/**
 * An inquiry on its confirmation page. Whoever has the address reads it, so it says what was asked and to whom the
 * answer goes only as far as the sender knows it again.
 */
export const SentRequestSchema = z.object({
  ...z.pick(InquirySchema, { subject: true, message: true, createdAt: true, unit: true, wantedBy: true })
    .shape,
  reference: z.string(),
  lines: z.array(QuoteLineSchema),
  /** `a•••@farm.example`; null if none was given. */
  email: z.nullable(z.string()),
  /** `••••••1234`; null if none was given. */
  phone: z.nullable(z.string()),
});
export type SentRequest = z.infer<typeof SentRequestSchema>;

/** The path of the confirmation page, without its language. */
export function requestPath(id: string, key: string): string {
  return `/request/${id}/${key}`;
}
