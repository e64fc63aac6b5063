import * as z from "zod/mini";

const blankIsAbsent = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(z.transform((value) => value === "" ? undefined : value), z.optional(schema));

const origin = z.url({ protocol: /^https?$/, error: "must be an address such as https://roost.example" });

const EnvironmentSchema = z.object({
  HOST: blankIsAbsent(z.string()),
  PORT: blankIsAbsent(z.string().check(z.regex(/^\d{1,5}$/, "must be a port, 0 to 65535"))),
  ORIGIN: blankIsAbsent(origin),
  KV: blankIsAbsent(z.string()),
  SMTP_URL: blankIsAbsent(
    z.url({ protocol: /^smtps?$/, error: "must be an address such as smtp://mail.example:587" }),
  ),
  NOTIFY_TO: blankIsAbsent(z.email("must be an e-mail address")),
  ASSISTANT_URL: blankIsAbsent(origin),
  ASSISTANT_MODEL: blankIsAbsent(z.string()),
  ASSISTANT_KEY: blankIsAbsent(z.string()),
  TRUST_PROXY: blankIsAbsent(z.enum(["0", "1"], "must be 0 or 1")),
});

/** How this server runs; from the environment, read once at the start. */
export interface Settings {
  host: string;
  port: number;
  /** The public address, without a path. Undefined: where the server listens. */
  origin: string | undefined;
  /** The store: a file, or the http(s) address of a denokv server. */
  kv: string;
  trustProxy: boolean;
}

/** A setting that cannot be used. Stops the start. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

/** Throws a SettingsError that names the setting. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const parsed = EnvironmentSchema.safeParse(environment);
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!;
    const name = String(path[0]);
    throw new SettingsError(`Cannot start with ${name}=${environment[name]}: ${name} ${message}`);
  }
  const { HOST, PORT, ORIGIN, KV, TRUST_PROXY } = parsed.data;
  const port = Number(PORT ?? 8000);
  if (port > 65_535) {
    throw new SettingsError(`Cannot start with PORT=${PORT}: PORT must be a port, 0 to 65535`);
  }
  return {
    host: HOST ?? "127.0.0.1",
    port,
    origin: ORIGIN && new URL(ORIGIN).origin,
    kv: KV ?? "./data/roost.kv",
    trustProxy: TRUST_PROXY === "1",
  };
}
