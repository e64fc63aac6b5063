import type { Context } from "hono";
import { issue } from "../../contract/issue.ts";
import type { SecurityLog } from "../audit/security_log.ts";
import { AppError } from "../http/app_error.ts";
import type { Throttle } from "../http/throttle.ts";
import type { AccountStore } from "./account_store.ts";
import type { SessionEnv } from "./require_session.ts";

interface ProofParts {
  accounts: AccountStore;
  security: SecurityLog;
  /** Limits wrong passwords. */
  throttle: Throttle;
}

/** Throws 422, with an issue for the field `path`, unless it is the user's own password. */
export type ProveOwner = (c: Context<SessionEnv>, password: string, path?: string) => Promise<void>;

/** For calls that an unlocked screen or a stolen cookie must not be able to make. */
export function ownerProof({ accounts, security, throttle }: ProofParts): ProveOwner {
  return async function prove(c, password, path = "password") {
    const { accountId, username } = c.get("session");
    throttle.take(accountId);
    if (!await accounts.isPassword(await accounts.accounts.get(accountId), password, "known")) {
      await security.note(c, { action: "proof-refused", username });
      throw AppError.invalid([issue(path, "wrong_password")]);
    }
    throttle.forget(accountId);
  };
}
