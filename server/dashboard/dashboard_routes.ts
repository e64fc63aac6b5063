import { Hono } from "hono";
import { roleOf } from "../accounts/account_record.ts";
import type { SessionEnv } from "../accounts/require_session.ts";
import { type Dashboard, DashboardSchema } from "../../contract/dashboard.ts";
import { may } from "../../contract/role.ts";
import { lackingCounter } from "../catalogue/lacks.ts";
import type { BackupMaker } from "../backups/backups.ts";
import type { ContentReader } from "../content/content.ts";
import { privateJson } from "../http/answers.ts";
import { endpoint } from "../http/endpoint.ts";
import type { DigestRow } from "../inquiries/inquiry_digest.ts";
import { lastIndiaDays } from "../shared/india_day.ts";
import { inquiryOf } from "../inquiries/inquiry_store.ts";
import type { Stores } from "../stores.ts";

const RECENT = 5;
const DAYS = 30;
const UNANSWERED = 5;

export function dashboardRoutes(
  { store, products, posts, inquiries, media, unanswered, outbox }: Stores,
  read: ContentReader,
  now: () => Date,
  backupNeed: BackupMaker["need"],
) {
  const lacking = lackingCounter(store, read);

  /** The open inquiry that waits longest, of those that a person sent. `rows`: newest first. */
  async function oldestOf(rows: readonly DigestRow[]): Promise<Dashboard["today"]["oldest"]> {
    const row = rows.findLast(({ isResolved, isSuspected }) => !isResolved && !isSuspected);
    const found = row && await inquiries.inquiries.get(row.id);
    return found ? { id: found.id, name: found.value.name, createdAt: found.value.createdAt } : null;
  }

  return new Hono<SessionEnv>().get(
    "/",
    endpoint({ summary: "Counts, and what is new.", response: DashboardSchema }),
    async (c) => {
      const [productCount, postCount, mediaFiles, rows, questions, failed, gaps] = await Promise.all([
        products.products.count(),
        posts.posts.count(),
        media.items.count(),
        inquiries.digest.rows(),
        unanswered.open(),
        outbox.failed(),
        lacking(),
      ]);
      const role = roleOf(c.get("session").account);
      // Who may not read the lists is not told of their rows here.
      const first = (count: number, list: string) => may(role, "GET", `/api/admin/${list}`) ? count : 0;
      const shown = rows.slice(0, first(RECENT, "contact-submissions"));
      const recent = await inquiries.inquiries.getMany(shown.map(({ id }) => id));
      const counts = new Map(lastIndiaDays(now().getTime(), DAYS).map((day) => [day, 0]));
      for (const { day } of rows) if (counts.has(day)) counts.set(day, counts.get(day)! + 1);
      const dashboard: Dashboard = {
        products: productCount,
        posts: postCount,
        inquiries: rows.length,
        pendingInquiries: rows.filter(({ isResolved }) => !isResolved).length,
        mediaFiles,
        recentInquiries: recent.filter((one) => one !== null).map(inquiryOf),
        inquiriesPerDay: Array.from(counts, ([day, count]) => ({ day, count })),
        today: {
          oldest: first(1, "contact-submissions") ? await oldestOf(rows) : null,
          isSilent: (await outbox.channels()).every((channel) => channel === "copy"),
          backup: may(role, "GET", "/api/admin/backups") ? await backupNeed() : null,
          undelivered: rows.filter(({ id, isResolved }) => !isResolved && failed.has(id)).length,
          lacking: gaps,
        },
        unanswered: {
          total: questions.length,
          most: questions.slice(0, first(UNANSWERED, "unanswered")).map((
            { id, value: { question, lang, count } },
          ) => ({
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
