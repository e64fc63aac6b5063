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
import type { SetupLink } from "./setup_link.ts";
import { signIn, type SignInParts } from "./sign_in.ts";

interface AccountRouteParts extends SignInParts {
  sessions: SessionStore;
  cookies: SessionCookies;
  openSession: OpenSessionAnswer;
  companyName: () => Promise<string>;
  /** Limits guesses at the setup link, by address. */
  setups: Throttle;
  /** The link that makes the first account. */
  setup: SetupLink;
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

/** Makes the first account, once, for who has the link that the servers printed at their start. */
function firstAccount({ accounts, security, setups, setup, addressOf, companyName }: AccountRouteParts) {
  return async function make(c: Context, { token, username, password }: FirstAccount) {
    setups.take(addressOf(c));
    const refusal = new AppError(
      "forbidden",
      "Cannot make the first account: this link was used, is older than an hour, or is of an earlier start. " +
        "A restart of the server prints a new one",
    );
    if (!await setup.opens(token)) throw refusal;
    await refuseGuessable(password, [username, await companyName()]);
    const account = await accounts.create(username, password, {
      async also(tx) {
        if (!await setup.use(tx, token)) throw refusal;
      },
    });
    await security.note(c, { action: "setup", username });
    return account;
  };
}
