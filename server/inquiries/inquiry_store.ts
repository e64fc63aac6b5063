import * as z from "zod/mini";
import { type Submission, SubmissionSchema } from "../../contract/inquiry.ts";
import { collection } from "../kv/collection.ts";
import type { Stored } from "../kv/document.ts";
import type { Store } from "../kv/store.ts";

const InquiryRecordSchema = z.omit(SubmissionSchema, { id: true });
export type InquiryRecord = z.infer<typeof InquiryRecordSchema>;

/** Keys: `inquiries` by id, which is in order of arrival; index `state`, `pending` or `resolved`. */
export function inquiryStore(store: Store) {
  const inquiries = collection(store, {
    name: "inquiries",
    schema: InquiryRecordSchema,
    indexes: { state: ({ isResolved }) => isResolved ? "resolved" : "pending" },
  });
  return {
    inquiries,
    create: (record: InquiryRecord): Promise<Stored<InquiryRecord>> => inquiries.create(record),
    /** Resolving what is resolved already changes nothing. */
    resolve: (id: string): Promise<Stored<InquiryRecord>> => inquiries.update(id, { isResolved: true }),
  };
}

export type InquiryStore = ReturnType<typeof inquiryStore>;

export function submissionOf({ id, value }: Stored<InquiryRecord>): Submission {
  return { id, ...value };
}

/** The number that the visitor is told: the end of the id, which no two inquiries of a day share in practice. */
export function referenceOf(id: string): string {
  return id.slice(-8).toUpperCase();
}
