import type { Context } from "hono";
import { privateJson } from "../http/answers.ts";
import type { Stored } from "../kv/document.ts";
import type { AccountRecord } from "./account_record.ts";
import type { KnownDevices } from "./known_devices.ts";
import { sessionView } from "./require_session.ts";
import type { SessionCookies } from "./session_cookie.ts";
import type { SessionStore } from "./session_store.ts";

interface OpenSessionParts {
  sessions: SessionStore;
  cookies: SessionCookies;
  devices: KnownDevices;
  requiresSecondFactor: boolean;
  addressOf: (c: Context) => string;
}

/** Opens a session and ends the one that the browser had. `device` is a known one's number. */
export type OpenSessionAnswer = (
  c: Context,
  account: Stored<AccountRecord>,
  device?: string | null,
) => Promise<Response>;

export function sessionOpener(
  { sessions, cookies, devices, requiresSecondFactor, addressOf }: OpenSessionParts,
): OpenSessionAnswer {
  return async function open(c, account, device = null) {
    const former = cookies.session(c);
    if (former) await sessions.close(former);
    const agent = c.req.header("user-agent")?.slice(0, 300);
    const place = { address: addressOf(c), ...(agent && { agent }) };
    const { token, session } = await sessions.open(account, place);
    cookies.setSession(c, token);
    await devices.remember(c, account, device);
    return privateJson(c, sessionView(session, requiresSecondFactor));
  };
}
