import { Hono } from "hono";
import {
  EmailChangeAnswerSchema,
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
import { mailLanguage, roleOf } from "./account_record.ts";
import type { AccountLetters } from "./account_letters.ts";
import { type AccountStore, emailTaken } from "./account_store.ts";
import type { EmailChanges } from "./email_changes.ts";
import { refuseGuessable } from "./password.ts";
import type { ProveOwner } from "./prove_owner.ts";
import type { SessionEnv } from "./require_session.ts";
import type { SessionStore } from "./session_store.ts";

interface OwnAccountParts {
  accounts: AccountStore;
  emailChanges: EmailChanges;
  letters: AccountLetters;
  sessions: SessionStore;
  prove: ProveOwner;
  companyName: () => Promise<string>;
}

/** Routes of the logged-in account: its password and its sessions. */
export function ownAccountRoutes(parts: OwnAccountParts) {
  const { accounts, sessions, prove, companyName } = parts;
  return new Hono<SessionEnv>()
    .get(
      "/",
      endpoint({ summary: "Reads the own account and its sessions.", response: OwnAccountSchema }),
      async (c) => privateJson(c, await shownAccount(parts, c.get("session"))),
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
      endpoint({
        summary: "Changes the own email address, once a link that is mailed there is opened.",
        request: EmailChangeSchema,
        response: EmailChangeAnswerSchema,
      }),
      async (c) => {
        const { email, password } = c.req.valid("json");
        await prove(c, password);
        const isMailed = await changeEmail(parts, c.get("session"), email);
        actionForAudit(c, isMailed ? "ask-email" : "change-email");
        return privateJson(c, { isMailed });
      },
    )
    .put(
      "/notices",
      endpoint({
        summary: "Chooses what the user is told of by mail, and in which language.",
        request: NoticeChoiceSchema,
      }),
      async (c) => {
        const { hears, language } = c.req.valid("json");
        await accounts.accounts.update(c.get("session").accountId, { hears, ...language && { language } });
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

/** What the user sees of the own account and of its sessions. */
async function shownAccount(
  { emailChanges, sessions }: OwnAccountParts,
  { accountId, id: current, account }: SessionEnv["Variables"]["session"],
): Promise<OwnAccount> {
  const { username, email = null, createdAt, secondFactor } = account;
  return {
    id: accountId,
    username,
    email,
    waitingEmail: await emailChanges.waiting(accountId),
    hears: heard(roleOf(account), account.hears),
    mayHear: noticesFor(roleOf(account)),
    language: mailLanguage(account),
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

/** Mails a link to the new address. Without a mail server, and where an address is removed, it counts at once. */
async function changeEmail(
  { accounts, emailChanges, letters }: OwnAccountParts,
  { accountId, username, account }: SessionEnv["Variables"]["session"],
  email: string | null,
): Promise<boolean> {
  await emailChanges.forget(accountId);
  if (email && email.toLowerCase() !== account.email?.toLowerCase()) {
    if (await accounts.byEmail(email)) throw emailTaken();
    const token = await emailChanges.make(accountId, email);
    const sent = await letters.confirmEmail({ address: email, language: mailLanguage(account) }, {
      username,
      token,
    });
    if (sent === "sent") return true;
    await emailChanges.forget(accountId);
    if (sent !== "off") throw new AppError("unavailable", sent);
  }
  await accounts.setEmail(accountId, email);
  return false;
}
