import * as z from "zod/mini";
import { type Inquiry, InquirySchema, type InquiryTask, type InternalNote } from "../../contract/inquiry.ts";
import { requestPath } from "../../contract/sent_request.ts";
import type { InquiryReceipt } from "../../contract/inquiry_input.ts";
import { type Collection, collection } from "../kv/collection.ts";
import type { Deletion, IfMatch, Keep } from "../kv/collection_writer.ts";
import type { Stored } from "../kv/document.ts";
import { UniqueError } from "../kv/errors.ts";
import type { Store } from "../kv/store.ts";
import type { Transaction } from "../kv/transaction.ts";
import type { OutboxStore } from "../outbox/outbox_store.ts";
import { countFound } from "../shared/count_found.ts";
import { inquiryDigest } from "./inquiry_digest.ts";
import { notesOf, StoredNotesSchema, withChangedNote, withNote, withoutNote } from "./inquiry_notes.ts";
import { receiptStore, type Sending } from "./receipt_store.ts";

const InquiryRecordSchema = z.extend(z.omit(InquirySchema, { id: true, deliveries: true }), {
  notes: z.optional(StoredNotesSchema),
  /** What the address of its confirmation page ends with. Only its sender is told. */
  key: z.optional(z.string()),
});
export type InquiryRecord = z.infer<typeof InquiryRecordSchema>;

type Saved = Promise<Stored<InquiryRecord>>;

/** Keys: `inquiries` by id (in order of arrival), index `state` (`pending` or `resolved`). */
export function inquiryStore(store: Store, now: () => Date, outbox: OutboxStore) {
  const inquiries = collection(store, {
    name: "inquiries",
    schema: InquiryRecordSchema,
    indexes: { state: ({ isResolved }) => isResolved ? "resolved" : "pending" },
  });
  const receipts = receiptStore(store, now);
  const digest = inquiryDigest(store, inquiries);
  const changes = changeCalls(store, inquiries, outbox);

  return {
    inquiries,
    receipts,
    digest,
    /** The number of inquiries that look like a program's. */
    countSuspected: async () => (await digest.rows()).filter(({ isSuspected }) => isSuspected).length,
    /** The path of an inquiry's confirmation page, without its language; undefined if it has none. */
    async pageOf(id: string): Promise<string | undefined> {
      const key = (await inquiries.get(id))?.value.key;
      return key && requestPath(id, key);
    },
    ...createCalls(store, inquiries, receipts, outbox),
    ...changes,
    ...bulkCalls(inquiries, changes),
    ...noteCalls(inquiries, now),
  };
}

type Inquiries = Collection<InquiryRecord>;

/** How inquiries are stored, each with the owner's notification. */
function createCalls(
  store: Store,
  inquiries: Inquiries,
  receipts: ReturnType<typeof receiptStore>,
  outbox: OutboxStore,
) {
  /** Queues the owner's notification in the same transaction, so that none is lost. */
  async function add(tx: Transaction, record: InquiryRecord): Saved {
    const stored = await inquiries.in(tx).create(record);
    await outbox.enqueue(tx, stored.id, {
      inDigest: record.isSuspected ?? false,
      // A chat has no confirmation page, and nobody is written to because of what looks like a program's.
      hasCopy: Boolean(record.email && record.key && !record.isSuspected),
    });
    return stored;
  }

  /**
   * Stores an inquiry and its receipt in one commit. A repeated request, even at the same moment or after a
   * restart, gets that receipt and stores nothing.
   */
  async function createOnce(
    record: InquiryRecord,
    sending: Sending,
    receiptOf: (id: string) => InquiryReceipt,
  ): Promise<InquiryReceipt> {
    for (;;) {
      const before = await receipts.find(sending);
      if (before) return before;
      try {
        const receipt = await store.transaction(async (tx) => {
          const receipt = receiptOf((await add(tx, record)).id);
          await receipts.add(tx, sending, receipt);
          return receipt;
        });
        await receipts.sweep();
        return receipt;
      } catch (error) {
        // A concurrent request stored the same inquiry first. The next turn returns its receipt.
        if (!(error instanceof UniqueError)) throw error;
      }
    }
  }

  return { create: (record: InquiryRecord): Saved => store.transaction((tx) => add(tx, record)), createOnce };
}

