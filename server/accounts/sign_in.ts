import type { Context } from "hono";
import { issue } from "../../contract/issue.ts";
import type { LoginSchema } from "../../contract/session.ts";
import type * as z from "zod/mini";
import { type SecurityLog, userOfRefusal } from "../audit/security_log.ts";
import { AppError } from "../http/app_error.ts";
import type { Throttle } from "../http/throttle.ts";
import type { Stored } from "../kv/document.ts";
import type { AccountRecord } from "./account_record.ts";
import type { AccountStore } from "./account_store.ts";
import type { KnownDevices } from "./known_devices.ts";
import type { SecondFactorStore } from "./second_factor_store.ts";
import type { SignInLimits } from "./sign_in_limits.ts";

export interface SignInParts {
  accounts: AccountStore;
  factors: SecondFactorStore;
  devices: KnownDevices;
  limits: SignInLimits;
  /** Limits codes, by account and where they come from: who guesses does not use up the owner's. */
  codes: Throttle;
  security: SecurityLog;
  addressOf: (c: Context) => string;
  now: () => Date;
  /** Tells the owner that somebody who knows the account's password guesses at codes. */
  warn: (account: AccountRecord) => void;
}

type Credentials = z.output<typeof LoginSchema>;

interface SignedIn {
  /** The account as it was checked. */
  account: Stored<AccountRecord>;
  /** The number of a device that has signed in to this account before. */
  device: string | null;
}

/** Checks name, password and code, and throws 401, 429 or 503. */
export function signIn(
  { accounts, factors, devices, limits, codes, security, addressOf, now, warn }: SignInParts,
) {
  return async function check(c: Context, credentials: Credentials): Promise<SignedIn> {
    const { username, password, code } = credentials;
    const found = await accounts.byName(username);
    const device = await devices.find(c, found);
    const attempt = { address: addressOf(c), username, device };
    userOfRefusal(c, username);
    limits.take(attempt);
    if (!found || !await accounts.isPassword(found, password, device ? "known" : "stranger")) {
      // A missing account takes the same time.
      if (!found) await accounts.isPassword(null, password, "stranger");
      await security.note(c, { action: "sign-in-refused", username, kind: "refusals" });
      throw new AppError("unauthorized", "Invalid username or password.");
    }
    await refuseExpired(c, found.value);
    const from = `${found.id} ${device ?? attempt.address}`;
    const by = found.value.secondFactor ? await passCode(c, found, code, from) : undefined;
    limits.forget(attempt);
    const action = by === "recovery" ? "sign-in-by-recovery-code" : "sign-in";
    await security.note(c, { action, username: found.value.username });
    return { account: found, device };
  };

  async function refuseExpired(c: Context, { username, firstPasswordUntil }: AccountRecord): Promise<void> {
    if (firstPasswordUntil === undefined || now().getTime() < firstPasswordUntil) return;
    await security.note(c, { action: "first-password-expired", username });
    throw new AppError("unauthorized", "This first password has expired. Please ask for a new one.", {
      issues: [issue("password", "expired")],
    });
  }

  /** Throws 401 with an issue for `code`, which makes the login form ask for the code. */
  async function passCode(c: Context, account: Stored<AccountRecord>, code: string | null, from: string) {
    if (!code) {
      throw refusedCode("required", "Enter the six digits of your authenticator app, or a recovery code");
    }
    codes.take(from);
    const use = await factors.useCode(account, code);
    if (use.by) {
      codes.forget(from);
      return use.by;
    }
    const { username } = account.value;
    await security.note(c, { action: use.isNewlyBlocked ? "codes-blocked" : "code-refused", username });
    if (use.isNewlyBlocked) warn(account.value);
    if (use.blockedUntil === undefined) {
      throw refusedCode("wrong_code", "This code is wrong, too old or was used before");
    }
    throw blockedCodes(use.blockedUntil - now().getTime());
  }
}

function refusedCode(refusal: "required" | "wrong_code", message: string): AppError {
  return new AppError("unauthorized", message, { issues: [issue("code", refusal, {}, { message })] });
}

function blockedCodes(waitMs: number): AppError {
  const minutes = Math.ceil(waitMs / 60_000);
  const message = `Too many wrong codes. Please wait ${minutes} minutes, or use one of your recovery codes.`;
  return new AppError("too_many_requests", message, {
    issues: [issue("code", "wrong_code", {}, { message })],
    headers: { "retry-after": String(Math.ceil(waitMs / 1_000)) },
  });
}
