import type { Context } from "hono";

/** The caller's address: behind a trusted proxy the last `X-Forwarded-For` entry, else the connection's. */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  const connection: { remoteAddr?: { hostname?: string } } = c.env ?? {};
  return forwarded || connection.remoteAddr?.hostname || "unknown";
}

/** Whether an address, or the host of a URL, is the loopback interface. */
export function isLoopback(address: string): boolean {
  return /^(localhost|\[?::1\]?|(::ffff:)?127(\.\d+){3})$/.test(address);
}
