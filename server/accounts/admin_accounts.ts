import { type Context, Hono } from "hono";
import { SessionSchema } from "../../contract/session.ts";
import type { AppParts } from "../app_parts.ts";
import type { SecurityLog } from "../audit/security_log.ts";
import { privateJson } from "../http/answers.ts";
import { endpoint } from "../http/endpoint.ts";
import type { PerMinute } from "../http/throttle.ts";
import type { AccountRecord } from "./account_record.ts";
import type { SayLetter } from "../outbox/mail_carrier.ts";
import { mailLook } from "../outbox/mail_look.ts";
import { accountRoutes } from "./account_routes.ts";
import { accountLetters } from "./account_letters.ts";
import { accountStore } from "./account_store.ts";
import { allAccountsRoutes } from "./all_accounts_routes.ts";
import { emailChanges as emailChangeStore } from "./email_changes.ts";
import { invitationRoutes } from "./invitation_routes.ts";
import { invitationStore } from "./invitation_store.ts";
import { knownDevices } from "./known_devices.ts";
import { linkRoutes } from "./link_routes.ts";
import { sessionOpener } from "./open_session.ts";
import { ownAccountRoutes } from "./own_account_routes.ts";
import { passwordResets } from "./password_resets.ts";
import { ownerProof } from "./prove_owner.ts";
import { requireReadyAccount, requireSession, type SessionEnv, sessionView } from "./require_session.ts";
import { sealer } from "./sealed_text.ts";
import { secondFactorRoutes } from "./second_factor_routes.ts";
import { secondFactorStore } from "./second_factor_store.ts";
import { sessionCookies } from "./session_cookie.ts";
import { sessionStore } from "./session_store.ts";
import { setupLink } from "./setup_link.ts";
import { signInLimits } from "./sign_in_limits.ts";

interface AdminAccountsParts
  extends Pick<AppParts, "stores" | "settings" | "now" | "log" | "demo" | "tell" | "sending"> {
  security: SecurityLog;
  addressOf: (c: Context) => string;
  perMinute: PerMinute;
}

/** The accounts of the panel: calls that open a session, the checks behind them, and what users do themselves. */
export function adminAccounts(parts: AdminAccountsParts) {
  const { stores, settings, now, security, perMinute } = parts;
  const { store } = stores;
  const accounts = accountStore(store, now);
  const sessions = sessionStore(store, accounts, now);
  const factors = secondFactorStore(accounts, sealer(settings.secretsKeys), now);
  const cookies = sessionCookies(settings.origin.startsWith("https:"));
  const requiresSecondFactor = settings.requiresSecondFactor ?? false;
  const companyName = async () => (await stores.company.get()).name;
  const devices = knownDevices(accounts, cookies);
  const openSession = sessionOpener({ ...parts, sessions, cookies, devices, requiresSecondFactor });
  const letters = accountLetters({
    sending: parts.sending,
    origin: settings.origin,
    look: mailLook(stores, settings.origin),
  });
  const invitations = invitationStore(store, accounts, now);
  const emailChanges = emailChangeStore(store, accounts, now);
  const resets = passwordResets(store, accounts, now);
  const prove = ownerProof({ accounts, security, throttle: perMinute(5, "own password") });

  const signedIn = new Hono<SessionEnv>()
    .get(
      "/session",
      endpoint({ summary: "Who is signed in, and until when.", response: SessionSchema }),
      (c) => privateJson(c, sessionView(c.get("session"), requiresSecondFactor)),
    );
  signedIn.route(
    "/account",
    ownAccountRoutes({ accounts, emailChanges, letters, sessions, prove, companyName }),
  );
  signedIn.route(
    "/account/second-factor",
    secondFactorRoutes({ factors, prove, issuer: companyName, requiresSecondFactor, now }),
  );
  signedIn.route("/accounts", allAccountsRoutes({ accounts, prove, companyName }));
  signedIn.route("/invitations", invitationRoutes({ invitations, letters, prove }));

  return {
    /** Calls that need no session. */
    open: accountRoutes({
      ...parts,
      accounts,
      sessions,
      factors,
      cookies,
      devices,
      openSession,
      setup: setupLink(store, now),
      limits: signInLimits(perMinute),
      codes: perMinute(5, "code"),
      setups: perMinute(10, "setup"),
      companyName,
      warn: (account) => parts.tell?.("security", codesAlert(account)),
    }).route(
      "/link",
      linkRoutes({
        ...parts,
        accounts,
        invitations,
        emailChanges,
        resets,
        letters,
        throttle: perMinute(10, "link"),
        companyName,
        openSession,
      }),
    ),
    requireSession: requireSession(sessions, cookies),
    requireReady: requireReadyAccount(requiresSecondFactor),
    signedIn,
    prove,
    /** Whether a session has not ended. */
    isOpen: sessions.isOpen,
    /** How many people may sign in. */
    count: () => accounts.accounts.count(),
  };
}

function codesAlert({ username }: AccountRecord) {
  return {
    say: (words: Parameters<SayLetter>[0]) => words.codesGuessed({ username }),
    page: "/admin/account",
  };
}
