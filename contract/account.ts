import * as z from "zod/mini";
import { text } from "./field.ts";
import { refuses } from "./issue.ts";

const PASSWORD_MIN = 10;
const PASSWORD_MAX = 1_000;
/** Recovery codes made when a second factor is switched on; each works once. */
export const RECOVERY_CODES = 10;

const missing = refuses("required", {}, { label: "Password" });
const tooLong = refuses("too_long", { max: PASSWORD_MAX }, { message: "Password is too long" });

export const newPassword = z.string(missing).check(
  z.minLength(PASSWORD_MIN, refuses("too_short", { min: PASSWORD_MIN }, { label: "Password" })),
  z.maxLength(PASSWORD_MAX, tooLong),
);
/** As somebody types the one that they have: not trimmed. */
export const password = z.string(missing).check(z.minLength(1, missing), z.maxLength(PASSWORD_MAX, tooLong));
export const username = text({ label: "Username", max: 100 });

/** A session of the account, as its page lists it. `agent` is what the browser calls itself. */
const SessionInfoSchema = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  address: z.nullable(z.string()),
  agent: z.nullable(z.string()),
});
export type SessionInfo = z.infer<typeof SessionInfoSchema>;

/** The account that is logged in: `GET /api/admin/account`. */
export const OwnAccountSchema = z.object({
  id: z.string(),
  username: z.string(),
  createdAt: z.string(),
  hasSecondFactor: z.boolean(),
  recoveryCodesLeft: z.number(),
  sessions: z.array(SessionInfoSchema),
});
export type OwnAccount = z.infer<typeof OwnAccountSchema>;

/** One of all accounts: `GET /api/admin/accounts`. */
export const AccountSchema = z.object({
  id: z.string(),
  username: z.string(),
  createdAt: z.string(),
  hasSecondFactor: z.boolean(),
});
export type Account = z.infer<typeof AccountSchema>;

export const NewAccountSchema = z.object({
  username: username,
  password: newPassword,
});
export const PasswordChangeSchema = z.object({ current: password, password: newPassword });
/** Switching the second factor off asks for the password again. */
export const PasswordProofSchema = z.object({ password });
export const CodeSchema = z.object({ code: text({ message: "Enter the six digits of your app", max: 40 }) });

/** What an authenticator app needs: `POST /api/admin/account/second-factor`. `picture` is an SVG of the address. */
export const SecondFactorOfferSchema = z.object({
  secret: z.string(),
  address: z.string(),
  picture: z.string(),
});
export type SecondFactorOffer = z.infer<typeof SecondFactorOfferSchema>;

/** Shown once: `PUT /api/admin/account/second-factor`. */
export const RecoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
