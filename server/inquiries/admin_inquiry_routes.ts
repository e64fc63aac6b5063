import { monotonicUlid } from "deno-std/ulid/monotonic_ulid.js";
import { type Context, Hono } from "hono";
import {
  AssignedManySchema,
  AssigneesSchema,
  AssignManySchema,
  DeletedManySchema,
  InquiryIdsSchema,
  InquirySchema,
  InquirySourcesSchema,
  InquiryTaskSchema,
  NoteChangeSchema,
  NoteInputSchema,
  NoteRemovalSchema,
  ReopenedManySchema,
  ResolvedManySchema,
} from "../../contract/inquiry.ts";
import { issue } from "../../contract/issue.ts";
import { may } from "../../contract/role.ts";
import { roleOf } from "../accounts/account_record.ts";
import type { SessionEnv } from "../accounts/require_session.ts";
import { nameForAudit } from "../audit/audit_changes.ts";
import { batchRoutes } from "../bin/batch_routes.ts";
import { ifMatchOf, privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { endpoint } from "../http/endpoint.ts";
import { documents } from "../http/resource.ts";
import type { Stored } from "../kv/document.ts";
import { indiaDay } from "../shared/india_day.ts";
import { InquiryFilterSchema, InquiryListQuerySchema } from "./filter_inquiries.ts";
import { inquiryCsv } from "./inquiry_csv.ts";
import { type AdminInquiryParts, type InquiryList, inquiryList } from "./inquiry_list.ts";
import type { InquiryRecord } from "./inquiry_store.ts";

/** Routes for the staff: read, resolve, annotate and delete inquiries, and send notifications again. */
export function adminInquiryRoutes(parts: AdminInquiryParts) {
  const { inquiries: store } = parts;
  const list = inquiryList(parts);
  const ofOne = documents({
    one: "an inquiry",
    many: "inquiries, newest first",
    schema: InquirySchema,
    store: {
      get: (id) => store.inquiries.get(id),
      delete: (id, deletion) => store.remove(id, deletion),
    },
    view: async (found) => (await list.withDeliveries([found]))[0]!,
    // The audit log names no visitors: their names must not outlive their erasure.
    nameOf: () => null,
    bin: parts.bin,
    list: { query: InquiryListQuerySchema, find: list.find, view: (rows) => list.view(rows) },
  });
  return new Hono<SessionEnv>()
    .route("/", exportRoutes(parts, list))
    .route("/", bulkRoutes(parts, list))
    .route("/", assignRoutes(parts, list))
    .route("/", batchRoutes(parts.bin, "submissions"))
    .route("/", ofOne)
    .route("/", commandRoutes(parts, list));
}

function exportRoutes({ inquiries: { inquiries }, partners, now }: AdminInquiryParts, list: InquiryList) {
  return new Hono()
    .get(
      "/export.csv",
      endpoint({ summary: "Inquiries for a spreadsheet.", query: InquiryFilterSchema, response: "text/csv" }),
      async (c) => {
        const rows = await list.filtered(c.req.valid("query"));
        const name = `contact-submissions-${indiaDay(now().getTime())}.csv`;
        return c.body(inquiryCsv(inquiries, rows.map(({ id }) => id), partners.nameOf), 200, {
          "content-type": "text/csv; charset=utf-8",
          "content-disposition": `attachment; filename="${name}"`,
          "cache-control": "no-store",
        });
      },
    )
    .get(
      "/sources",
      endpoint({ summary: "Where inquiries came from.", response: InquirySourcesSchema }),
      async (c) => privateJson(c, await list.sources()),
    );
}

function bulkRoutes({ inquiries: store, bin }: AdminInquiryParts, list: InquiryList) {
  async function deleted(c: Context<SessionEnv>, ids: readonly string[]): Promise<Response> {
    const batch = monotonicUlid();
    const count = await store.removeAll(ids, bin.keep(c.get("session").username, batch));
    nameForAudit(c, counted(count));
    return privateJson(c, { deleted: count, batch });
  }

  return new Hono<SessionEnv>()
    .post(
      "/resolve",
      endpoint({ summary: "Resolves many.", request: InquiryIdsSchema, response: ResolvedManySchema }),
      async (c) => {
        const result = await store.resolveAll(c.req.valid("json").ids);
        nameForAudit(c, counted(result.resolved));
        return privateJson(c, result);
      },
    )
    .post(
      "/reopen",
      endpoint({
        summary: "Makes resolved ones pending again.",
        request: InquiryIdsSchema,
        response: ReopenedManySchema,
      }),
      async (c) => {
        const reopened = await store.reopenAll(c.req.valid("json").ids);
        nameForAudit(c, counted(reopened));
        return privateJson(c, { reopened });
      },
    )
    .post(
      "/delete",
      endpoint({ summary: "Deletes many.", request: InquiryIdsSchema, response: DeletedManySchema }),
      async (c) => await deleted(c, c.req.valid("json").ids),
    )
    .post(
      "/delete-suspected",
      endpoint({ summary: "Deletes all that a program probably sent.", response: DeletedManySchema }),
      async (c) => await deleted(c, (await list.filtered({ suspected: "yes" })).map(({ id }) => id)),
    );
}

/** Who looks after an inquiry, and when to write again. */
function assignRoutes({ inquiries: store, accounts }: AdminInquiryParts, list: InquiryList) {
  async function assignees(): Promise<string[]> {
    const found = await Array.fromAsync(accounts.all(), ({ value }) => value);
    return found.filter((account) => may(roleOf(account), "POST", "/api/admin/contact-submissions/assign"))
      .map(({ username }) => username).sort((a, b) => a.localeCompare(b));
  }

  /** Throws 422 where nobody of this name may change inquiries. */
  async function refuseStranger(assignee: string | null | undefined): Promise<void> {
    if (!assignee) return;
    const names = await assignees();
    if (!names.includes(assignee)) {
      throw AppError.invalid([issue("assignee", "not_an_option", { options: names.join(", ") })]);
    }
  }

  return new Hono<SessionEnv>()
    .get(
      "/assignees",
      endpoint({ summary: "Who may look after inquiries.", response: AssigneesSchema }),
      async (c) => privateJson(c, await assignees()),
    )
    .post(
      "/assign",
      endpoint({
        summary: "Gives many to somebody, or to nobody.",
        request: AssignManySchema,
        response: AssignedManySchema,
      }),
      async (c) => {
        const { assignees } = c.req.valid("json");
        for (const assignee of new Set(Object.values(assignees))) await refuseStranger(assignee);
        const before = await store.assignAll(assignees);
        nameForAudit(c, counted(Object.keys(before).length));
        return privateJson(c, { assignees: before });
      },
    )
    .patch(
      "/:id/work",
      endpoint({
        summary: "Says who looks after it, when to write again, and how far it has come.",
        request: InquiryTaskSchema,
        ...ONE,
      }),
      async (c) => {
        const work = c.req.valid("json");
        await refuseStranger(work.assignee);
        return await answerOne(c, list, await store.work(c.req.param("id"), work, { ifMatch: ifMatchOf(c) }));
      },
    );
}

/** Every command for one inquiry responds with the inquiry and its version. */
const ONE = { response: InquirySchema, versioned: true };

function commandRoutes({ inquiries: store, outbox, now }: AdminInquiryParts, list: InquiryList) {
  const answer = (c: Context, found: Stored<InquiryRecord>) => answerOne(c, list, found);

  return new Hono<SessionEnv>()
    .patch(
      "/:id/resolve",
      endpoint({ summary: "Resolves an inquiry.", ...ONE }),
      async (c) => await answer(c, await store.resolve(c.req.param("id"))),
    )
    .patch(
      "/:id/notes",
      endpoint({ summary: "Adds an internal note.", request: NoteInputSchema, ...ONE }),
      async (c) => {
        const { text } = c.req.valid("json");
        const note = { at: now().toISOString(), by: c.get("session").username, text };
        return await answer(c, await store.addNote(c.req.param("id"), note, { ifMatch: ifMatchOf(c) }));
      },
    )
    .patch(
      "/:id/change-note",
      endpoint({ summary: "Corrects an internal note.", request: NoteChangeSchema, ...ONE }),
      async (c) => {
        const change = c.req.valid("json");
        return await answer(c, await store.changeNote(c.req.param("id"), change, { ifMatch: ifMatchOf(c) }));
      },
    )
    .patch(
      "/:id/remove-note",
      endpoint({ summary: "Deletes an internal note.", request: NoteRemovalSchema, ...ONE }),
      async (c) => {
        const { note } = c.req.valid("json");
        return await answer(c, await store.removeNote(c.req.param("id"), note, { ifMatch: ifMatchOf(c) }));
      },
    )
    .post(
      "/:id/send-again",
      endpoint({ summary: "Sends the mail or call about it again.", ...ONE }),
      async (c) => {
        const found = await store.inquiries.get(c.req.param("id"));
        if (!found) throw AppError.notFound("this inquiry");
        await outbox.sendAgain(found.id);
        return await answer(c, found);
      },
    );
}

async function answerOne(c: Context, list: InquiryList, found: Stored<InquiryRecord>): Promise<Response> {
  const [inquiry] = await list.withDeliveries([found]);
  return privateJson(c, inquiry, { version: found.version });
}

function counted(count: number): string {
  return count === 1 ? "1 submission" : `${count} submissions`;
}
