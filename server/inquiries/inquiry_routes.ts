import { type Context, Hono } from "hono";
import {
  type InquiryKind,
  inquiryKindOf,
  type InquiryReceipt,
  inquirySchemas,
  type Submission,
} from "../../contract/inquiry.ts";
import { URL_MAX } from "../../contract/limits.ts";
import { privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { pageHeaders, pageOf, pageQuery, searchQuery } from "../http/list_page.ts";
import { isForm, issuesOf, parse, readForm, readJsonObject } from "../http/read_body.ts";
import type { Pages } from "../pages/page_parts.ts";
import { type InquiryStore, referenceOf, submissionOf } from "./inquiry_store.ts";

export interface InquiryRouteParts {
  inquiries: InquiryStore;
  pages: Pages;
  now: () => Date;
  /** Throws where this caller sends too much. */
  throttle: (c: Context) => void;
}

/** `POST /contact`: JSON gets a receipt, a plain form a page. Acknowledged once it is durable. */
export function inquiryRoutes({ inquiries, pages, now, throttle }: InquiryRouteParts) {
  async function store(
    c: Context,
    kind: InquiryKind & keyof typeof inquirySchemas,
    body: unknown,
  ): Promise<InquiryReceipt> {
    const { page, partner, ...fields } = parse(inquirySchemas[kind], body);
    const { id } = await inquiries.create({
      phone: null,
      company: null,
      subject: null,
      ...fields,
      createdAt: now().toISOString(),
      isResolved: false,
      source: { kind, page: pageAddress(c, page), partner },
    });
    return { id, reference: referenceOf(id), message: "Thank you! We will get back to you shortly." };
  }

  return new Hono().post("/contact", async (c) => {
    throttle(c);
    if (!isForm(c)) {
      const body = withoutLongPage(await readJsonObject(c));
      return privateJson(c, await store(c, inquiryKindOf(body), body), { status: 201 });
    }
    const values = withoutLongPage(await readForm(c));
    const kind = inquiryKindOf(values);
    const parsed = inquirySchemas[kind].safeParse(values);
    if (!parsed.success) {
      return await pages.contactWithErrors({ kind, values, issues: issuesOf(parsed.error) });
    }
    return await pages.thankYou(await store(c, kind, values), kind);
  });
}

/** An inquiry is not lost because the address of its page is long: nobody can shorten that. */
function withoutLongPage<T extends Record<string, unknown>>(body: T): T {
  const { page, ...rest } = body;
  return typeof page === "string" && page.length > URL_MAX ? rest as T : body;
}

/**
 * Where the form stood. A page may say its own address, which browsers let no other site vouch for: it counts only if it
 * is of the origin that the browser names.
 */
function pageAddress(c: Context, said: string | null): string | null {
  const origin = c.req.header("origin");
  const from = origin && origin !== "null" ? origin : undefined;
  for (const address of [said, c.req.header("referer")]) {
    const url = address ? URL.parse(address) : null;
    if (!url || !/^https?:$/.test(url.protocol) || url.href.length > URL_MAX) continue;
    if (from === undefined || url.origin === from) return url.href;
  }
  return from ?? null;
}

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
