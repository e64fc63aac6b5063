import type { Context } from "hono";
import { URL_MAX } from "../../contract/limits.ts";
import { publicAddress } from "../../contract/shared/public_address.ts";

/**
 * The address of the page with the form. A request can name any page, so the address must match the `Origin`
 * header, if there is one: browsers let no script forge that.
 */
export function pageAddress(c: Context, said: string | null): string | null {
  const origin = c.req.header("origin");
  const from = origin && origin !== "null" ? origin : undefined;
  for (const given of [said, c.req.header("referer")]) {
    const address = given ? publicAddress(given) : null;
    if (!address || address.length > URL_MAX) continue;
    if (from === undefined || new URL(address).origin === from) return address;
  }
  return from ?? null;
}
