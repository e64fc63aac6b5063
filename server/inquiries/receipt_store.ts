import * as z from "zod/mini";
import { type InquiryReceipt, InquiryReceiptSchema } from "../../contract/inquiry_input.ts";
import { issue } from "../../contract/issue.ts";
import { AppError } from "../http/app_error.ts";
import { collection } from "../kv/collection.ts";
import type { Stored } from "../kv/document.ts";
import type { Store } from "../kv/store.ts";
import type { Transaction } from "../kv/transaction.ts";

/** Identifies a request that may be repeated: SHA-256 digests of its idempotency key and its content. */
export interface Sending {
  key: string;
  content: string;
}

const ReceiptRecordSchema = z.object({
  key: z.string(),
  content: z.string(),
  receipt: InquiryReceiptSchema,
  /** Milliseconds since 1970. */
  createdAt: z.number(),
});

/** Milliseconds for which a receipt is stored. A phone with an open form may be offline for hours. */
const KEY_LIFETIME = 24 * 60 * 60 * 1_000;
/** Old receipts removed after each new one. More are removed than added, yet few enough for one commit. */
const SWEEP_SIZE = 8;

/**
 * Stores receipts by idempotency key. Key and content are stored as digests only. Keys: `inquiry_answers` in
 * order of arrival, unique by the key's digest.
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
      // A concurrent request may have removed it.
      for (const { id } of old) if (await writer.get(id)) await writer.delete(id);
    });
  }

  return {
    /** The receipt stored under this key, or null. Throws 422 if the key was used for other content. */
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

    /** Throws a `UniqueError` if a concurrent request with the same key was stored first. */
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
