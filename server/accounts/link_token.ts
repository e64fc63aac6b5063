import { sha256 } from "../shared/sha256.ts";

/** The token of a link that is sent, and what the store keeps of it. */
export async function linkToken(): Promise<{ token: string; tokenHash: string }> {
  const token = crypto.getRandomValues(new Uint8Array(32)).toHex();
  return { token, tokenHash: await sha256(token) };
}
