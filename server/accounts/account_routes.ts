import { type Context, Hono } from "hono";
import { DemoSchema, LoginSchema, SessionSchema, SetupSchema } from "../../contract/session.ts";
import { privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { endpoint } from "../http/endpoint.ts";
import type { Throttle } from "../http/throttle.ts";
import { refuseGuessable } from "./password.ts";
import type { OpenSessionAnswer } from "./open_session.ts";
import type { SessionCookies } from "./session_cookie.ts";
import type { SessionStore } from "./session_store.ts";
import { signIn, type SignInParts } from "./sign_in.ts";

/** The setup link is taken this long. A restart prints a new one. */
const SETUP_MS = 60 * 60 * 1_000;

interface AccountRouteParts extends SignInParts {
  sessions: SessionStore;
  cookies: SessionCookies;
  openSession: OpenSessionAnswer;
  companyName: () => Promise<string>;
  /** Limits guesses at the setup link, by address. */
  setups: Throttle;
  /** The token of the setup link that creates the first account. Unset if an account exists. */
  setupToken?: string | undefined;
  /** Shown on the login page in development. */
  demo?: { username: string; password: string } | undefined;
}

/** Calls that need no session: they open or close one. */
export function accountRoutes(parts: AccountRouteParts) {
  const { sessions, cookies, security, demo, openSession } = parts;
  const check = signIn(parts);
  const makeFirst = firstAccount(parts);

  return new Hono()
    .post(
      "/login",
      endpoint({ summary: "Opens a session.", request: LoginSchema, response: SessionSchema }),
      async (c) => {
        const { account, device } = await check(c, c.req.valid("json"));
        return await openSession(c, account, device);
      },
    )
    .post("/logout", endpoint({ summary: "Ends the session." }), async (c) => {
      const token = cookies.session(c);
      const session = token ? await sessions.find(token) : null;
      if (token) await sessions.close(token);
      if (session) await security.note(c, { action: "sign-out", username: session.username });
      cookies.deleteSession(c);
      return c.body(null, 204);
    })
    .post(
      "/setup",
      endpoint({
        summary: "Makes the first account, with the link's token.",
        request: SetupSchema,
        response: SessionSchema,
      }),
      async (c) => await openSession(c, await makeFirst(c, c.req.valid("json"))),
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

interface FirstAccount {
  token: string;
  username: string;
  password: string;
}

/** Makes the first account, once, for who has the link that the server printed at its start. */
function firstAccount(
  { accounts, security, setups, addressOf, companyName, setupToken, now }: AccountRouteParts,
) {
  const until = now().getTime() + SETUP_MS;
  let link = setupToken;
  const isLink = (token: string) => link !== undefined && token === link && now().getTime() < until;
  return async function make(c: Context, { token, username, password }: FirstAccount) {
    setups.take(addressOf(c));
    const refusal = new AppError(
      "forbidden",
      "Cannot make the first account: this link was used, is older than an hour, or is of an earlier start. " +
        "A restart of the server prints a new one",
    );
    // An account may have been made from the command line since the start.
    if (!isLink(token) || await accounts.accounts.count() > 0) throw refusal;
    await refuseGuessable(password, [username, await companyName()]);
    if (!isLink(token)) throw refusal;
    // Cleared before the next `await`, so that concurrent requests cannot use the link twice.
    link = undefined;
    const account = await accounts.create(username, password);
    await security.note(c, { action: "setup", username });
    return account;
  };
}
