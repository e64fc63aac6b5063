import * as z from "zod/mini";
import { newPassword, password, username } from "./account.ts";
import { optionalText, text } from "./field.ts";

export const LoginSchema = z.object({
  username: username,
  password: password,
  /** Of the authenticator app, or a recovery code; only where the account has a second factor. */
  code: optionalText(40),
});

export const SessionSchema = z.object({ username: z.string(), expiresAt: z.string() });
export type Session = z.infer<typeof SessionSchema>;

/** What the login screen shows a developer who runs the sample company. */
export const DemoSchema = z.object({ username: z.string(), password: z.string() });

/** Makes the first account, with the token of the link that the server prints at its first start. */
export const SetupSchema = z.object({
  token: text({ message: "The link is incomplete" }),
  username: username,
  password: newPassword,
});
