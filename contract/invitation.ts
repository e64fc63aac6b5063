import * as z from "zod/mini";
import { newPassword, newUsername, password } from "./account.ts";
import { LANGUAGES } from "./language.ts";
import { email, text } from "./field.ts";
import { RoleSchema } from "./role.ts";

/** Somebody who may make an account: `GET /api/admin/invitations`. */
export const InvitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: RoleSchema,
  invitedBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type Invitation = z.infer<typeof InvitationSchema>;

/** `current` is the password of the owner who invites. Without a language it is the owner's own. */
export const NewInvitationSchema = z.object({
  email,
  role: RoleSchema,
  language: z.optional(z.enum(LANGUAGES)),
  current: password,
});

/** An invitation that was just made. `link` is told here alone, and only where no mail has brought it. */
export const SentInvitationSchema = z.extend(InvitationSchema, {
  link: z.nullable(z.string()),
  /** Why no mail was sent; null if one was, or if no mail server is set. */
  problem: z.nullable(z.string()),
});
export type SentInvitation = z.infer<typeof SentInvitationSchema>;

const token = text({ message: "The link is incomplete" });

export const ConfirmedEmailSchema = z.object({ email: z.string() });
export const LinkTokenSchema = z.object({ token });
/** What a link of an invitation opens. */
export const OfferedInvitationSchema = z.pick(InvitationSchema, { email: true, role: true });
export const JoinSchema = z.object({ token, username: newUsername, password: newPassword });

/** `who` is a user name or an email address. */
export const ForgottenPasswordSchema = z.object({ who: text({ label: "Username or email address" }) });
export const PasswordResetSchema = z.object({ token, password: newPassword });
