import { Secret, TOTP } from "otpauth";
import { RECOVERY_CODES } from "../../contract/account.ts";

const PERIOD_S = 30;
/** Number of earlier time steps whose code is accepted, because typing takes time. No later step is. */
const STEPS_BACK = 1;
/** Letters of a recovery code: 59 bits. */
const RECOVERY_LETTERS = 12;
/** Excludes letters and digits that look alike. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

/** A new secret for an authenticator app. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The `otpauth:` URI in the QR code. */
export function otpAddress(secret: string, username: string, issuer: string): string {
  return totp(secret, { label: username, issuer }).toString();
}

/** The time step of the code; null if the code is wrong, expired, or not newer than `lastStep`. */
export function stepOf(secret: string, code: string, now: Date, lastStep = 0): number | null {
  const token = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totp(secret).validate({ token, timestamp: now.getTime(), window: STEPS_BACK });
  if (delta === null || delta > 0) return null;
  const step = Math.floor(now.getTime() / 1_000 / PERIOD_S) + delta;
  return step > lastStep ? step : null;
}

/** One-time codes for a user whose phone is lost: `abcd-efgh-jkmn`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from(
      crypto.getRandomValues(new Uint32Array(RECOVERY_LETTERS)),
      (n) => ALPHABET[n % ALPHABET.length],
    );
    return [0, 4, 8].map((at) => letters.slice(at, at + 4).join("")).join("-");
  });
}

/** A recovery code without what people add to it. */
export function plainCode(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/** Whether it can be a recovery code, by its length. */
export function isRecoveryCode(code: string): boolean {
  return plainCode(code).length === RECOVERY_LETTERS;
}

function totp(secret: string, names: { label?: string; issuer?: string } = {}): TOTP {
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), period: PERIOD_S, digits: 6 });
}