/** What changes one inquiry. */
function changeCalls(store: Store, inquiries: Inquiries, outbox: OutboxStore) {
  return {
    resolve: (id: string): Saved => inquiries.update(id, { isResolved: true }),
    /** Changes who looks after it, when somebody is to write again, and how far it has come. Null takes that away. */
    work: (id: string, task: InquiryTask, options: IfMatch = {}): Saved =>
      inquiries.update(id, ({ assignee, followUp, stage, ...record }) => {
        const now = { assignee, followUp, stage, ...task };
        return {
          ...record,
          isResolved: record.isResolved || task.stage === "ordered" || task.stage === "lost",
          ...now.assignee && { assignee: now.assignee },
          ...now.followUp && { followUp: now.followUp },
          ...now.stage && { stage: now.stage },
        };
      }, options),
    /** Deletes an inquiry and its notifications. */
    remove: (id: string, options: Deletion = {}): Saved =>
      store.transaction(async (tx) => {
        const removed = await inquiries.in(tx).delete(id, options);
        if (await outbox.outbox.in(tx).get(id)) await outbox.outbox.in(tx).delete(id);
        return removed;
      }),
  };
}

/** What changes the inquiries of a list that still exist. */
function bulkCalls(inquiries: Inquiries, { work, remove }: ReturnType<typeof changeCalls>) {
  return {
    /** Returns their number, and which of them were pending. */
    async resolveAll(ids: readonly string[]): Promise<{ resolved: number; changed: string[] }> {
      const changed: string[] = [];
      const resolved = await countFound(ids, async (id) => {
        let wasResolved = false;
        await inquiries.update(id, (record) => {
          wasResolved = record.isResolved;
          return { ...record, isResolved: true };
        });
        if (!wasResolved) changed.push(id);
      });
      return { resolved, changed };
    },
    /** Gives each to somebody. Returns who looked after them before. */
    async assignAll(assignees: Record<string, string | null>): Promise<Record<string, string | null>> {
      const before: [string, string | null][] = [];
      await countFound(Object.keys(assignees), async (id) => {
        const found = await inquiries.get(id);
        await work(id, { assignee: assignees[id] ?? null });
        before.push([id, found?.value.assignee ?? null]);
      });
      return Object.fromEntries(before);
    },
    /** Reopen or delete them, and return their number. */
    reopenAll: (ids: readonly string[]): Promise<number> =>
      countFound(ids, (id) => inquiries.update(id, { isResolved: false })),
    removeAll: (ids: readonly string[], keep?: Keep): Promise<number> =>
      countFound(ids, (id) => remove(id, keep && { keep })),
  };
}

/** The changes of an inquiry's notes. */
function noteCalls(inquiries: Inquiries, now: () => Date) {
  return {
    addNote: (id: string, note: Omit<InternalNote, "id">, options: IfMatch): Saved =>
      inquiries.update(id, (record) => ({ ...record, notes: withNote(record.notes, note) }), options),
    changeNote: (id: string, { note, text }: { note: string; text: string }, options: IfMatch): Saved => {
      const change = { text, editedAt: now().toISOString() };
      return inquiries.update(
        id,
        (record) => ({ ...record, notes: withChangedNote(record.notes, note, change) }),
        options,
      );
    },
    removeNote: (id: string, note: string, options: IfMatch): Saved =>
      inquiries.update(id, (record) => ({ ...record, notes: withoutNote(record.notes, note) }), options),
  };
}

export type InquiryStore = ReturnType<typeof inquiryStore>;

export function inquiryOf({ id, value: { notes, key: _, ...value } }: Stored<InquiryRecord>): Inquiry {
  return { id, ...value, ...(notes && { notes: notesOf(notes) }) };
}
