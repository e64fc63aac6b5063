import * as z from "zod/mini";
import { PRODUCT_GAPS } from "./product_gap.ts";
import { InquirySchema } from "./inquiry.ts";
import { UnansweredSchema } from "./unanswered.ts";

/** The count of one day. `day` is a date in India's time zone: `2026-11-21`. */
export const DayCountSchema = z.object({ day: z.string(), count: z.number() });
export type DayCount = z.infer<typeof DayCountSchema>;

/** Null soon after a start, while what is counted is still being read. */
const counted = z.nullable(z.number());

/** The panel's start page: totals and the newest inquiries. */
export const DashboardSchema = z.object({
  products: z.number(),
  posts: z.number(),
  inquiries: counted,
  pendingInquiries: counted,
  mediaFiles: z.number(),
  recentInquiries: z.array(InquirySchema),
  /** The last thirty days, the oldest first. Days without inquiries are included. Null like what is counted. */
  inquiriesPerDay: z.nullable(z.array(DayCountSchema)),
  /** What waits for somebody. */
  today: z.object({
    /** The open inquiry that waits longest. Null, too, for who may not read inquiries. */
    oldest: z.nullable(z.pick(InquirySchema, { id: true, name: true, createdAt: true })),
    /** Whether neither a mail server nor a webhook tells anybody of an inquiry. */
    isSilent: z.boolean(),
    /** The last backup failed, or there is none. For owners only. */
    backup: z.nullable(z.enum(["failed", "none"])),
    /** Open inquiries whose mail or post to the webhook was given up. */
    undelivered: counted,
    /** Open inquiries on whose day to write again it is, or was. */
    due: counted,
    /** The number of products that lack each of these. Null like what is counted. */
    lacking: z.nullable(z.record(z.enum(PRODUCT_GAPS), z.number())),
  }),
  /** Questions that the assistant could not answer: their number and the most frequent ones. */
  unanswered: z.object({
    total: z.number(),
    most: z.array(z.pick(UnansweredSchema, { id: true, question: true, lang: true, count: true })),
  }),
});
export type Dashboard = z.infer<typeof DashboardSchema>;

/** Whether something on it is still to be counted, so that it has to be asked for once more. */
export function isUncounted({ inquiries, today }: Dashboard): boolean {
  return inquiries === null || today.lacking === null;
}
