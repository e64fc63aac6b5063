import { type Context, Hono } from "hono";
import {
  EmailChangeSchema,
  NoticeChoiceSchema,
  type OwnAccount,
  OwnAccountSchema,
  PasswordChangeSchema,
  PasswordProofSchema,
} from "../../contract/account.ts";
import { issue } from "../../contract/issue.ts";
import { heard, noticesFor } from "../../contract/notice.ts";
import { actionForAudit } from "../audit/audit_changes.ts";
import { privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { endpoint } from "../http/endpoint.ts";
import { roleOf } from "./account_record.ts";
import type { AccountStore } from "./account_store.ts";
import { refuseGuessable } from "./password.ts";
import type { ProveOwner } from "./prove_owner.ts";
import type { SessionEnv } from "./require_session.ts";
import type { SessionStore } from "./session_store.ts";

interface OwnAccountParts {
  accounts: AccountStore;
  sessions: SessionStore;
  prove: ProveOwner;
  companyName: () => Promise<string>;
}

/** Routes of the logged-in account: its password and its sessions. */
export function ownAccountRoutes({ accounts, sessions, prove, companyName }: OwnAccountParts) {
  async function view(c: Context<SessionEnv>): Promise<OwnAccount> {
    const { accountId, id: current, account } = c.get("session");
    const { username, email = null, createdAt, secondFactor } = account;
    return {
      id: accountId,
      username,
      email,
      hears: heard(roleOf(account), account.hears),
      mayHear: noticesFor(roleOf(account)),
      createdAt,
      hasSecondFactor: secondFactor !== undefined,
      recoveryCodesLeft: secondFactor?.recoveryCodes.length ?? 0,
      sessions: (await sessions.ofAccount(accountId)).map((session) => ({
        id: session.id,
        isCurrent: session.id === current,
        createdAt: new Date(session.createdAt).toISOString(),
        lastUsedAt: new Date(session.lastUsedAt).toISOString(),
        address: session.address ?? null,
        agent: session.agent ?? null,
      })),
    };
  }

  return new Hono<SessionEnv>()
    .get(
      "/",
      endpoint({ summary: "Reads the own account and its sessions.", response: OwnAccountSchema }),
      async (c) => privateJson(c, await view(c)),
    )
    .put(
      "/password",
      endpoint({
        summary: "Changes the own password and ends all other sessions.",
        request: PasswordChangeSchema,
      }),
      async (c) => {
        const { current, password } = c.req.valid("json");
        const { accountId, username, id } = c.get("session");
        await prove(c, current, "current");
        if (password.normalize("NFKC") === current.normalize("NFKC")) {
          throw AppError.invalid([issue("password", "unchanged")]);
        }
        await refuseGuessable(password, [username, await companyName()]);
        await accounts.setPassword(accountId, password, { kept: id });
        actionForAudit(c, "change-password");
        return c.body(null, 204);
      },
    )
    .put(
      "/email",
      endpoint({ summary: "Changes the own e-mail address.", request: EmailChangeSchema }),
      async (c) => {
        const { email, password } = c.req.valid("json");
        await prove(c, password);
        await accounts.setEmail(c.get("session").accountId, email);
        actionForAudit(c, "change-email");
        return c.body(null, 204);
      },
    )
    .put(
      "/notices",
      endpoint({ summary: "Chooses what the user is told of by mail.", request: NoticeChoiceSchema }),
      async (c) => {
        await accounts.accounts.update(c.get("session").accountId, c.req.valid("json"));
        actionForAudit(c, "change-notices");
        return c.body(null, 204);
      },
    )
    .delete(
      "/sessions/:id",
      endpoint({ summary: "Ends one of the own sessions.", request: PasswordProofSchema }),
      async (c) => {
        await prove(c, c.req.valid("json").password);
        if (!await sessions.revoke(c.get("session").accountId, c.req.param("id"))) {
          throw AppError.notFound("this session");
        }
        actionForAudit(c, "end-session");
        return c.body(null, 204);
      },
    );
}
