import type { Context } from "hono";

/** Who asks: the connection's address, or the last one a trusted proxy wrote down. */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  const connection: { remoteAddr?: { hostname?: string } } = c.env ?? {};
  return forwarded || connection.remoteAddr?.hostname || "unknown";
}

/** Whether the caller is a program of this very machine, with no proxy of ours between. */
export function isLoopback(address: string): boolean {
  return address === "::1" || address.startsWith("127.") || address.startsWith("::ffff:127.");
}
