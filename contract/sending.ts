import * as z from "zod/mini";
import { password } from "./account.ts";
import { between, email, optionalText, text } from "./field.ts";
import { refuses } from "./issue.ts";
import { URL_MAX } from "./limits.ts";

/** How a connection to a mail server is encrypted: after a greeting, from its first byte, or not at all. */
export const ENCRYPTIONS = ["starttls", "tls", "none"] as const;
export type Encryption = typeof ENCRYPTIONS[number];

const SECRET_MIN = 16;
const SECRET_MAX = 1_000;
const shortSecret = refuses("too_short", { min: SECRET_MIN }, { label: "Secret" });

/** A secret that is stored and never read again. Left out or blank, the stored one stays. */
function secret<T extends z.ZodMiniType<string>>(schema: T) {
  return z.pipe(z.transform((value) => value === "" ? null : value), z.nullish(schema));
}

const host = text({ label: "Server", max: 253 }).check(
  z.regex(/^[\w.:-]+$/, refuses("invalid_format", {}, { message: "A name such as smtp.example.com" })),
);
/** Elsewhere than on this machine, inquiries travel encrypted. */
const webhookUrl = z.string().check(
  z.trim(),
  z.maxLength(URL_MAX),
  z.regex(
    /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/])\S+$/,
    refuses("invalid_address", {}, { message: "Must be an address that starts with https://" }),
  ),
);

const server = {
  host,
  port: z.int().check(...between(1, 65_535)),
  encryption: z.enum(ENCRYPTIONS),
  user: optionalText(),
  /** The sender of all mails. */
  from: email,
};

/** `current` is the owner's own password: who sets the mail server reads the mails that open accounts. */
export const MailServerInputSchema = z.object({
  ...server,
  /** Who is told of inquiries beside the users who chose to be. */
  to: z.pipe(z.transform((value) => value === "" ? null : value), z.nullable(email)),
  password: secret(z.string().check(z.maxLength(SECRET_MAX))),
  current: password,
});
export type MailServerInput = z.output<typeof MailServerInputSchema>;

export const WebhookInputSchema = z.object({
  url: secret(webhookUrl),
  secret: secret(z.string().check(z.minLength(SECRET_MIN, shortSecret), z.maxLength(SECRET_MAX))),
  current: password,
});
export type WebhookInput = z.output<typeof WebhookInputSchema>;

/** What is set, without a secret: `GET /api/admin/sending`. */
export const SendingSchema = z.object({
  mail: z.nullable(z.object({ ...server, to: z.nullable(z.string()), hasPassword: z.boolean() })),
  /** Its address may hold a key, so that its server alone is told. */
  webhook: z.nullable(z.object({ server: z.string() })),
  /** What the settings of the server's start name. They count before what is set in the panel. */
  environment: z.object({
    mail: z.nullable(z.object({ server: z.string(), to: z.string() })),
    webhook: z.nullable(z.object({ server: z.string() })),
  }),
});
export type SendingView = z.infer<typeof SendingSchema>;

export const TestMailSchema = z.object({ to: email });

/** How a test ended: one sentence for the owner, and the words of the other server if it said any. */
export const SendingTestSchema = z.object({
  sent: z.boolean(),
  message: z.string(),
  detail: z.nullable(z.string()),
});
export type SendingTest = z.infer<typeof SendingTestSchema>;
