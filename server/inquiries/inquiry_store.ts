import * as z from "zod/mini";
import { type InquiryReceipt, InquiryReceiptSchema } from "../../contract/inquiry_input.ts";
import { issue } from "../../contract/issue.ts";
import { INTERNAL_NOTES_MAX } from "../../contract/limits.ts";
import { type Inquiry, InquirySchema, type InternalNote } from "../../contract/inquiry.ts";
import { AppError } from "../http/app_error.ts";
import { collection } from "../kv/collection.ts";
import type { IfMatch } from "../kv/collection_writer.ts";
import type { Stored } from "../kv/document.ts";
import { NotFoundError, UniqueError } from "../kv/errors.ts";
import type { Store } from "../kv/store.ts";
import type { Transaction } from "../kv/transaction.ts";
import type { OutboxStore } from "../outbox/outbox_store.ts";
import { inquiryDigest } from "./inquiry_digest.ts";

const InquiryRecordSchema = z.omit(InquirySchema, { id: true, deliveries: true });
export type InquiryRecord = z.infer<typeof InquiryRecordSchema>;

/** What was answered to a key, and to which content. Neither key nor content can be read from it. */
const AnswerRecordSchema = z.object({
  key: z.string(),
  content: z.string(),
  receipt: InquiryReceiptSchema,
  createdAt: z.number(),
});

/** How long a key answers the same. Longer than any phone is out of reach with a form open. */
const KEY_LIFE = 24 * 60 * 60 * 1_000;
/** Old answers removed beside each new one: more than come, and few enough for one commit. */
const SWEPT = 8;

/** A sending that may come again: digests of its key and of what it says. */
export interface Sending {
  key: string;
  content: string;
}

/**
 * Keys: `inquiries` by id, which is in order of arrival; index `state`, `pending` or `resolved`. `inquiry_answers` in
 * order of arrival, unique by the key's digest.
 */
export function inquiryStore(store: Store, now: () => Date, outbox: OutboxStore) {
  const inquiries = collection(store, {
    name: "inquiries",
    schema: InquiryRecordSchema,
    indexes: { state: ({ isResolved }) => isResolved ? "resolved" : "pending" },
  });
  const answers = collection(store, {
    name: "inquiry_answers",
    schema: AnswerRecordSchema,
    unique: { key: ({ key }) => key },
  });
  const isOld = ({ value }: Stored<{ createdAt: number }>) => value.createdAt + KEY_LIFE <= now().getTime();

  /** The owner is told of it by what this same commit puts in the outbox. */
  async function add(tx: Transaction, record: InquiryRecord): Promise<Stored<InquiryRecord>> {
    const stored = await inquiries.in(tx).create(record);
    await outbox.enqueue(tx, stored.id);
    return stored;
  }

  async function remove(old: Stored<unknown>[]): Promise<void> {
    await store.transaction(async (tx) => {
      const writer = answers.in(tx);
      // Another request may have removed it meanwhile.
      for (const { id } of old) if (await writer.get(id)) await writer.delete(id);
    });
  }

  async function sweep(): Promise<void> {
    const { items } = await answers.list({ limit: SWEPT });
    const old = items.filter(isOld);
    if (old.length > 0) await remove(old);
  }

  /** The receipt that this key got; 422 where it was for something else. */
  async function answered({ key, content }: Sending): Promise<InquiryReceipt | null> {
    const found = await answers.getBy("key", key);
    if (!found) return null;
    if (isOld(found)) {
      await remove([found]);
      return null;
    }
    if (found.value.content === content) return found.value.receipt;
    throw AppError.invalid([issue("key", "key_reused")]);
  }

  return {
    inquiries,
    digest: inquiryDigest(store, inquiries),
    create: (record: InquiryRecord): Promise<Stored<InquiryRecord>> =>
      store.transaction((tx) => add(tx, record)),

    /**
     * Stores an inquiry and its answer in one commit, so that a second sending, at the same moment or after a restart,
     * gets that answer and stores nothing.
     */
    async createOnce(
      record: InquiryRecord,
      sending: Sending,
      receiptOf: (id: string) => InquiryReceipt,
    ): Promise<InquiryReceipt> {
      for (;;) {
        const before = await answered(sending);
        if (before) return before;
        try {
          const receipt = await store.transaction(async (tx) => {
            const { id } = await add(tx, record);
            const receipt = receiptOf(id);
            await answers.in(tx).create({ ...sending, receipt, createdAt: now().getTime() });
            return receipt;
          });
          await sweep();
          return receipt;
        } catch (error) {
          // The same sending came first, and its answer is there now.
          if (!(error instanceof UniqueError)) throw error;
        }
      }
    },

    /** Resolving what is resolved already changes nothing. */
    resolve: (id: string): Promise<Stored<InquiryRecord>> => inquiries.update(id, { isResolved: true }),

    /** Resolves those that are still there; how many that were. */
    async resolveAll(ids: readonly string[]): Promise<number> {
      const resolved = await Promise.all([...new Set(ids)].map(async (id) => {
        try {
          await inquiries.update(id, { isResolved: true });
          return 1;
        } catch (error) {
          if (error instanceof NotFoundError) return 0;
          throw error;
        }
      }));
      return resolved.reduce<number>((sum, one) => sum + one, 0);
    },

    addNote: (id: string, note: InternalNote, options: IfMatch): Promise<Stored<InquiryRecord>> =>
      inquiries.update(id, (record) => {
        const notes = [...record.notes ?? [], note];
        if (notes.length <= INTERNAL_NOTES_MAX) return { ...record, notes };
        throw AppError.invalid([
          issue("text", "too_many", { max: INTERNAL_NOTES_MAX }, {
            message: `There are ${INTERNAL_NOTES_MAX} notes already`,
          }),
        ]);
      }, options),

    /** Gives a note another text, or takes it away with null; 404 where there is no such note. */
    changeNote: (
      id: string,
      { note: place, text }: { note: number; text: string | null },
      options: IfMatch,
    ): Promise<Stored<InquiryRecord>> =>
      inquiries.update(id, (record) => {
        const before = record.notes?.[place];
        if (!before) throw AppError.notFound("this note");
        const note = text !== null && { ...before, text, editedAt: now().toISOString() };
        return { ...record, notes: record.notes!.toSpliced(place, 1, ...note ? [note] : []) };
      }, options),

    /** Removes everything about an inquiry; false where it is gone already. */
    remove: (id: string): Promise<boolean> =>
      store.transaction(async (tx) => {
        if (!await inquiries.in(tx).get(id)) return false;
        await inquiries.in(tx).delete(id);
        if (await outbox.outbox.in(tx).get(id)) await outbox.outbox.in(tx).delete(id);
        return true;
      }),
  };
}

export type InquiryStore = ReturnType<typeof inquiryStore>;

export function inquiryOf({ id, value }: Stored<InquiryRecord>): Inquiry {
  return { id, ...value };
}

/** The number that the visitor is told: the end of the id, which no two inquiries of a day share in practice. */
export function referenceOf(id: string): string {
  return id.slice(-8).toUpperCase();
}
