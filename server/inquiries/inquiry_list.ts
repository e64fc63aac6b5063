import type { Inquiry, InquirySources } from "../../contract/inquiry.ts";
import type { accountRecords } from "../accounts/account_record.ts";
import type { Bin } from "../bin/bin_store.ts";
import { limitOf, type ListPage, type PageQuery } from "../http/list_query.ts";
import type { Stored } from "../kv/document.ts";
import type { OutboxStore } from "../outbox/outbox_store.ts";
import { keysOf, type PartnerStore } from "../partners/partner_store.ts";
import { indiaDay } from "../shared/india_day.ts";
import { soon } from "../shared/soon.ts";
import {
  cursorOf,
  filterInquiries,
  type InquiryFilter,
  type InquiryOrder,
  type InquiryPlace,
  placeAfter,
  sortInquiries,
  sourcesOf,
} from "./filter_inquiries.ts";
import { type DigestRow, newestFirst } from "./inquiry_digest.ts";
import { inquiryOf, type InquiryRecord, type InquiryStore } from "./inquiry_store.ts";

export interface AdminInquiryParts {
  bin: Bin;
  inquiries: InquiryStore;
  outbox: OutboxStore;
  partners: Pick<PartnerStore, "ofKey" | "nameOf">;
  accounts: Pick<ReturnType<typeof accountRecords>, "all">;
  now: () => Date;
}

/** How long the newest inquiries wait for the rows in memory before they are read from the store. */
const ROWS_WAIT_MS = 100;

interface InquiryQuery extends InquiryFilter, PageQuery {
  sort?: InquiryOrder | undefined;
}

export type InquiryList = ReturnType<typeof inquiryList>;

/** The inquiries as the panel lists them: filtered, in pages, with their notifications, and counted. */
export function inquiryList(
  { inquiries: { inquiries, digest }, outbox, partners, now }: Omit<AdminInquiryParts, "bin" | "accounts">,
) {
  /** The rows that match all filters, newest first. */
  async function filtered({ delivery, ...filter }: InquiryFilter): Promise<readonly DigestRow[]> {
    const partner = filter.partner && await partners.ofKey(filter.partner);
    if (filter.q) await digest.searchable();
    const found = filterInquiries(
      await digest.rows(),
      filter,
      indiaDay(now().getTime()),
      partner ? keysOf(partner) : undefined,
    );
    if (!delivery) return found;
    const failed = await outbox.failed();
    return found.filter(({ id }) => failed.has(id));
  }

  /** Whether the rows of all inquiries are in memory. Soon after a start they are still being read. */
  async function isReady(): Promise<boolean> {
    return (digest.rows.last ?? await soon(digest.rows(), ROWS_WAIT_MS)) !== undefined;
  }

  /** The newest, from the store: its order is that of arrival. */
  async function newest(limit: number): Promise<ListPage<InquiryPlace>> {
    const { items, cursor } = await inquiries.list({ reverse: true, limit });
    const rows = items.map(({ id, value }) => ({ id, at: Date.parse(value.createdAt) || 0, due: null }))
      .sort(newestFirst);
    return cursor === null
      ? { rows, total: rows.length, next: null }
      : { rows, total: undefined, next: cursorOf(rows.at(-1)!) };
  }

  return {
    filtered,

    async find(
      { limit, cursor, page, sort = "received", ...filter }: InquiryQuery,
    ): Promise<ListPage<InquiryPlace>> {
      const isFirst = limit && !cursor && !(page && page > 1) && !Object.values(filter).some(Boolean);
      if (isFirst && sort === "received" && !await isReady()) return await newest(limit);
      const rows = sortInquiries(await filtered(filter), sort);
      const size = limitOf({ limit, cursor, page });
      const start = cursor ? placeAfter(rows, cursor, sort) : ((page ?? 1) - 1) * size;
      const shown = rows.slice(start, start + size);
      const next = start + size < rows.length ? cursorOf(shown.at(-1)!) : null;
      return { rows: shown, total: rows.length, next };
    },

    /** The inquiries of these rows. One that was deleted meanwhile is left out. */
    async view(rows: readonly InquiryPlace[]): Promise<Inquiry[]> {
      const found = await inquiries.getMany(rows.map(({ id }) => id));
      return await this.withDeliveries(found.filter((one) => one !== null));
    },

    /** Adds to each inquiry the state of its notifications. */
    async withDeliveries(found: readonly Stored<InquiryRecord>[]): Promise<Inquiry[]> {
      const deliveries = await outbox.deliveriesOf(found.map(({ id }) => id));
      return found.map((inquiry, n) => ({
        ...inquiryOf(inquiry),
        ...(deliveries[n]!.length > 0 && { deliveries: deliveries[n]! }),
      }));
    },

    /** Counts inquiries by source. Inquiries sent under a partner's old keys count for its current key. */
    async sources(): Promise<InquirySources> {
      const sources = sourcesOf(await digest.rows());
      const counts = new Map<string, number>();
      for (const { partner, count } of sources.partners) {
        const key = (await partners.ofKey(partner))?.key ?? partner;
        counts.set(key, (counts.get(key) ?? 0) + count);
      }
      const ofPartners = [...counts].map(([partner, count]) => ({ partner, count }));
      return { ...sources, partners: ofPartners.sort((a, b) => b.count - a.count) };
    },
  };
}
