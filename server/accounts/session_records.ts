import * as z from "zod/mini";
import { collection } from "../kv/collection.ts";
import type { Store } from "../kv/store.ts";

const SessionRecordSchema = z.object({
  accountId: z.string(),
  /** The account's `credentials` at the sign-in. A session with another number than its account has ended. */
  credentials: z.optional(z.number()),
  createdAt: z.number(),
  lastUsedAt: z.number(),
  address: z.optional(z.string()),
  agent: z.optional(z.string()),
});
export type SessionRecord = z.infer<typeof SessionRecordSchema>;

/** Keys: `sessions` by the SHA-256 of the token (a stolen store opens no session), index `account`. */
export function sessionRecords(store: Store) {
  return collection(store, {
    name: "sessions",
    schema: SessionRecordSchema,
    indexes: { account: ({ accountId }) => accountId },
  });
}
