import * as z from "zod/mini";
import { text } from "./field.ts";

/** The person: an email address or a mobile number. */
export const WhoSchema = z.object({
  who: text({ message: "Enter an email address or a mobile number", min: 5, max: 254 }),
});

/** `keep`: the ids of records that are of somebody else who gave the same address or number. */
export const ErasureInputSchema = z.extend(WhoSchema, { keep: z.optional(z.array(z.string())) });

/** All stored data about a person, by kind: `{ inquiries: […], chats: […] }`. */
export const PersonalDataSchema = z.object({
  who: z.string(),
  exportedAt: z.string(),
  data: z.record(z.string(), z.array(z.unknown())),
});
export type PersonalData = z.infer<typeof PersonalDataSchema>;

/** The number of erased documents of each kind. */
export const ErasureSchema = z.object({ who: z.string(), erased: z.record(z.string(), z.number()) });
export type Erasure = z.infer<typeof ErasureSchema>;
