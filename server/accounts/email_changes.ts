import * as z from "zod/mini";
import { AppError } from "../http/app_error.ts";
import { collection } from "../kv/collection.ts";
import type { Store } from "../kv/store.ts";
import { sha256 } from "../shared/sha256.ts";
import type { AccountRecord } from "./account_record.ts";
import type { AccountStore } from "./account_store.ts";
import { deleteOf } from "./credentials.ts";
import { linkToken } from "./link_token.ts";

/** A link is taken this long. */
const CHANGE_MS = 24 * 60 * 60 * 1_000;

const EmailChangeRecordSchema = z.object({
  accountId: z.string(),
  email: z.string(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
});

/** What a change of address made different. */
interface Changed {
  before: AccountRecord;
  email: string;
}

/** Addresses that wait until their link is opened. Keys: `email-changes` by the SHA-256 of the token, index `account`. */
export function emailChanges(store: Store, accounts: AccountStore, now: () => Date) {
  const changes = collection(store, {
    name: "email-changes",
    schema: EmailChangeRecordSchema,
    indexes: { account: ({ accountId }) => accountId },
  });

  const forget = (accountId: string) => deleteOf(changes, accountId);

  return {
    forget,

    /** The address that an account waits for; null if it waits for none. */
    async waiting(accountId: string): Promise<string | null> {
      const { items } = await changes.list({ index: ["account", accountId], reverse: true, limit: 1 });
      const found = items[0]?.value;
      return found && found.expiresAt > now().getTime() ? found.email : null;
    },

    /** The token of a new link to the address. Those before it open nothing any more. */
    async make(accountId: string, email: string): Promise<string> {
      await forget(accountId);
      const { token, tokenHash } = await linkToken();
      await changes.create({ accountId, email, expiresAt: now().getTime() + CHANGE_MS }, { id: tokenHash });
      return token;
    },

    /** Makes the address of a link the account's, once. Throws 403 for a link that opens nothing, 422 if it is taken. */
    async use(token: string): Promise<Changed> {
      const id = await sha256(token);
      const found = (await changes.get(id))?.value;
      const account = found && await accounts.accounts.get(found.accountId);
      if (!account || found.expiresAt <= now().getTime()) throw refused();
      // Of two at the same time, one finds it gone.
      await changes.delete(id).catch(() => {
        throw refused();
      });
      await accounts.setEmail(account.id, found.email);
      return { before: account.value, email: found.email };
    },
  };
}

export type EmailChanges = ReturnType<typeof emailChanges>;

function refused(): AppError {
  return new AppError(
    "forbidden",
    "This link was used, replaced by a newer one, or is older than a day. Please save the address again",
  );
}
