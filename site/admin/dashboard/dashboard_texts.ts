import type { ProductGap } from "../../../contract/product_gap.ts";
import { formatNumber } from "../format.ts";

const products = (count: number) => count === 1 ? "1 product has" : `${formatNumber(count)} products have`;

/** Words of the dashboard. The exact ones come from the owner's specification. */
export const dashboardTexts = {
  title: "Dashboard",
  totalProducts: "Total Products",
  blogPosts: "Blog Posts",
  inquiries: "Contact Submissions",
  mediaFiles: "Media Files",
  pending: (count: number) => count === 0 ? "None pending" : `${count} pending`,
  today: {
    title: "What needs you today",
    nothing: "Nothing waits for you.",
    backup: {
      failed: "The last backup failed: see why",
      none: "There is no backup of your data yet",
    },
    oldest: (name: string, when: string) => `${name} wrote ${when} and waits for an answer`,
    pending: (count: number) => `${formatNumber(count)} ${count === 1 ? "inquiry is" : "inquiries are"} open`,
    unanswered: (count: number) =>
      `The assistant could not answer ${formatNumber(count)} ${count === 1 ? "question" : "questions"}`,
    silent: "Nobody is told of new inquiries: set the mail server, and who hears of them",
    due: (count: number) =>
      `${formatNumber(count)} ${count === 1 ? "inquiry is" : "inquiries are"} to be answered again today`,
    undelivered: (count: number) =>
      `Nobody was told of ${formatNumber(count)} ${
        count === 1 ? "inquiry" : "inquiries"
      }: the mail or webhook failed`,
    lacking: {
      picture: (count: number) => `${products(count)} no picture`,
      withdrawal: (count: number) => `${products(count)} no days until sale`,
      translation: (count: number) => `${products(count)} texts that are in English only`,
    } satisfies Record<ProductGap, (count: number) => string>,
  },
  quickActions: "Quick actions",
  addProduct: "Add New Product",
  writePost: "Write New Blog Post",
  uploadMedia: "Upload New Media",
  recent: "Recent Contact Submissions",
  all: "View all submissions",
  empty: "No submissions yet",
  emptyHint: "What visitors send from the website and from partner pages appears here.",
  unanswered: {
    title: "What the assistant could not answer",
    all: (count: string) =>
      count === "0" ? "Your answers" : count === "1" ? "Answer it" : `All ${count} questions`,
    empty: "No open questions",
    emptyHint: "Questions of visitors that the assistant does not know appear here, the most asked first.",
    asked: (count: string) => count === "1" ? "asked once" : `asked ${count} times`,
  },
  loadError: "The dashboard could not be loaded",
  chart: {
    title: "Inquiries per day",
    period: (count: string) => `${count} in the last 30 days`,
    none: "None in the last 30 days",
    summary: (total: string, most: string, day: string) =>
      `${total} inquiries in the last 30 days, ${most} of them on ${day}.`,
    day: "Day",
    count: "Inquiries",
    asTable: "Show as a table",
    table: "Table of inquiries per day",
  },
} as const;
