import type { Context } from "hono";

/** Who asks: the connection's address, or the last one a trusted proxy wrote down. */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  const connection: { remoteAddr?: { hostname?: string } } = c.env ?? {};
  return forwarded || connection.remoteAddr?.hostname || "unknown";
}

/** Whether an address, or the host of a URL, is this very machine. */
export function isLoopback(address: string): boolean {
  return /^(localhost|\[?::1\]?|(::ffff:)?127(\.\d+){3})$/.test(address);
}
