import { type Context, Hono } from "hono";
import { LIST_ROWS_MAX } from "../../contract/limits.ts";
import {
  type Inquiry,
  NoteChangeSchema,
  NoteInputSchema,
  NoteRemovalSchema,
  ResolveManySchema,
} from "../../contract/inquiry.ts";
import type { SessionEnv } from "../accounts/account_routes.ts";
import { nameForAudit } from "../audit/audit_changes.ts";
import { ifMatchOf, privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { pageHeaders, pageQuery, searchQuery } from "../http/list_page.ts";
import { readJson } from "../http/read_body.ts";
import type { IfMatch } from "../kv/collection_writer.ts";
import type { Stored } from "../kv/document.ts";
import type { OutboxStore } from "../outbox/outbox_store.ts";
import { keysOf, type PartnerStore } from "../partners/partner_store.ts";
import { cursorOf, filterInquiries, filterOf, placeAfter, sourcesOf } from "./filter_inquiries.ts";
import { inquiryCsv } from "./inquiry_csv.ts";
import { indiaDay } from "../shared/india_day.ts";
import { inquiryOf, type InquiryRecord, type InquiryStore } from "./inquiry_store.ts";

interface Parts {
  inquiries: InquiryStore;
  outbox: OutboxStore;
  partners: Pick<PartnerStore, "ofKey" | "nameOf">;
  now: () => Date;
}

export function adminInquiryRoutes({ inquiries: store, outbox, partners, now }: Parts) {
  const { inquiries, digest } = store;

  /** The rows that the address asks for, the newest first. */
  async function chosenRows(c: Context) {
    const filter = { ...filterOf(c.req.query()), q: searchQuery(c) };
    const partner = filter.partner && await partners.ofKey(filter.partner);
    return filterInquiries(await digest.rows(), filter, partner ? keysOf(partner) : undefined);
  }

  async function withDeliveries(found: readonly Stored<InquiryRecord>[]): Promise<Inquiry[]> {
    const deliveries = await outbox.deliveriesOf(found.map(({ id }) => id));
    return found.map((inquiry, n) => ({
      ...inquiryOf(inquiry),
      ...(deliveries[n]!.length > 0 && { deliveries: deliveries[n]! }),
    }));
  }

  async function answer(c: Context, found: Stored<InquiryRecord>): Promise<Response> {
    const [inquiry] = await withDeliveries([found]);
    return privateJson(c, inquiry, { version: found.version });
  }

  function ifSeen(c: Context): IfMatch {
    const ifMatch = ifMatchOf(c);
    return ifMatch === undefined ? {} : { ifMatch };
  }

  async function existing(id: string): Promise<Stored<InquiryRecord>> {
    const found = await inquiries.get(id);
    if (!found) throw AppError.notFound(`the submission "${id}"`);
    return found;
  }

  return new Hono<SessionEnv>()
    /**
     * Newest first; `q` over name, email, subject and company; `state` pending or resolved, `kind` and `partner` it came
     * from, `suspected` yes or no, `from` and `to` a day.
     */
    .get("/", async (c) => {
      const rows = await chosenRows(c);
      const { limit = LIST_ROWS_MAX, cursor, page = 1 } = pageQuery(c);
      const start = cursor ? placeAfter(rows, cursor) : (page - 1) * limit;
      const shown = rows.slice(start, start + limit);
      const found = (await inquiries.getMany(shown.map(({ id }) => id))).filter((one) => one !== null);
      const next = start + limit < rows.length ? cursorOf(shown.at(-1)!) : null;
      return privateJson(c, await withDeliveries(found), { headers: pageHeaders(c, rows.length, next) });
    })
    /** Everything that the filters let through, for a spreadsheet. */
    .get("/export.csv", async (c) => {
      const rows = await chosenRows(c);
      return c.body(inquiryCsv(inquiries, rows.map(({ id }) => id), partners.nameOf), 200, {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="contact-submissions-${indiaDay(now().getTime())}.csv"`,
        "cache-control": "no-store",
      });
    })
    /** A partner's are together, under the key that it has today. */
    .get("/sources", async (c) => {
      const sources = sourcesOf(await digest.rows());
      const together = new Map<string, number>();
      for (const { partner, count } of sources.partners) {
        const key = (await partners.ofKey(partner))?.key ?? partner;
        together.set(key, (together.get(key) ?? 0) + count);
      }
      return privateJson(c, {
        ...sources,
        partners: [...together].map(([partner, count]) => ({ partner, count }))
          .sort((a, b) => b.count - a.count),
      });
    })
    .post("/resolve", async (c) => {
      const { ids } = await readJson(c, ResolveManySchema);
      const resolved = await store.resolveAll(ids);
      nameForAudit(c, resolved === 1 ? "1 submission" : `${resolved} submissions`);
      return privateJson(c, { resolved });
    })
    .get("/:id", async (c) => answer(c, await existing(c.req.param("id"))))
    .patch("/:id/resolve", async (c) => answer(c, await store.resolve(c.req.param("id"))))
    .patch("/:id/notes", async (c) => {
      const { text } = await readJson(c, NoteInputSchema);
      const note = { at: now().toISOString(), by: c.get("session").username, text };
      return answer(c, await store.addNote(c.req.param("id"), note, ifSeen(c)));
    })
    .patch("/:id/change-note", async (c) => {
      const change = await readJson(c, NoteChangeSchema);
      return answer(c, await store.changeNote(c.req.param("id"), change, ifSeen(c)));
    })
    .patch("/:id/remove-note", async (c) => {
      const { note } = await readJson(c, NoteRemovalSchema);
      return answer(c, await store.removeNote(c.req.param("id"), note, ifSeen(c)));
    })
    /** Tries again what could not be delivered about it. */
    .post("/:id/send-again", async (c) => {
      const found = await existing(c.req.param("id"));
      await outbox.sendAgain(found.id);
      return answer(c, found);
    });
}
