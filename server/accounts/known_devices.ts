import type { Context } from "hono";
import type { Stored } from "../kv/document.ts";
import type { AccountRecord } from "./account_record.ts";
import type { AccountStore } from "./account_store.ts";
import type { SessionCookies } from "./session_cookie.ts";

const MAX_AGE_S = 365 * 24 * 60 * 60;

/**
 * Devices on which an account has signed in. Each holds a number that the account's key has signed. It opens
 * nothing: it takes the device past the limits that strangers share, so that a flood of sign-ins does not
 * keep the owner out.
 */
export function knownDevices({ accounts }: Pick<AccountStore, "accounts">, cookies: SessionCookies) {
  return {
    /** The device's number, if it has signed in to this account before. */
    async find(c: Context, account: Stored<AccountRecord> | null): Promise<string | null> {
      const [device, signature] = cookies.device(c)?.split(".") ?? [];
      const key = account?.value.deviceKey;
      if (!device || !signature || !key) return null;
      return await isSignature(key, device, signature) ? device : null;
    },

    /** Remembers the device. It keeps its number, so that its own limit outlives a sign-in. */
    async remember(c: Context, account: Stored<AccountRecord>, known: string | null): Promise<void> {
      const key = account.value.deviceKey ?? await makeKey(account.id);
      const device = known ?? randomHex();
      cookies.setDevice(c, `${device}.${await sign(key, device)}`, MAX_AGE_S);
    },
  };

  async function makeKey(id: string): Promise<string> {
    const made = randomHex();
    const { value } = await accounts.update(id, (account) => ({
      ...account,
      deviceKey: account.deviceKey ?? made,
    }));
    return value.deviceKey ?? made;
  }
}

export type KnownDevices = ReturnType<typeof knownDevices>;

const HMAC = { name: "HMAC", hash: "SHA-256" } as const;

const hmacKey = (key: string) =>
  crypto.subtle.importKey("raw", Uint8Array.fromHex(key), HMAC, false, ["sign", "verify"]);

async function sign(key: string, text: string): Promise<string> {
  const bytes = await crypto.subtle.sign(HMAC, await hmacKey(key), new TextEncoder().encode(text));
  return new Uint8Array(bytes).toHex();
}

async function isSignature(key: string, text: string, signature: string): Promise<boolean> {
  if (!/^[\da-f]{64}$/.test(signature)) return false;
  const bytes = Uint8Array.fromHex(signature);
  return await crypto.subtle.verify(HMAC, await hmacKey(key), bytes, new TextEncoder().encode(text));
}

function randomHex(): string {
  return crypto.getRandomValues(new Uint8Array(32)).toHex();
}
