import { type Context, Hono, type MiddlewareHandler } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { issue } from "../../contract/issue.ts";
import { DemoSchema, LoginSchema, type Session, SessionSchema, SetupSchema } from "../../contract/session.ts";
import { privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { endpoint } from "../http/endpoint.ts";
import type { Throttle } from "../http/throttle.ts";
import type { Stored } from "../kv/document.ts";
import type { AccountRecord, AccountStore } from "./account_store.ts";
import type { OpenSession, SessionStore } from "./session_store.ts";

interface AccountRouteParts {
  accounts: AccountStore;
  sessions: SessionStore;
  /** Whether the public URL is https. If so, the cookie is `Secure` and bound to the host. */
  https: boolean;
  addressOf: (c: Context) => string;
  throttles: { address: Throttle; username: Throttle; code: Throttle };
  /** The token of the setup link that creates the first account. Unset if an account exists. */
  setupToken?: string | undefined;
  /** Shown on the login page in development. */
  demo?: { username: string; password: string } | undefined;
}

export type SessionEnv = { Variables: { session: OpenSession } };

export function accountRoutes(
  { accounts, sessions, https, addressOf, throttles, setupToken, demo }: AccountRouteParts,
) {
  const cookie = cookieName(https);
  let setupLink = setupToken;

  // Address and user name of earlier logins. These skip the limit per user name, so that a stranger who
  // guesses passwords cannot lock the user out.
  const knownPlaces = new Set<string>();

  /** Opens a session and ends the one that the browser had. */
  async function openSession(c: Context, account: Stored<AccountRecord>): Promise<Response> {
    const former = getCookie(c, cookie);
    if (former) await sessions.close(former);
    const agent = c.req.header("user-agent")?.slice(0, 300);
    const place = { address: addressOf(c), ...(agent && { agent }) };
    const { token, session } = await sessions.open(account, place);
    setCookie(c, cookie, token, { httpOnly: true, sameSite: "Lax", path: "/", secure: https });
    return privateJson(c, sessionView(session));
  }

  /** Throws 401 with an issue for `code`, which makes the login form ask for the code. */
  async function passSecondFactor(id: string, code: string | null): Promise<void> {
    const refuse = (refusal: "required" | "wrong_code", message: string) =>
      new AppError("unauthorized", message, { issues: [issue("code", refusal, {}, { message })] });
    if (!code) throw refuse("required", "Enter the six digits of your authenticator app, or a recovery code");
    throttles.code.take(id);
    if (!await accounts.useCode(id, code)) {
      throw refuse("wrong_code", "This code is wrong, too old or was used before");
    }
    throttles.code.forget(id);
  }

  return new Hono()
    .post(
      "/login",
      endpoint({ summary: "Opens a session.", request: LoginSchema, response: SessionSchema }),
      async (c) => {
        const { username, password, code } = c.req.valid("json");
        const address = addressOf(c);
        const name = username.toLowerCase();
        const place = `${address} ${name}`;
        throttles.address.take(address);
        if (!knownPlaces.has(place)) throttles.username.take(name);
        const account = await accounts.authenticate(username, password);
        if (!account) throw new AppError("unauthorized", "Invalid username or password.");
        if (account.value.secondFactor) await passSecondFactor(account.id, code);
        knownPlaces.add(place);
        throttles.address.forget(address);
        return await openSession(c, account);
      },
    )
    .post("/logout", endpoint({ summary: "Ends the session." }), async (c) => {
      const token = getCookie(c, cookie);
      if (token) await sessions.close(token);
      deleteCookie(c, cookie, { path: "/", secure: https });
      return c.body(null, 204);
    })
    .post(
      "/setup",
      endpoint({
        summary: "Makes the first account, with the link's token.",
        request: SetupSchema,
        response: SessionSchema,
      }),
      async (c) => {
        const { token, username, password } = c.req.valid("json");
        throttles.address.take(addressOf(c));
        if (!setupLink || token !== setupLink) {
          throw new AppError(
            "forbidden",
            "Cannot make the first account: this link was used or is of an earlier start",
          );
        }
        // Cleared before the first `await`, so that concurrent requests cannot use the link twice.
        setupLink = undefined;
        const account = await accounts.create(username, password);
        return await openSession(c, account);
      },
    )
    .get(
      "/demo",
      endpoint({ summary: "The sample company's account, in development only.", response: DemoSchema }),
      (c) => {
        if (!demo) throw AppError.notFound("demo credentials");
        return privateJson(c, demo);
      },
    );
}

/** Middleware that throws 401 without a valid session. */
export function requireSession(sessions: SessionStore, https: boolean): MiddlewareHandler<SessionEnv> {
  const cookie = cookieName(https);
  return async function refuseWithoutSession(c, next) {
    const token = getCookie(c, cookie);
    const session = token ? await sessions.find(token) : null;
    if (!session) throw new AppError("unauthorized", "Please log in");
    c.set("session", session);
    await next();
  };
}

export function sessionView({ username, expiresAt }: OpenSession): Session {
  return { username, expiresAt };
}

/** Browsers accept the prefix `__Host-` over https only. */
export function cookieName(https: boolean): string {
  return https ? "__Host-roost_session" : "roost_session";
}
