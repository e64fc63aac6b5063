import { decodeTime } from "deno-std/ulid/decode_time.js";
import type { Stored } from "../kv/document.ts";
import { newestFirst } from "./inquiry_digest.ts";
import type { InquiryRecord, InquiryStore } from "./inquiry_store.ts";

/** Rows read beyond a page before it is left to the digest. */
const MORE = 300;
const BATCH = 50;

type Found = Stored<InquiryRecord> & { at: number };

/**
 * The newest inquiries straight from the store, in the order of the digest, for as long as that is being read. Ids are in
 * order of arrival, a moment after `createdAt`: so rows are read until none before them can be newer than the last of
 * the page. Null where too many would have to be. `isAll`: there are no others.
 */
export async function newestInquiries(
  { inquiries }: Pick<InquiryStore, "inquiries">,
  limit: number,
): Promise<{ rows: Found[]; isAll: boolean } | null> {
  const read: Found[] = [];
  for (let cursor: string | null = null;;) {
    const page = await inquiries.list({ reverse: true, limit: read.length ? BATCH : limit + 1, cursor });
    for (const found of page.items) read.push({ ...found, at: Date.parse(found.value.createdAt) || 0 });
    cursor = page.cursor;
    if (cursor !== null && read.length > limit + MORE) return null;
    const rows = read.toSorted(newestFirst).slice(0, limit);
    if (cursor === null) return { rows, isAll: read.length <= limit };
    const earlier = read.at(-1);
    if (earlier && rows.length === limit && arrivalOf(earlier.id) < rows.at(-1)!.at) {
      return { rows, isAll: false };
    }
  }
}

/** No id of ours that is not a ULID is known; one would be as late as can be. */
function arrivalOf(id: string): number {
  try {
    return decodeTime(id);
  } catch {
    return Infinity;
  }
}
