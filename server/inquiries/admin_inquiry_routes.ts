import { type Context, Hono } from "hono";
import {
  InquirySchema,
  NoteChangeSchema,
  NoteInputSchema,
  NoteRemovalSchema,
  ResolvedManySchema,
  ResolveManySchema,
} from "../../contract/inquiry.ts";
import type { SessionEnv } from "../accounts/account_routes.ts";
import { nameForAudit } from "../audit/audit_changes.ts";
import { ifMatchOf, privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { endpoint } from "../http/endpoint.ts";
import type { Stored } from "../kv/document.ts";
import { type AdminInquiryParts, inquiryListRoutes, withDeliveries } from "./inquiry_list_routes.ts";
import type { InquiryRecord } from "./inquiry_store.ts";

/** Every route for one inquiry responds with the inquiry and its version. */
const ONE = { response: InquirySchema, versioned: true };

/** Routes for the staff: read, resolve and annotate inquiries, and send notifications again. */
export function adminInquiryRoutes(parts: AdminInquiryParts) {
  const { inquiries: store, outbox, now } = parts;

  async function answer(c: Context, found: Stored<InquiryRecord>): Promise<Response> {
    const [inquiry] = await withDeliveries(outbox, [found]);
    return privateJson(c, inquiry, { version: found.version });
  }

  async function existing(id: string): Promise<Stored<InquiryRecord>> {
    const found = await store.inquiries.get(id);
    if (!found) throw AppError.notFound(`the submission "${id}"`);
    return found;
  }

  return new Hono<SessionEnv>()
    .route("/", inquiryListRoutes(parts))
    .post(
      "/resolve",
      endpoint({ summary: "Resolves many.", request: ResolveManySchema, response: ResolvedManySchema }),
      async (c) => {
        const resolved = await store.resolveAll(c.req.valid("json").ids);
        nameForAudit(c, resolved === 1 ? "1 submission" : `${resolved} submissions`);
        return privateJson(c, { resolved });
      },
    )
    .get(
      "/:id",
      endpoint({ summary: "Reads an inquiry.", ...ONE }),
      async (c) => await answer(c, await existing(c.req.param("id"))),
    )
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
        const found = await existing(c.req.param("id"));
        await outbox.sendAgain(found.id);
        return await answer(c, found);
      },
    );
}
