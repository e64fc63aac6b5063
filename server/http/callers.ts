import type { Context } from "hono";
import { clientAddress, connectionAddress, isLoopback } from "./client_address.ts";

interface CallerSettings {
  proxies: number;
  exemptsLoopback?: boolean;
}

/** Tells callers apart, for the limits. */
export function callers({ proxies, exemptsLoopback = false }: CallerSettings, warn: (line: string) => void) {
  let isWarned = false;

  /** Behind a forgotten proxy all visitors are one caller, and soon refused: the owner has to know why. */
  function warnOnce(c: Context): void {
    const isForwarded = c.req.header("x-forwarded-for") !== undefined;
    // A request of our own has no connection.
    if (isWarned || isForwarded === proxies > 0 || connectionAddress(c) === undefined && !isForwarded) return;
    isWarned = true;
    warn(
      isForwarded
        ? "A request has X-Forwarded-For, which is ignored: behind a proxy of yours set TRUST_PROXY to 1, or to " +
          "the number of proxies. Until then all its visitors share the limits of one address."
        : `TRUST_PROXY is ${proxies}, but a request came without X-Forwarded-For: let the proxy set it, or its ` +
          "visitors share the limits of one address.",
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
