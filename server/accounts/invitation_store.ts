import * as z from "zod/mini";
import { type Language, LANGUAGES } from "../../contract/language.ts";
import { issue } from "../../contract/issue.ts";
import { type Role, RoleSchema } from "../../contract/role.ts";
import { AppError } from "../http/app_error.ts";
import { collection } from "../kv/collection.ts";
import type { Stored } from "../kv/document.ts";
import { UniqueError } from "../kv/errors.ts";
import type { Store } from "../kv/store.ts";
import { sha256 } from "../shared/sha256.ts";
import type { AccountRecord } from "./account_record.ts";
import type { AccountStore } from "./account_store.ts";
import { linkToken } from "./link_token.ts";
import { hashPassword } from "./password.ts";

/** A link is taken this long. */
const INVITATION_MS = 7 * 24 * 60 * 60 * 1_000;

const InvitationRecordSchema = z.object({
  email: z.string(),
  role: RoleSchema,
  /** The language of the mail, and of those that follow. Absent from invitations of before there was a choice. */
  language: z.optional(z.enum(LANGUAGES)),
  /** The SHA-256 of the link's token: a stolen store opens no account. */
  tokenHash: z.string(),
  invitedBy: z.string(),
  createdAt: z.string(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
});
export type InvitationRecord = z.infer<typeof InvitationRecordSchema>;

/** An invitation, and the token that is known now and never again. */
interface Made {
  invitation: Stored<InvitationRecord>;
  token: string;
}

/** Keys: `invitations` by id, unique `email` in lower case, unique `token` by its hash. */
export function invitationStore(store: Store, accounts: AccountStore, now: () => Date) {
  const invitations = collection(store, {
    name: "invitations",
    schema: InvitationRecordSchema,
    unique: {
      email: ({ email }) => email.toLowerCase(),
      token: ({ tokenHash }) => tokenHash,
    },
  });
  const expiresAt = () => now().getTime() + INVITATION_MS;

  /** The invitation of a link. Throws 403 for one that was used, withdrawn, replaced or is too old. */
  async function find(token: string): Promise<Stored<InvitationRecord>> {
    const found = await invitations.getBy("token", await sha256(token));
    if (!found || found.value.expiresAt <= now().getTime()) throw refused();
    return found;
  }

  return {
    invitations,
    find,

    /** Throws 422 if the address has an account or an invitation. */
    async invite(
      invited: { email: string; role: Role; language: Language; invitedBy: string },
    ): Promise<Made> {
      if (await accounts.byEmail(invited.email)) {
        throw taken("Somebody with this address has an account already");
      }
      const { token, tokenHash } = await linkToken();
      try {
        const invitation = await invitations.create({
          ...invited,
          tokenHash,
          createdAt: now().toISOString(),
          expiresAt: expiresAt(),
        });
        return { invitation, token };
      } catch (cause) {
        if (!(cause instanceof UniqueError)) throw cause;
        throw taken("This address is invited already. Send that invitation again, or withdraw it");
      }
    },

    /** Gives the invitation another link. The one before opens nothing any more. */
    async renew(id: string): Promise<Made> {
      const { token, tokenHash } = await linkToken();
      return { invitation: await invitations.update(id, { tokenHash, expiresAt: expiresAt() }), token };
    },

    /** Makes the account of an invitation, which is gone in the same commit. Throws 403 or 422. */
    async accept(token: string, username: string, password: string): Promise<Stored<AccountRecord>> {
      const { id, value: { tokenHash } } = await find(token);
      const passwordHash = await hashPassword(password);
      try {
        return await store.transaction(async (tx) => {
          const found = await invitations.in(tx).get(id);
          if (found?.value.tokenHash !== tokenHash) throw refused();
          const { email, role, language } = found.value;
          await invitations.in(tx).delete(id);
          const createdAt = now().toISOString();
          return await accounts.accounts.in(tx).create({
            username,
            role,
            email,
            ...language && { language },
            passwordHash,
            createdAt,
          });
        });
      } catch (cause) {
        if (!(cause instanceof UniqueError)) throw cause;
        if (cause.field === "email") throw refused();
        throw AppError.invalid([
          issue("username", "taken", { value: username }, { message: "Another account has this name" }),
        ]);
      }
    },
  };
}

export type InvitationStore = ReturnType<typeof invitationStore>;

const taken = (message: string) => AppError.invalid([issue("email", "taken", { value: "" }, { message })]);

function refused(): AppError {
  return new AppError(
    "forbidden",
    "This invitation was used, withdrawn or replaced by a newer one, or is older than a week. Please ask for another one",
  );
}
