import type { Context } from "hono";
import { isIP } from "node:net";

/**
 * The caller's IP address. Behind `proxies` proxies of ours it is the entry of `X-Forwarded-For` that the
 * outermost of them added; entries further left are the caller's own words. An entry that is no IP address is
 * ignored.
 */
export function clientAddress(c: Context, proxies: number): string {
  const entries = proxies > 0 ? c.req.header("x-forwarded-for")?.split(",") ?? [] : [];
  return ipOf(entries.at(-proxies) ?? entries[0] ?? "") ?? connectionAddress(c) ?? "unknown";
}

/** The address of the connection. Undefined if the request was made in process. */
export function connectionAddress(c: Context): string | undefined {
  const { remoteAddr }: { remoteAddr?: { hostname?: string } } = c.env ?? {};
  return remoteAddr?.hostname && (ipOf(remoteAddr.hostname) ?? remoteAddr.hostname);
}

/** An IP address in its usual form, without a port or zone; an IPv4-mapped one as IPv4. */
function ipOf(text: string): string | undefined {
  const [, bracketed, v4] = /^\[(.+)\](?::\d+)?$|^([\d.]+)(?::\d+)?$/.exec(text.trim()) ?? [];
  const address = (bracketed ?? v4 ?? text.trim()).replace(/%.*$/, "");
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : undefined;
  const groups = groupsOf(address);
  if (groups.slice(0, 5).some(Boolean) || groups[5] !== 0xffff) return address.toLowerCase();
  return groups.slice(6).flatMap((group) => [group >> 8, group & 0xff]).join(".");
}

/**
 * The network that a limit counts as one caller: a /64 of IPv6, because every customer and every rented
 * server has all of its 2^64 addresses. Any other text is returned as it is.
 */
export function networkOf(caller: string): string {
  if (isIP(caller) !== 6) return caller;
  return `${groupsOf(caller).slice(0, 4).map((group) => group.toString(16)).join(":")}::/64`;
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  // `URL` writes an address in one form: the dotted end becomes hexadecimal.
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head, tail] = plain.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = tail ? Array(8 - head!.length - tail.length).fill("0") : [];
  return [...head!, ...zeros, ...tail ?? []].map((group) => parseInt(group, 16));
}

/** Whether an address, or the host of a URL, is the loopback interface. */
export function isLoopback(address: string): boolean {
  return /^(localhost|\[?::1\]?|(::ffff:)?127(\.\d+){3})$/.test(address);
}
