import * as z from "zod/mini";
import { AppError } from "../http/app_error.ts";
import { collection } from "../kv/collection.ts";
import type { Stored } from "../kv/document.ts";
import type { Store } from "../kv/store.ts";
import { sha256 } from "../shared/sha256.ts";
import type { AccountRecord } from "./account_record.ts";
import type { AccountStore } from "./account_store.ts";
import { deleteOf } from "./credentials.ts";
import { linkToken } from "./link_token.ts";
import { hashPassword } from "./password.ts";

/** A link is taken this long. */
const RESET_MS = 60 * 60 * 1_000;

const ResetRecordSchema = z.object({
  accountId: z.string(),
  /** The account's `credentials` when it was asked for: any change of them ends the link. */
  credentials: z.number(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
});

/** Keys: `password-resets` by the SHA-256 of the link's token, index `account`. */
export function passwordResets(store: Store, accounts: AccountStore, now: () => Date) {
  const resets = collection(store, {
    name: "password-resets",
    schema: ResetRecordSchema,
    indexes: { account: ({ accountId }) => accountId },
  });

  const forget = (accountId: string) => deleteOf(resets, accountId);

  /** Throws 403 for a link that was used, replaced or is too old. */
  async function find(token: string): Promise<Stored<AccountRecord>> {
    const reset = (await resets.get(await sha256(token)))?.value;
    const account = reset && await accounts.accounts.get(reset.accountId);
    const isOpen = reset && account && now().getTime() < reset.expiresAt &&
      reset.credentials === (account.value.credentials ?? 0);
    if (!isOpen) throw refused();
    return account;
  }

  return {
    find,

    /** The token of a new link for the account. Those before it open nothing any more. */
    async make({ id, value }: Stored<AccountRecord>): Promise<string> {
      await forget(id);
      const { token, tokenHash } = await linkToken();
      const expiresAt = now().getTime() + RESET_MS;
      await resets.create({ accountId: id, credentials: value.credentials ?? 0, expiresAt }, {
        id: tokenHash,
      });
      return token;
    },

    /** Sets the password and ends all sessions. Of two at the same time, one is refused. */
    async use(token: string, password: string): Promise<void> {
      const { id, value: read } = await find(token);
      const passwordHash = await hashPassword(password);
      await accounts.changeCredentials(id, (account) => {
        if ((account.credentials ?? 0) !== (read.credentials ?? 0)) throw refused();
        const { codesGuessedAt: _, firstPasswordUntil: __, ...rest } = account;
        return { ...rest, passwordHash };
      });
      await forget(id);
    },
  };
}

export type PasswordResets = ReturnType<typeof passwordResets>;

function refused(): AppError {
  return new AppError(
    "forbidden",
    "This link was used, replaced by a newer one, or is older than an hour. Please ask for another one",
  );
}
