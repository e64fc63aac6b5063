import * as z from "zod/mini";
import { type InquiryReceipt, InquiryReceiptSchema } from "../../contract/inquiry_input.ts";
import { issue } from "../../contract/issue.ts";
import { AppError } from "../http/app_error.ts";
import { collection } from "../kv/collection.ts";
import type { Stored } from "../kv/document.ts";
import type { Store } from "../kv/store.ts";
import type { Transaction } from "../kv/transaction.ts";

/** A sending that may come again: digests of its idempotency key and of what it says. */
export interface Sending {
  key: string;
  content: string;
}

const ReceiptRecordSchema = z.object({
  key: z.string(),
  content: z.string(),
  receipt: InquiryReceiptSchema,
  /** Milliseconds. */
  createdAt: z.number(),
});

/** Milliseconds for which a key answers the same: longer than a phone is out of reach with a form open. */
const KEY_LIFETIME = 24 * 60 * 60 * 1_000;
/** Old receipts removed after each new one: more than arrive, and few enough for one commit. */
const SWEEP_SIZE = 8;

/**
 * The receipts of sendings that carried an idempotency key. Neither the key nor the content can be read from them. Keys:
 * `inquiry_answers` in order of arrival, unique by the key's digest.
 */
export function receiptStore(store: Store, now: () => Date) {
  const receipts = collection(store, {
    name: "inquiry_answers",
    schema: ReceiptRecordSchema,
    unique: { key: ({ key }) => key },
  });
  const isOld = ({ value }: Stored<{ createdAt: number }>) =>
    value.createdAt + KEY_LIFETIME <= now().getTime();

  async function remove(old: Stored<unknown>[]): Promise<void> {
    await store.transaction(async (tx) => {
      const writer = receipts.in(tx);
      // Another request may have removed it meanwhile.
      for (const { id } of old) if (await writer.get(id)) await writer.delete(id);
    });
  }

  return {
    /** The receipt that this key got before; 422 where that was for other content. */
    async find({ key, content }: Sending): Promise<InquiryReceipt | null> {
      const found = await receipts.getBy("key", key);
      if (!found) return null;
      if (isOld(found)) {
        await remove([found]);
        return null;
      }
      if (found.value.content === content) return found.value.receipt;
      throw AppError.invalid([issue("key", "key_reused")]);
    },

    /** A `UniqueError` where the same sending came first. */
    async add(tx: Transaction, sending: Sending, receipt: InquiryReceipt): Promise<void> {
      await receipts.in(tx).create({ ...sending, receipt, createdAt: now().getTime() });
    },

    async sweep(): Promise<void> {
      const { items } = await receipts.list({ limit: SWEEP_SIZE });
      const old = items.filter(isOld);
      if (old.length > 0) await remove(old);
    },
  };
}
