import { Hono } from "hono";
import type { Submission } from "../../contract/inquiry.ts";
import { privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { pageHeaders, pageOf, pageQuery, searchQuery } from "../http/list_page.ts";
import { type InquiryStore, submissionOf } from "./inquiry_store.ts";

const STATES = new Set(["pending", "resolved"]);
const SEARCH_FIELDS = ["name", "email", "subject", "company"] as const;

export function adminInquiryRoutes({ inquiries, resolve }: InquiryStore) {
  return new Hono()
    /** Newest first; `q` over name, email, subject and company, `state` pending or resolved. */
    .get("/", async (c) => {
      const { state } = c.req.query();
      const q = searchQuery(c);
      if (state && !STATES.has(state)) {
        throw AppError.invalid([{ path: "state", message: `Must be ${[...STATES].join(" or ")}` }]);
      }
      const order = { reverse: true, ...(state ? { index: ["state", state] as const } : {}) };
      const query = pageQuery(c);
      const { limit, cursor } = query;
      if (limit === undefined || q) {
        const rows: Submission[] = [];
        for await (const row of inquiries.all(order)) {
          const submission = submissionOf(row);
          if (matches(submission, q)) rows.push(submission);
        }
        const page = pageOf(rows, query);
        return privateJson(c, page.rows, { headers: pageHeaders(c, rows.length, page.next) });
      }
      const page = await inquiries.list({ ...order, limit, ...(cursor ? { cursor } : {}) });
      const total = await inquiries.count(state ? { index: ["state", state] } : {});
      return privateJson(c, page.items.map(submissionOf), { headers: pageHeaders(c, total, page.cursor) });
    })
    .get("/:id", async (c) => {
      const found = await inquiries.get(c.req.param("id"));
      if (!found) throw AppError.notFound(`the submission "${c.req.param("id")}"`);
      return privateJson(c, submissionOf(found), { version: found.version });
    })
    .patch("/:id/resolve", async (c) => {
      const resolved = await resolve(c.req.param("id"));
      return privateJson(c, submissionOf(resolved), { version: resolved.version });
    });
}

function matches(submission: Submission, q: string | undefined): boolean {
  const wanted = q?.trim().toLowerCase();
  return !wanted || SEARCH_FIELDS.some((field) => submission[field]?.toLowerCase().includes(wanted));
}
