import { encodeHex } from "deno-std/encoding/hex.js";
import { Secret, TOTP } from "otpauth";
import { RECOVERY_CODES } from "../../contract/account.ts";

const PERIOD_S = 30;
/** Clocks of phones go wrong: the code before and the code after count too. */
const WINDOW = 1;
/** No letters that look alike. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

/** A new secret for an authenticator app. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an app reads from the picture. */
export function otpAddress(secret: string, username: string, issuer: string): string {
  return totp(secret, { label: username, issuer }).toString();
}

/** The step whose code it is, if it is one of now and was not used; null otherwise. */
export function stepOf(secret: string, code: string, now: Date, lastStep = 0): number | null {
  const token = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totp(secret).validate({ token, timestamp: now.getTime(), window: WINDOW });
  if (delta === null) return null;
  const step = Math.floor(now.getTime() / 1_000 / PERIOD_S) + delta;
  return step > lastStep ? step : null;
}

/** Ten codes for the day that the phone is lost: `abcd-efgh-jkmn`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from(
      crypto.getRandomValues(new Uint32Array(12)),
      (n) => ALPHABET[n % ALPHABET.length],
    );
    return [0, 4, 8].map((at) => letters.slice(at, at + 4).join("")).join("-");
  });
}

export async function recoveryHash(code: string): Promise<string> {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, "");
  return encodeHex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(plain)));
}

function totp(secret: string, names: { label?: string; issuer?: string } = {}): TOTP {
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), period: PERIOD_S, digits: 6 });
}
