import { subjectLabel } from "../../contract/inquiry_form.ts";
import type { Submission } from "../../contract/submission.ts";
import type { Collection } from "../kv/collection.ts";
import { type InquiryRecord, submissionOf } from "./inquiry_store.ts";

/** Rows read and written at once. */
const BATCH = 500;

type Cell = string | null | undefined;
const COLUMNS: [
  header: string,
  value: (submission: Submission, partnerName: (key: string) => Cell | Promise<Cell>) => Cell | Promise<Cell>,
][] = [
  ["Received", ({ createdAt }) => createdAt],
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
  ["Notes", ({ notes }) => notes?.map(({ at, by, text }) => `${at} ${by}: ${text}`).join("\n")],
  ["Id", ({ id }) => id],
];

/** RFC 4180, as it is read from the store. The mark at its start tells Excel that it is UTF-8. */
export function inquiryCsv(
  inquiries: Pick<Collection<InquiryRecord>, "getMany">,
  ids: readonly string[],
  partnerName: (key: string) => Promise<string>,
): ReadableStream<Uint8Array> {
  async function* lines(): AsyncGenerator<string> {
    yield `\ufeff${csvRow(COLUMNS.map(([header]) => header))}`;
    for (let from = 0; from < ids.length; from += BATCH) {
      const found = await inquiries.getMany(ids.slice(from, from + BATCH));
      const rows = found.filter((one) => one !== null).map(submissionOf).map(async (submission) => {
        const cells = await Promise.all(COLUMNS.map(([, value]) => value(submission, partnerName)));
        return csvRow(cells.map((cell) => cell ?? ""));
      });
      yield (await Promise.all(rows)).join("");
    }
  }
  return ReadableStream.from(lines()).pipeThrough(new TextEncoderStream());
}

function lineOf({ product, quantity, note }: NonNullable<Submission["lines"]>[number]): string {
  return [product, quantity, note].filter(Boolean).join(" | ");
}

function csvRow(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

/** A spreadsheet takes text that begins like a formula for one and runs it: an apostrophe before it stays text. */
export function csvCell(text: string): string {
  const safe = /^\s*[=+\-@]|^[\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
