import * as z from "zod/mini";
import { text } from "./field.ts";
import { messages } from "./messages.ts";

export const LoginSchema = z.object({
  username: text(messages.username, { max: 100 }),
  password: z.string(messages.password).check(
    z.minLength(1, messages.password),
    z.maxLength(1_000, "Password is too long"),
  ),
});
export type Login = z.infer<typeof LoginSchema>;

export const SessionSchema = z.object({ username: z.string(), expiresAt: z.string() });
export type Session = z.infer<typeof SessionSchema>;
