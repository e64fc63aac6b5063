import type { Context } from "hono";
import { URL_MAX } from "../../contract/limits.ts";

/**
 * The address of the page with the form. A request can name any page, so the address must match the `Origin`
 * header, if there is one: browsers let no script forge that.
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
