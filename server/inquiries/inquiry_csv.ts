import { formatDateTime, formatForSheet } from "../../contract/shared/indian_dates.ts";
import { subjectLabel } from "../../contract/inquiry_form.ts";
import { type Inquiry, referenceOf } from "../../contract/inquiry.ts";
import { askedTexts } from "../../contract/shared/asked_texts.ts";
import { lineQuantity } from "../../contract/shared/line_quantity.ts";
import type { Collection } from "../kv/collection.ts";
import { BOM, csvRows } from "../shared/csv.ts";
import { inquiryOf, type InquiryRecord } from "./inquiry_store.ts";

/** Rows per batch. */
const BATCH_SIZE = 500;

type Cell = string | null | undefined;
const COLUMNS: [
  header: string,
  value: (inquiry: Inquiry, partnerName: (key: string) => Cell | Promise<Cell>) => Cell | Promise<Cell>,
][] = [
  ["Received", ({ createdAt }) => formatForSheet(createdAt)],
  ["Status", ({ isResolved }) => isResolved ? "Resolved" : "Pending"],
  ["Name", ({ name }) => name],
  ["Email", ({ email }) => email],
  ["Phone", ({ phone }) => phone],
  ["Company", ({ company }) => company],
  ["Subject", ({ subject }) => subjectLabel(subject)],
  ["Message", ({ message }) => message],
  ["Products", ({ lines }) => lines?.map(lineOf).join("\n")],
  ["Sent from", ({ source }) => source.kind],
  ["Page", ({ source }) => source.page],
  ["Partner", ({ source }, partnerName) => source.partner && partnerName(source.partner)],
  ["Partner key", ({ source }) => source.partner],
  ["Suspected spam", ({ isSuspected }) => isSuspected ? "yes" : "no"],
  [
    "Notes",
    ({ notes }) => notes?.map(({ at, by, text }) => `${formatDateTime(at)}, ${by}: ${text}`).join("\n"),
  ],
  ["Id", ({ id }) => id],
  ["Reference", ({ id }) => referenceOf(id)],
  ["PIN code", ({ pin }) => pin],
  ["GSTIN", ({ gstin }) => gstin],
  ["Unit", ({ unit }) => unit],
  ["Wanted by", ({ wantedBy }) => wantedBy],
  ["Looked after by", ({ assignee }) => assignee],
  ["Follow up on", ({ followUp }) => followUp],
  ["Stage", ({ stage }) => stage],
];

/** A CSV file of these inquiries, streamed while they are read from the store. */
export function inquiryCsv(
  inquiries: Pick<Collection<InquiryRecord>, "getMany">,
  ids: readonly string[],
  partnerName: (key: string) => Promise<string>,
): ReadableStream<Uint8Array> {
  async function* lines(): AsyncGenerator<string> {
    yield BOM + csvRows([COLUMNS.map(([header]) => header)]);
    for (let from = 0; from < ids.length; from += BATCH_SIZE) {
      const found = await inquiries.getMany(ids.slice(from, from + BATCH_SIZE));
      const rows = found.filter((one) => one !== null).map(inquiryOf).map(async (inquiry) => {
        const cells = await Promise.all(COLUMNS.map(([, value]) => value(inquiry, partnerName)));
        return cells.map((cell) => cell ?? "");
      });
      yield csvRows(await Promise.all(rows));
    }
  }
  return ReadableStream.from(lines()).pipeThrough(new TextEncoderStream());
}

function lineOf(line: NonNullable<Inquiry["lines"]>[number]): string {
  return [line.product, lineQuantity(line, askedTexts.en.units), line.note].filter(Boolean).join(" | ");
}
