import { type Context, Hono } from "hono";
import { renderSVG } from "uqr";
import { issue } from "../../contract/issue.ts";
import {
  CodeSchema,
  type OwnAccount,
  OwnAccountSchema,
  PasswordChangeSchema,
  PasswordProofSchema,
  RecoveryCodesSchema,
  SecondFactorOfferSchema,
} from "../../contract/account.ts";
import { privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { endpoint } from "../http/endpoint.ts";
import type { Throttle } from "../http/throttle.ts";
import type { SessionEnv } from "./account_routes.ts";
import type { AccountStore } from "./account_store.ts";
import { newSecret, otpAddress } from "./second_factor.ts";
import type { SessionStore } from "./session_store.ts";

interface OwnAccountParts {
  accounts: AccountStore;
  sessions: SessionStore;
  /** The name that the authenticator app shows for the account. */
  issuer: () => Promise<string>;
  /** Limits wrong passwords, in case someone else uses an unlocked screen. */
  throttle: Throttle;
}

/** Routes of the logged-in account: its sessions, its password and its second factor. */
export function ownAccountRoutes({ accounts, sessions, issuer, throttle }: OwnAccountParts) {
  /** Unconfirmed secrets by account, in memory only. After a restart the user scans a new one. */
  const offers = new Map<string, string>();
  const ownId = (c: Context<SessionEnv>) => c.get("session").accountId;

  async function prove(c: Context<SessionEnv>, password: string, path: string): Promise<void> {
    throttle.take(ownId(c));
    if (!await accounts.isPassword(ownId(c), password)) {
      throw AppError.invalid([issue(path, "wrong_password")]);
    }
    throttle.forget(ownId(c));
  }

  async function view(c: Context<SessionEnv>): Promise<OwnAccount> {
    const { accountId, id: current } = c.get("session");
    const account = await accounts.accounts.get(accountId);
    if (!account) throw AppError.notFound("this account");
    const { username, createdAt, secondFactor } = account.value;
    return {
      id: accountId,
      username,
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
      endpoint({ summary: "Changes the own password.", request: PasswordChangeSchema }),
      async (c) => {
        const { current, password } = c.req.valid("json");
        await prove(c, current, "current");
        await accounts.setPassword(ownId(c), password, c.get("session").id);
        return c.body(null, 204);
      },
    )
    .delete("/sessions/:id", endpoint({ summary: "Ends one of the own sessions." }), async (c) => {
      if (!await sessions.revoke(ownId(c), c.req.param("id"))) throw AppError.notFound("this session");
      return c.body(null, 204);
    })
    .post(
      "/second-factor",
      endpoint({ summary: "Offers a second factor.", response: SecondFactorOfferSchema, status: 201 }),
      async (c) => {
        const secret = newSecret();
        const address = otpAddress(secret, c.get("session").username, await issuer());
        offers.set(ownId(c), secret);
        return privateJson(c, { secret, address, picture: renderSVG(address) }, { status: 201 });
      },
    )
    .put(
      "/second-factor",
      endpoint({
        summary: "Turns the second factor on.",
        request: CodeSchema,
        response: RecoveryCodesSchema,
      }),
      async (c) => {
        const { code } = c.req.valid("json");
        const secret = offers.get(ownId(c));
        if (!secret) throw new AppError("conflict", "Cannot switch it on: please begin again");
        const recoveryCodes = await accounts.addSecondFactor(ownId(c), secret, code, c.get("session").id);
        if (!recoveryCodes) throw AppError.invalid([issue("code", "wrong_code")]);
        offers.delete(ownId(c));
        return privateJson(c, { recoveryCodes });
      },
    )
    .delete(
      "/second-factor",
      endpoint({ summary: "Turns it off.", request: PasswordProofSchema }),
      async (c) => {
        const { password } = c.req.valid("json");
        await prove(c, password, "password");
        await accounts.removeSecondFactor(ownId(c), c.get("session").id);
        return c.body(null, 204);
      },
    );
}
