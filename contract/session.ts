import * as z from "zod/mini";
import { newPassword, newUsername, password, username } from "./account.ts";
import { optionalText, text } from "./field.ts";
import { RoleSchema } from "./role.ts";

export const LoginSchema = z.object({
  username: username,
  password: password,
  /** A code of the authenticator app or a recovery code. Required if the account has a second factor. */
  code: optionalText(40),
});

/** What a user must do before anything else: choose a password of their own, or switch on a second factor. */
const NEEDS = ["password", "second_factor"] as const;

export const SessionSchema = z.object({
  username: z.string(),
  role: RoleSchema,
  expiresAt: z.string(),
  needs: z.optional(z.enum(NEEDS)),
  /** When somebody who knows the password guessed at codes. It is told until the password is changed. */
  codesGuessedAt: z.optional(z.string()),
});
export type Session = z.infer<typeof SessionSchema>;

/** The login that the login screen shows to a developer with the sample company. */
export const DemoSchema = z.object({ username: z.string(), password: z.string() });

/** Creates the first account. `token` is in the link that the server prints at its first start. */
export const SetupSchema = z.object({
  token: text({ message: "The link is incomplete" }),
  username: newUsername,
  password: newPassword,
});
