import { type Context, Hono } from "hono";
import {
  ConfirmedEmailSchema,
  ForgottenPasswordSchema,
  JoinSchema,
  LinkTokenSchema,
  OfferedInvitationSchema,
  PasswordResetSchema,
} from "../../contract/invitation.ts";
import { SessionSchema } from "../../contract/session.ts";
import type { SecurityLog } from "../audit/security_log.ts";
import { privateJson } from "../http/answers.ts";
import { endpoint } from "../http/endpoint.ts";
import { Throttle } from "../http/throttle.ts";
import { errorMessage } from "../shared/error_message.ts";
import { mailLanguage } from "./account_record.ts";
import type { AccountLetters } from "./account_letters.ts";
import type { AccountStore } from "./account_store.ts";
import type { EmailChanges } from "./email_changes.ts";
import type { InvitationStore } from "./invitation_store.ts";
import type { OpenSessionAnswer } from "./open_session.ts";
import { refuseGuessable } from "./password.ts";
import type { PasswordResets } from "./password_resets.ts";

const HOUR_MS = 60 * 60 * 1_000;
/** Mails about a forgotten password, to one account in an hour and to all. */
const MAILS_AN_HOUR = { account: 3, all: 30 };

interface LinkParts {
  accounts: AccountStore;
  invitations: InvitationStore;
  emailChanges: EmailChanges;
  resets: PasswordResets;
  letters: AccountLetters;
  security: SecurityLog;
  /** Limits all calls of links, by address. */
  throttle: Throttle;
  addressOf: (c: Context) => string;
  companyName: () => Promise<string>;
  openSession: OpenSessionAnswer;
  now: () => Date;
  log: (line: string) => void;
}

/** Calls of who has a link that was mailed, or wants one. They need no session. */
export function linkRoutes(parts: LinkParts) {
  const {
    invitations,
    emailChanges,
    resets,
    letters,
    security,
    throttle,
    addressOf,
    companyName,
    openSession,
  } = parts;
  const forgotten = mailForgotten(parts);
  const routes = new Hono();
  routes.use(async (c, next) => {
    throttle.take(addressOf(c));
    await next();
  });
  return routes
    .post(
      "/invitation",
      endpoint({
        summary: "Says what the link of an invitation opens.",
        request: LinkTokenSchema,
        response: OfferedInvitationSchema,
      }),
      async (c) => {
        const { email, role } = (await invitations.find(c.req.valid("json").token)).value;
        return privateJson(c, { email, role });
      },
    )
    .post(
      "/join",
      endpoint({
        summary: "Makes the account of an invitation, once, and opens a session.",
        request: JoinSchema,
        response: SessionSchema,
      }),
      async (c) => {
        const { token, username, password } = c.req.valid("json");
        const { email, role, invitedBy } = (await invitations.find(token)).value;
        await refuseGuessable(password, [username, email, await companyName()]);
        const account = await invitations.accept(token, username, password);
        await security.note(c, { action: "join", username, name: `${email}: ${role}, by ${invitedBy}` });
        return await openSession(c, account);
      },
    )
    .post(
      "/forgotten",
      endpoint({
        summary: "Mails a link for another password, if there is such an account.",
        request: ForgottenPasswordSchema,
      }),
      (c) => {
        // Not waited for: neither the answer nor its time tells whether there is such an account.
        void forgotten(c, c.req.valid("json").who);
        return c.body(null, 204);
      },
    )
    .post(
      "/email",
      endpoint({
        summary: "Makes the address that a link was mailed to the account's, once.",
        request: LinkTokenSchema,
        response: ConfirmedEmailSchema,
      }),
      async (c) => {
        const { before, email } = await emailChanges.use(c.req.valid("json").token);
        const { username, email: old } = before;
        await security.note(c, { action: "change-email", username, name: `${old ?? "none"} → ${email}` });
        // It counts, whether the old address can be told or not.
        if (old) {
          void letters.emailChanged({ address: old, language: mailLanguage(before) }, { username, email });
        }
        return privateJson(c, { email });
      },
    )
    .post(
      "/reset",
      endpoint({
        summary: "Sets another password with the link's token, once, and ends all sessions.",
        request: PasswordResetSchema,
      }),
      async (c) => {
        const { token, password } = c.req.valid("json");
        const { username } = (await resets.find(token)).value;
        await refuseGuessable(password, [username, await companyName()]);
        await resets.use(token, password);
        await security.note(c, { action: "password-reset", username });
        return c.body(null, 204);
      },
    );
}

function mailForgotten({ accounts, resets, letters, security, addressOf, now, log }: LinkParts) {
  const rate = { perMs: HOUR_MS, now };
  const perAccount = new Throttle({ limit: MAILS_AN_HOUR.account, ...rate });
  const all = new Throttle({ limit: MAILS_AN_HOUR.all, ...rate });
  return async (c: Context, who: string): Promise<void> => {
    // Read now: a request that was answered tells nothing any more.
    const address = addressOf(c);
    try {
      const found = await accounts.byName(who) ?? await accounts.byEmail(who);
      const email = found?.value.email;
      if (!found || !email || perAccount.wait(found.id) > 0 || all.wait("all") > 0) return;
      perAccount.spend(found.id);
      all.spend("all");
      const { username } = found.value;
      const to = { address: email, language: mailLanguage(found.value) };
      await security.note(c, { action: "password-forgotten", username, kind: "refusals", address });
      await letters.reset(to, { username, token: await resets.make(found) });
    } catch (error) {
      log(`Cannot mail a link for another password: ${errorMessage(error)}`);
    }
  };
}
