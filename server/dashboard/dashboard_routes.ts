import { Hono } from "hono";
import type { Dashboard } from "../../contract/dashboard.ts";
import { privateJson } from "../http/answers.ts";
import { submissionOf } from "../inquiries/inquiry_store.ts";
import type { Stores } from "../stores.ts";

const RECENT = 5;

export function dashboardRoutes({ products, posts, inquiries, media }: Stores) {
  return new Hono().get("/", async (c) => {
    const [productCount, postCount, submissions, pending, mediaFiles, recent] = await Promise.all([
      products.products.count(),
      posts.posts.count(),
      inquiries.inquiries.count(),
      inquiries.inquiries.count({ index: ["state", "pending"] }),
      media.items.count(),
      inquiries.inquiries.list({ reverse: true, limit: RECENT }),
    ]);
    const dashboard: Dashboard = {
      products: productCount,
      posts: postCount,
      submissions,
      pendingSubmissions: pending,
      mediaFiles,
      recentSubmissions: recent.items.map(submissionOf),
    };
    return privateJson(c, dashboard);
  });
}
