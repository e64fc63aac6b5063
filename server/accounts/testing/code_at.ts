import { Secret, TOTP } from "otpauth";

/** What an authenticator app with this secret shows at that time. */
export function codeAt(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}
