import { Hono } from "hono";
import { renderSVG } from "uqr";
import {
  CodeSchema,
  PasswordProofSchema,
  RecoveryCodesSchema,
  SecondFactorOfferSchema,
} from "../../contract/account.ts";
import { issue } from "../../contract/issue.ts";
import { actionForAudit, notAudited } from "../audit/audit_changes.ts";
import { privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { endpoint } from "../http/endpoint.ts";
import type { ProveOwner } from "./prove_owner.ts";
import type { SessionEnv } from "./require_session.ts";
import { newSecret, otpAddress } from "./second_factor.ts";
import type { SecondFactorStore } from "./second_factor_store.ts";
import type { OpenSession } from "./session_store.ts";

/** An offer is taken this long. */
const OFFER_MS = 10 * 60 * 1_000;

interface SecondFactorParts {
  factors: SecondFactorStore;
  prove: ProveOwner;
  /** The name that the authenticator app shows for the account. */
  issuer: () => Promise<string>;
  requiresSecondFactor: boolean;
  now: () => Date;
}

/**
 * Routes of the own second factor. The password is asked for before a secret is made and before the factor is
 * removed. The secret is offered to one session, so whoever confirms it has given the password.
 */
export function secondFactorRoutes(
  { factors, prove, issuer, requiresSecondFactor, now }: SecondFactorParts,
) {
  const offers = factorOffers(now);
  return new Hono<SessionEnv>()
    .post(
      "/",
      endpoint({
        summary: "Offers a second factor.",
        request: PasswordProofSchema,
        response: SecondFactorOfferSchema,
        status: 201,
      }),
      async (c) => {
        const session = c.get("session");
        refuseIfOn(session);
        await prove(c, c.req.valid("json").password);
        const secret = newSecret();
        const address = otpAddress(secret, session.username, await issuer());
        notAudited(c);
        offers.make(session.id, secret);
        return privateJson(c, { secret, address, picture: renderSVG(address) }, { status: 201 });
      },
    )
    .put(
      "/",
      endpoint({
        summary: "Turns the second factor on and ends all other sessions.",
        request: CodeSchema,
        response: RecoveryCodesSchema,
      }),
      async (c) => {
        const session = c.get("session");
        refuseIfOn(session);
        const secret = offers.of(session.id);
        if (!secret) throw new AppError("conflict", "Cannot switch it on: please begin again");
        const { code } = c.req.valid("json");
        const recoveryCodes = await factors.add(session.accountId, secret, code, session.id);
        if (!recoveryCodes) throw AppError.invalid([issue("code", "wrong_code")]);
        offers.drop(session.id);
        actionForAudit(c, "add-second-factor");
        return privateJson(c, { recoveryCodes });
      },
    )
    .delete(
      "/",
      endpoint({ summary: "Turns it off and ends all other sessions.", request: PasswordProofSchema }),
      async (c) => {
        const session = c.get("session");
        if (requiresSecondFactor) {
          throw new AppError(
            "conflict",
            "Cannot switch it off: everybody here signs in with a second factor",
          );
        }
        await prove(c, c.req.valid("json").password);
        await factors.remove(session.accountId, session.id);
        actionForAudit(c, "remove-second-factor");
        return c.body(null, 204);
      },
    );
}

function refuseIfOn({ account }: OpenSession): void {
  if (!account.secondFactor) return;
  throw new AppError("conflict", "The second factor is on. Switch it off before you set up another one");
}

/** Secrets that are not confirmed yet, by session, in memory only. After a restart the user scans a new one. */
function factorOffers(now: () => Date) {
  const offers = new Map<string, { secret: string; until: number }>();
  function dropOld(): void {
    for (const [id, { until }] of offers) if (now().getTime() >= until) offers.delete(id);
  }
  return {
    make(sessionId: string, secret: string): void {
      dropOld();
      offers.set(sessionId, { secret, until: now().getTime() + OFFER_MS });
    },
    of(sessionId: string): string | undefined {
      dropOld();
      return offers.get(sessionId)?.secret;
    },
    drop: (sessionId: string) => offers.delete(sessionId),
  };
}
