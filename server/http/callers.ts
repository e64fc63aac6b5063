import type { Context } from "hono";
import { clientAddress, connectionAddress, isLoopback } from "./client_address.ts";

interface CallerSettings {
  proxies: number;
  exemptsLoopback?: boolean;
}

/** Tells callers apart, for the limits. */
export function callers({ proxies, exemptsLoopback = false }: CallerSettings, warn: (line: string) => void) {
  let isWarned = proxies > 0;

  /** Behind a forgotten proxy all visitors are one caller, and soon refused: the owner has to know why. */
  function warnOnce(c: Context): void {
    if (isWarned || !c.req.header("x-forwarded-for")) return;
    isWarned = true;
    warn(
      "A request has X-Forwarded-For, which is ignored: behind a proxy of yours set TRUST_PROXY to 1, or to " +
        "the number of proxies. Until then all its visitors share the limits of one address.",
    );
  }

  return {
    addressOf(c: Context): string {
      warnOnce(c);
      return clientAddress(c, proxies);
    },

    /** A request of this machine itself, which came through no proxy. */
    isExempt(c: Context): boolean {
      return exemptsLoopback && !c.req.header("x-forwarded-for") && isLoopback(connectionAddress(c) ?? "");
    },
  };
}
