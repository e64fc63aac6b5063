import type { Context } from "hono";
import { URL_MAX } from "../../contract/limits.ts";

/**
 * Where the form stood. A page may say its own address, which browsers let no other site vouch for: it counts only if it
 * is of the origin that the browser names.
 */
export function pageAddress(c: Context, said: string | null): string | null {
  const origin = c.req.header("origin");
  const from = origin && origin !== "null" ? origin : undefined;
  for (const address of [said, c.req.header("referer")]) {
    const url = address ? URL.parse(address) : null;
    if (!url || !/^https?:$/.test(url.protocol) || url.href.length > URL_MAX) continue;
    if (from === undefined || url.origin === from) return url.href;
  }
  return from ?? null;
}
