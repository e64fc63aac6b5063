import { Hono } from "hono";
import { type Dashboard, DashboardSchema } from "../../contract/dashboard.ts";
import { privateJson } from "../http/answers.ts";
import { endpoint } from "../http/endpoint.ts";
import { sourcesOf } from "../inquiries/filter_inquiries.ts";
import { lastIndiaDays } from "../shared/india_day.ts";
import { inquiryOf } from "../inquiries/inquiry_store.ts";
import type { Stores } from "../stores.ts";

const RECENT = 5;
const DAYS = 30;
const UNANSWERED = 5;

export function dashboardRoutes({ products, posts, inquiries, media, unanswered }: Stores, now: () => Date) {
  return new Hono().get(
    "/",
    endpoint({ summary: "Counts, and what is new.", response: DashboardSchema }),
    async (c) => {
      const [productCount, postCount, mediaFiles, rows, questions] = await Promise.all([
        products.products.count(),
        posts.posts.count(),
        media.items.count(),
        inquiries.digest.rows(),
        unanswered.open(),
      ]);
      const recent = await inquiries.inquiries.getMany(rows.slice(0, RECENT).map(({ id }) => id));
      const counts = new Map(lastIndiaDays(now().getTime(), DAYS).map((day) => [day, 0]));
      const lately = rows.filter(({ day }) => counts.has(day));
      for (const { day } of lately) counts.set(day, counts.get(day)! + 1);
      const dashboard: Dashboard = {
        products: productCount,
        posts: postCount,
        inquiries: rows.length,
        pendingInquiries: rows.filter(({ isResolved }) => !isResolved).length,
        mediaFiles,
        recentInquiries: recent.filter((one) => one !== null).map(inquiryOf),
        inquiriesPerDay: Array.from(counts, ([day, count]) => ({ day, count })),
        inquirySources: sourcesOf(lately),
        unanswered: {
          total: questions.length,
          most: questions.slice(0, UNANSWERED).map(({ id, value: { question, lang, count } }) => ({
            id,
            question,
            lang,
            count,
          })),
        },
      };
      return privateJson(c, dashboard);
    },
  );
}
