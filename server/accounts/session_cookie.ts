import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";

/** The cookies of the panel. On https they are `Secure` and bound to the host by their prefix. */
export function sessionCookies(https: boolean) {
  const session = cookieName(https);
  const device = session.replace("session", "device");
  const options = { httpOnly: true, sameSite: "Lax", path: "/", secure: https } as const;
  return {
    session: (c: Context) => getCookie(c, session),
    setSession: (c: Context, token: string) => setCookie(c, session, token, options),
    deleteSession: (c: Context) => deleteCookie(c, session, { path: "/", secure: https }),
    device: (c: Context) => getCookie(c, device),
    setDevice: (c: Context, value: string, maxAge: number) =>
      setCookie(c, device, value, { ...options, maxAge }),
  };
}

export type SessionCookies = ReturnType<typeof sessionCookies>;

/** Browsers accept the prefix `__Host-` over https only. */
export function cookieName(https: boolean): string {
  return https ? "__Host-roost_session" : "roost_session";
}
