import { Hono } from "hono";
import { roleOf } from "../accounts/account_record.ts";
import type { SessionEnv } from "../accounts/require_session.ts";
import { type Dashboard, DashboardSchema, type DayCount } from "../../contract/dashboard.ts";
import { may } from "../../contract/role.ts";
import { lackingCounter } from "../catalogue/lacks.ts";
import type { BackupMaker } from "../backups/backups.ts";
import type { ContentReader } from "../content/content.ts";
import { privateJson } from "../http/answers.ts";
import { endpoint } from "../http/endpoint.ts";
import { isDue } from "../inquiries/filter_inquiries.ts";
import type { DigestRow } from "../inquiries/inquiry_digest.ts";
import { inquiryOf, type InquiryRecord } from "../inquiries/inquiry_store.ts";
import type { Stored } from "../kv/document.ts";
import { indiaDay, lastIndiaDays } from "../shared/india_day.ts";
import { soon } from "../shared/soon.ts";
import type { Stores } from "../stores.ts";
import type { UnansweredRecord } from "../unanswered/unanswered_store.ts";

const RECENT = 5;
const DAYS = 30;
const UNANSWERED = 5;

/** How long the first answer after a start waits for what is counted. */
const COUNTS_WAIT_MS = 100;

export function dashboardRoutes(
  stores: Stores,
  read: ContentReader,
  now: () => Date,
  backupNeed: BackupMaker["need"],
) {
  const { inquiries, unanswered, outbox } = stores;
  const lacking = lackingCounter(stores.store, read);

  /** What of it the rows of all inquiries tell. */
  async function counted(rows: readonly DigestRow[] | undefined) {
    if (!rows) return UNCOUNTED;
    const open = rows.filter(({ isResolved }) => !isResolved);
    const oldest = open.findLast(({ isSuspected }) => !isSuspected);
    const [found, failed] = await Promise.all([
      oldest && inquiries.inquiries.get(oldest.id),
      outbox.failed(),
    ]);
    return {
      inquiries: rows.length,
      pendingInquiries: open.length,
      inquiriesPerDay: perDay(rows, now),
      oldest: found ? { id: found.id, name: found.value.name, createdAt: found.value.createdAt } : null,
      undelivered: open.filter(({ id }) => failed.has(id)).length,
      due: open.filter((row) => isDue(row, indiaDay(now().getTime()))).length,
    };
  }

  /** The newest inquiries; from the store, whose order is that of arrival, while the rows are being read. */
  async function newest(rows: readonly DigestRow[] | undefined): Promise<Stored<InquiryRecord>[]> {
    if (!rows) return (await inquiries.inquiries.list({ reverse: true, limit: RECENT })).items;
    const found = await inquiries.inquiries.getMany(rows.slice(0, RECENT).map(({ id }) => id));
    return found.filter((one) => one !== null);
  }

  return new Hono<SessionEnv>().get(
    "/",
    endpoint({ summary: "Counts, and what is new.", response: DashboardSchema }),
    async (c) => {
      const role = roleOf(c.get("session").account);
      // Who may not read the lists is not told of their rows here.
      const mayRead = (list: string) => may(role, "GET", `/api/admin/${list}`);
      const isTold = mayRead("contact-submissions");
      async function fromRows() {
        const rows = await soon(inquiries.digest.rows(), COUNTS_WAIT_MS) ?? inquiries.digest.rows.last;
        return await Promise.all([counted(rows), isTold ? newest(rows) : []]);
      }
      // At once: on a denokv server each of them waits for an answer of its own.
      const [products, posts, mediaFiles, [told, recent], questions, gaps, channels, backup] = await Promise
        .all([
          stores.products.products.count(),
          stores.posts.posts.count(),
          stores.media.items.count(),
          fromRows(),
          unanswered.open(),
          soon(lacking(), COUNTS_WAIT_MS),
          outbox.channels(),
          mayRead("backups") ? backupNeed() : null,
        ]);
      const { oldest, undelivered, due, ...counts } = told;
      const dashboard: Dashboard = {
        products,
        posts,
        mediaFiles,
        ...counts,
        recentInquiries: recent.map(inquiryOf),
        today: {
          oldest: isTold ? oldest : null,
          isSilent: channels.every((channel) => channel === "copy"),
          backup,
          undelivered,
          due,
          lacking: gaps ?? null,
        },
        unanswered: {
          total: questions.length,
          most: mayRead("unanswered") ? questions.slice(0, UNANSWERED).map(asked) : [],
        },
      };
      return privateJson(c, dashboard);
    },
  );
}

const UNCOUNTED = {
  inquiries: null,
  pendingInquiries: null,
  inquiriesPerDay: null,
  oldest: null,
  undelivered: null,
  due: null,
};

function perDay(rows: readonly DigestRow[], now: () => Date): DayCount[] {
  const counts = new Map(lastIndiaDays(now().getTime(), DAYS).map((day) => [day, 0]));
  for (const { day } of rows) if (counts.has(day)) counts.set(day, counts.get(day)! + 1);
  return Array.from(counts, ([day, count]) => ({ day, count }));
}

function asked({ id, value: { question, lang, count } }: Stored<UnansweredRecord>) {
  return { id, question, lang, count };
}
