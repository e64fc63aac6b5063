import * as z from "zod/mini";
import { email, text } from "./field.ts";
import { LANGUAGES } from "./language.ts";
import { refuses } from "./issue.ts";
import { NoticeSchema } from "./notice.ts";
import { RoleSchema } from "./role.ts";

const PASSWORD_MIN = 10;
const PASSWORD_MAX = 1_000;
/** Number of recovery codes created with a second factor. Each code works once. */
export const RECOVERY_CODES = 10;

const missing = refuses("required", {}, { label: "Password" });
const tooLong = refuses("too_long", { max: PASSWORD_MAX }, { message: "Password is too long" });

export const newPassword = z.string(missing).check(
  z.minLength(PASSWORD_MIN, refuses("too_short", { min: PASSWORD_MIN }, { label: "Password" })),
  z.maxLength(PASSWORD_MAX, tooLong),
);
/** The current password at login. It is not trimmed, since a password may start or end with spaces. */
export const password = z.string(missing).check(z.minLength(1, missing), z.maxLength(PASSWORD_MAX, tooLong));
export const username = text({ label: "Username", max: 100 });

/** Letters of the site's languages: a name of other letters may look like another user's in the audit log. */
const READABLE = /^[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Telugu}\p{N} ._@+-]+$/u;
const unreadable = refuses("invalid_format", {}, {
  message: "Username takes letters, numbers, and . _ @ + -",
});
/** The name of a new account. */
export const newUsername = z.pipe(
  username,
  z.pipe(
    z.transform((name: string) => name.normalize("NFKC")),
    z.string().check(z.regex(READABLE, unreadable)),
  ),
);

/** A session of the account. `agent` is the browser's `User-Agent`. */
const SessionInfoSchema = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  address: z.nullable(z.string()),
  agent: z.nullable(z.string()),
});
export type SessionInfo = z.infer<typeof SessionInfoSchema>;

/** The logged-in account: `GET /api/admin/account`. */
export const OwnAccountSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.nullable(z.string()),
  /** An address that was mailed a link, and counts when it is opened. */
  waitingEmail: z.nullable(z.string()),
  /** Of what the user is told by mail, and of what the role allows it. */
  hears: z.array(NoticeSchema),
  mayHear: z.array(NoticeSchema),
  /** In which the user is written to. */
  language: z.enum(LANGUAGES),
  createdAt: z.string(),
  hasSecondFactor: z.boolean(),
  recoveryCodesLeft: z.number(),
  sessions: z.array(SessionInfoSchema),
});
export type OwnAccount = z.infer<typeof OwnAccountSchema>;

/** A row of the list of accounts: `GET /api/admin/accounts`. */
export const AccountSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.nullable(z.string()),
  role: RoleSchema,
  createdAt: z.string(),
  hasSecondFactor: z.boolean(),
});
export type Account = z.infer<typeof AccountSchema>;

/** `current` is the password of the user who makes the account. */
export const NewAccountSchema = z.object({
  username: newUsername,
  role: RoleSchema,
  password: newPassword,
  current: password,
});
/** `password` is that of the owner who changes the role. */
export const RoleChangeSchema = z.object({ role: RoleSchema, password });
/** `password` is the own one: who changes the address gets the mails that open the account. */
export const EmailChangeSchema = z.object({
  email: z.pipe(z.transform((value) => value === "" ? null : value), z.nullable(email)),
  password,
});
/** `PUT /api/admin/account/email`: whether a link was mailed to the address. Without a mail server it counts at once. */
export const EmailChangeAnswerSchema = z.object({ isMailed: z.boolean() });
export const NoticeChoiceSchema = z.object({
  hears: z.array(NoticeSchema).check(z.maxLength(20)),
  language: z.optional(z.enum(LANGUAGES)),
});
export const PasswordChangeSchema = z.object({ current: password, password: newPassword });
/** The user's own password, for calls that an unlocked screen or a stolen cookie must not be able to make. */
export const PasswordProofSchema = z.object({ password });
export const CodeSchema = z.object({ code: text({ message: "Enter the six digits of your app", max: 40 }) });

/** For an authenticator app: `POST /api/admin/account/second-factor`. `picture` is a QR code as SVG. */
export const SecondFactorOfferSchema = z.object({
  secret: z.string(),
  address: z.string(),
  picture: z.string(),
});
export type SecondFactorOffer = z.infer<typeof SecondFactorOfferSchema>;

/** The recovery codes, shown once: `PUT /api/admin/account/second-factor`. */
export const RecoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
