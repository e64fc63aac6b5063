import * as z from "zod/mini";
import { InquirySchema, InquirySourcesSchema } from "./inquiry.ts";
import { UnansweredSchema } from "./unanswered.ts";

/** `day` is a day of India: `2026-11-21`. */
const DayCountSchema = z.object({ day: z.string(), count: z.number() });
export type DayCount = z.infer<typeof DayCountSchema>;

/** What the admin sees first: how much there is of what, and the newest inquiries. */
export const DashboardSchema = z.object({
  products: z.number(),
  posts: z.number(),
  inquiries: z.number(),
  pendingInquiries: z.number(),
  mediaFiles: z.number(),
  recentInquiries: z.array(InquirySchema),
  /** The last thirty days, the oldest first, those without any too. */
  inquiriesPerDay: z.array(DayCountSchema),
  /** Where the inquiries of these days came from. */
  inquirySources: InquirySourcesSchema,
  /** What the assistant could not answer: how many questions wait, and the most asked of them. */
  unanswered: z.object({
    total: z.number(),
    most: z.array(z.pick(UnansweredSchema, { id: true, question: true, lang: true, count: true })),
  }),
});
export type Dashboard = z.infer<typeof DashboardSchema>;
