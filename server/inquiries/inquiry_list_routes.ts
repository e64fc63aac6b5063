import { Hono } from "hono";
import * as z from "zod/mini";
import { type Inquiry, InquirySchema, InquirySourcesSchema } from "../../contract/inquiry.ts";
import { privateJson } from "../http/answers.ts";
import { endpoint } from "../http/endpoint.ts";
import { limitOf, pageHeaders, type PageQuery } from "../http/list_query.ts";
import type { Stored } from "../kv/document.ts";
import type { OutboxStore } from "../outbox/outbox_store.ts";
import { keysOf, type PartnerStore } from "../partners/partner_store.ts";
import { indiaDay } from "../shared/india_day.ts";
import {
  cursorOf,
  filterInquiries,
  type InquiryFilter,
  InquiryFilterSchema,
  InquiryListQuerySchema,
  placeAfter,
  sourcesOf,
} from "./filter_inquiries.ts";
import { inquiryCsv } from "./inquiry_csv.ts";
import { inquiryOf, type InquiryRecord, type InquiryStore } from "./inquiry_store.ts";

export interface AdminInquiryParts {
  inquiries: InquiryStore;
  outbox: OutboxStore;
  partners: Pick<PartnerStore, "ofKey" | "nameOf">;
  now: () => Date;
}

/** Routes for all inquiries: the list, the CSV export, and the counts by source. */
export function inquiryListRoutes({ inquiries: store, outbox, partners, now }: AdminInquiryParts) {
  const { inquiries, digest } = store;

  /** The rows that match all filters, newest first. */
  async function filteredRows(filter: InquiryFilter) {
    const partner = filter.partner && await partners.ofKey(filter.partner);
    return filterInquiries(await digest.rows(), filter, partner ? keysOf(partner) : undefined);
  }

  async function pageOfRows(filter: InquiryFilter, query: PageQuery) {
    const rows = await filteredRows(filter);
    const limit = limitOf(query);
    const start = query.cursor ? placeAfter(rows, query.cursor) : ((query.page ?? 1) - 1) * limit;
    const shown = rows.slice(start, start + limit);
    const found = await inquiries.getMany(shown.map(({ id }) => id));
    const next = start + limit < rows.length ? cursorOf(shown.at(-1)!) : null;
    return { rows: found.filter((one) => one !== null), total: rows.length, next };
  }

  /** Counts inquiries by source. Inquiries sent under a partner's old keys count for its current key. */
  async function countSources() {
    const sources = sourcesOf(await digest.rows());
    const counts = new Map<string, number>();
    for (const { partner, count } of sources.partners) {
      const key = (await partners.ofKey(partner))?.key ?? partner;
      counts.set(key, (counts.get(key) ?? 0) + count);
    }
    const ofPartners = [...counts].map(([partner, count]) => ({ partner, count }));
    return { ...sources, partners: ofPartners.sort((a, b) => b.count - a.count) };
  }

  return new Hono()
    .get(
      "/",
      endpoint({
        summary: "Lists inquiries, newest first.",
        query: InquiryListQuerySchema,
        response: z.array(InquirySchema),
      }),
      async (c) => {
        const { limit, cursor, page, ...filter } = c.req.valid("query");
        const found = await pageOfRows(filter, { limit, cursor, page });
        return privateJson(c, await withDeliveries(outbox, found.rows), { headers: pageHeaders(c, found) });
      },
    )
    .get(
      "/export.csv",
      endpoint({ summary: "The same for a spreadsheet.", query: InquiryFilterSchema, response: "text/csv" }),
      async (c) => {
        const rows = await filteredRows(c.req.valid("query"));
        return c.body(inquiryCsv(inquiries, rows.map(({ id }) => id), partners.nameOf), 200, {
          "content-type": "text/csv; charset=utf-8",
          "content-disposition": `attachment; filename="contact-submissions-${
            indiaDay(now().getTime())
          }.csv"`,
          "cache-control": "no-store",
        });
      },
    )
    .get(
      "/sources",
      endpoint({ summary: "Where inquiries came from.", response: InquirySourcesSchema }),
      async (c) => privateJson(c, await countSources()),
    );
}

/** Adds to each inquiry the state of its notifications. */
export async function withDeliveries(
  outbox: OutboxStore,
  found: readonly Stored<InquiryRecord>[],
): Promise<Inquiry[]> {
  const deliveries = await outbox.deliveriesOf(found.map(({ id }) => id));
  return found.map((inquiry, n) => ({
    ...inquiryOf(inquiry),
    ...(deliveries[n]!.length > 0 && { deliveries: deliveries[n]! }),
  }));
}
