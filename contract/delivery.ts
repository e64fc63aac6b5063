import * as z from "zod/mini";

export const CHANNELS = ["mail", "webhook"] as const;
/** A way by which the owner hears of a new inquiry. */
export type Channel = typeof CHANNELS[number];

/** How far the word about an inquiry has come by one channel. */
export const DeliverySchema = z.object({
  channel: z.enum(CHANNELS),
  /** `waiting` before the first attempt and between attempts, `failed` when there will be no more. */
  state: z.enum(["waiting", "sent", "failed"]),
  attempts: z.number(),
  /** When it was sent or given up; while it waits, when it is tried next. */
  at: z.string(),
  /** Why the last attempt failed. */
  problem: z.nullable(z.string()),
});
export type Delivery = z.infer<typeof DeliverySchema>;
