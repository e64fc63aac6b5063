import * as z from "zod/mini";

/** `copy` is the mail to who sent the inquiry; the others tell the owner. */
export const CHANNELS = ["mail", "webhook", "copy"] as const;
/** A channel by which a new inquiry is told. */
export type Channel = typeof CHANNELS[number];

/** The state of an inquiry's notification through one channel. */
export const DeliverySchema = z.object({
  channel: z.enum(CHANNELS),
  /** `waiting` before the first attempt and between attempts; `failed` after the last one. */
  state: z.enum(["waiting", "sent", "failed"]),
  attempts: z.number(),
  /** When it was sent or given up; while `waiting`, the time of the next attempt. */
  at: z.string(),
  /** Why the last attempt failed. */
  problem: z.nullable(z.string()),
});
export type Delivery = z.infer<typeof DeliverySchema>;
