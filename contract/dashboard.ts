import type { Unanswered } from "./unanswered.ts";
import type { Inquiry, InquirySources } from "./inquiry.ts";

/** What the admin sees first: how much there is of what, and the newest inquiries. */
export interface Dashboard {
  products: number;
  posts: number;
  inquiries: number;
  pendingInquiries: number;
  mediaFiles: number;
  recentInquiries: Inquiry[];
  /** The last thirty days of India, the oldest first, those without any too. */
  inquiriesPerDay: DayCount[];
  /** Where the inquiries of these days came from. */
  inquirySources: InquirySources;
  /** What the assistant could not answer: how many questions wait, and the most asked of them. */
  unanswered: { total: number; most: Pick<Unanswered, "id" | "question" | "lang" | "count">[] };
}

export interface DayCount {
  /** `2026-11-21` */
  day: string;
  count: number;
}
