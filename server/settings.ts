import { dirname } from "deno-std/path/dirname.js";
import * as z from "zod/mini";
import type { ModelSettings } from "./assistant/model/model_settings.ts";
import { isLoopback } from "./http/client_address.ts";
import type { RetentionDays } from "../contract/retention.ts";
import { LOG_LEVELS, type LogLevel } from "./log/house_log.ts";
import { RETENTION_VARIABLES, retentionOf } from "./personal_data/retention_settings.ts";
import { StartError } from "./start_error.ts";

const blankIsAbsent = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(z.transform((value) => value === "" ? undefined : value), z.optional(schema));

const url = z.url({ protocol: /^https?$/, error: "must be an address such as https://roost.example" });
const origin = url.check(
  z.refine((value) => /^[^?#]*$/.test(value) && URL.parse(value)?.pathname === "/", {
    error: "must be an address without a path, such as https://roost.example",
  }),
);
const store = z.string().check(
  z.regex(/^(https?:\/\/|(?!\w+:\/\/))/, "must be a file or the http or https address of a denokv server"),
);

const secretOf = (length: number) =>
  blankIsAbsent(z.string().check(z.minLength(length, `must be at least ${length} characters`)));

const EnvironmentSchema = z.object({
  HOST: blankIsAbsent(z.string().check(z.regex(/^[\w.:-]+$/, "must be a host name or an IP address"))),
  PORT: blankIsAbsent(z.string().check(z.regex(/^\d{1,5}$/, "must be a port, 0 to 65535"))),
  ORIGIN: blankIsAbsent(origin),
  KV: blankIsAbsent(store),
  BACKUPS: blankIsAbsent(z.string()),
  BACKUP_KEY: secretOf(16),
  BACKUP_KEY_OLD: secretOf(16),
  CACHE: blankIsAbsent(z.string()),
  SMTP_URL: blankIsAbsent(
    z.url({ protocol: /^smtps?$/, error: "must be an address such as smtp://mail.example:587" }),
  ),
  NOTIFY_TO: blankIsAbsent(z.email("must be an email address")),
  WEBHOOK_URL: blankIsAbsent(url),
  WEBHOOK_SECRET: secretOf(16),
  WEBHOOK_SECRET_OLD: secretOf(16),
  ASSISTANT_URL: blankIsAbsent(url),
  ASSISTANT_MODEL: blankIsAbsent(z.string()),
  ASSISTANT_KEY: blankIsAbsent(z.string()),
  ASSISTANT_DAILY_REQUESTS: blankIsAbsent(
    z.string().check(z.regex(/^\d{1,7}$/, "must be a whole number of requests")),
  ),
  HSTS_SUBDOMAINS: blankIsAbsent(z.enum(["0", "1"], "must be 0 or 1")),
  TRUST_PROXY: blankIsAbsent(
    z.string().check(z.regex(/^\d$/, "must be the number of proxies of yours before the server, 0 to 9")),
  ),
  ...RETENTION_VARIABLES,
  HEAP_MB: blankIsAbsent(
    z.string().check(z.regex(/^[1-9]\d{2,4}$/, "must be a whole number of megabytes, 100 to 99999")),
  ),
  LOAD_TEST: blankIsAbsent(z.enum(["0", "1"], "must be 0 or 1")),
  LOG: blankIsAbsent(z.enum(["json", "text"], "must be json or text")),
  METRICS_TOKEN: secretOf(16),
  LOG_LEVEL: blankIsAbsent(z.enum(LOG_LEVELS, "must be error, warn or info")),
  REQUIRE_SECOND_FACTOR: blankIsAbsent(z.enum(["0", "1"], "must be 0 or 1")),
  SECRETS_KEY: secretOf(32),
  SECRETS_KEY_OLD: secretOf(32),
});

/** The variables that the settings are read from. */
export const SETTING_NAMES: readonly string[] = Object.keys(EnvironmentSchema.shape);

/** The environment as far as it holds settings. */
export function environment(): Record<string, string | undefined> {
  return Object.fromEntries(SETTING_NAMES.map((name) => [name, Deno.env.get(name)]));
}

/** Settings whose values may contain a password. Error messages must not print them. */
const SECRETS = new Set([
  "SMTP_URL",
  "WEBHOOK_URL",
  "WEBHOOK_SECRET",
  "WEBHOOK_SECRET_OLD",
  "SECRETS_KEY",
  "SECRETS_KEY_OLD",
  "BACKUP_KEY",
  "BACKUP_KEY_OLD",
  "METRICS_TOKEN",
  "ASSISTANT_URL",
  "ASSISTANT_KEY",
  "KV",
]);

/** The server's settings, read from the environment once at the start. */
export interface Settings {
  host: string;
  port: number;
  /** The public origin. Undefined: the address where the server listens. */
  origin: string | undefined;
  /** Location of the store: a file, or the http(s) address of a denokv server. */
  kv: string;
  /** The folder for backups that the panel makes. */
  backups: string;
  /** The first one encrypts backups, each of them opens one. */
  backupKeys: readonly string[];
  /** The folder for what makes the next start quick. Undefined: the store is no file, and none is set. */
  cache: string | undefined;
  /** The most megabytes that the heap of the server takes. */
  heapMb: number;
  /** Number of proxies in front of the server whose `X-Forwarded-For` is believed. */
  proxies: number;
  /** Whether browsers shall refuse http for all names below the public one as well. */
  hstsSubdomains: boolean;
  log: {
    /** Undefined: lines for a person at a terminal and in development, else JSON. */
    form: "json" | "text" | undefined;
    level: LogLevel;
  };
  /** Who has it may read the figures. */
  metricsToken: string | undefined;
  /** Whether callers on this machine are counted by no limit. */
  isLoadTest: boolean;
  /** Whether every user of the panel must sign in with a second factor. */
  requiresSecondFactor: boolean;
  /** The first one encrypts secrets in the store, each of them opens one. */
  secretsKeys: readonly string[];
  /** The mail server, and the recipient of notifications about new inquiries. */
  mail: { smtpUrl: string; to: string } | undefined;
  /** Posts are signed with each of the secrets. */
  webhook: { url: string; secrets: readonly string[] } | undefined;
  /** After how many days what visitors leave is deleted. */
  retention: RetentionDays;
  /** The language model that the assistant uses. */
  model: ModelSettings | undefined;
}

/** Default limit of the heap: without one it may take more than the service's unit allows. */
const HEAP_MB = 1_500;
/** Default limit of model requests per day. */
const DAILY_REQUESTS = 2_000;

/** An invalid setting. The server does not start. */
export class SettingsError extends StartError {
  override name = "SettingsError";
}

/** Parses the environment. Throws a SettingsError that names the first invalid setting. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const parsed = EnvironmentSchema.safeParse(environment);
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!;
    throw refusal(String(path[0]), message, environment);
  }
  const {
    HOST,
    PORT,
    ORIGIN,
    KV = "./data/roost.kv",
    BACKUPS,
    CACHE,
    TRUST_PROXY,
    HSTS_SUBDOMAINS,
    LOAD_TEST,
    SMTP_URL,
    NOTIFY_TO,
    WEBHOOK_URL,
    WEBHOOK_SECRET,
  } = parsed.data;
  const { ASSISTANT_URL, ASSISTANT_MODEL, ASSISTANT_KEY, ASSISTANT_DAILY_REQUESTS } = parsed.data;
  /** The secret that counts, and the one before it, which counts too while it is being changed. */
  function bothOf(name: "BACKUP_KEY" | "SECRETS_KEY" | "WEBHOOK_SECRET"): string[] {
    const both = [parsed.data![name], parsed.data![`${name}_OLD`]];
    if (both[0] === undefined && both[1]) {
      throw new SettingsError(`Cannot start with ${name}_OLD: ${name} must be set too`);
    }
    return both.flatMap((secret) => secret ?? []);
  }
  const port = Number(PORT ?? 8000);
  if (port > 65_535) throw refusal("PORT", "must be a port, 0 to 65535", environment);
  if (SMTP_URL && !NOTIFY_TO) {
    throw new SettingsError("Cannot start with SMTP_URL: NOTIFY_TO must be set too");
  }
  if (WEBHOOK_URL && !WEBHOOK_SECRET) {
    throw new SettingsError("Cannot start with WEBHOOK_URL: WEBHOOK_SECRET must be set too");
  }
  if (ASSISTANT_URL && !ASSISTANT_MODEL) {
    throw new SettingsError("Cannot start with ASSISTANT_URL: ASSISTANT_MODEL must be set too");
  }
  if (LOAD_TEST === "1" && (ORIGIN || !isLoopback(HOST ?? "127.0.0.1"))) {
    throw new SettingsError(
      "Cannot start with LOAD_TEST=1: it is for a server without ORIGIN on this machine alone",
    );
  }
  return {
    host: HOST ?? "127.0.0.1",
    port,
    origin: ORIGIN && new URL(ORIGIN).origin,
    kv: KV,
    backups: BACKUPS ?? `${/^https?:/.test(KV) ? "./data" : dirname(KV)}/backups`,
    backupKeys: bothOf("BACKUP_KEY"),
    cache: CACHE ?? (/^https?:/.test(KV) ? undefined : `${KV}.derived`),
    heapMb: Number(parsed.data.HEAP_MB ?? HEAP_MB),
    proxies: Number(TRUST_PROXY ?? 0),
    hstsSubdomains: HSTS_SUBDOMAINS === "1",
    metricsToken: parsed.data.METRICS_TOKEN,
    log: { form: parsed.data.LOG, level: parsed.data.LOG_LEVEL ?? "info" },
    isLoadTest: LOAD_TEST === "1",
    requiresSecondFactor: parsed.data.REQUIRE_SECOND_FACTOR === "1",
    secretsKeys: bothOf("SECRETS_KEY"),
    mail: SMTP_URL && NOTIFY_TO ? { smtpUrl: SMTP_URL, to: NOTIFY_TO } : undefined,
    webhook: WEBHOOK_URL && WEBHOOK_SECRET
      ? { url: WEBHOOK_URL, secrets: bothOf("WEBHOOK_SECRET") }
      : undefined,
    retention: retentionOf(environment),
    model: ASSISTANT_URL && ASSISTANT_MODEL
      ? {
        url: ASSISTANT_URL,
        model: ASSISTANT_MODEL,
        key: ASSISTANT_KEY,
        dailyRequests: Number(ASSISTANT_DAILY_REQUESTS ?? DAILY_REQUESTS),
      }
      : undefined,
  };
}

/** The sentence about an ORIGIN from which browsers send passwords that others can read; undefined for any other. */
export function originWarning({ origin }: Settings): string | undefined {
  const url = origin ? URL.parse(origin) : null;
  if (url?.protocol !== "http:" || isLoopback(url.hostname)) return undefined;
  return `ORIGIN is ${origin}, without TLS: passwords can be read on the way. Put nginx or Caddy in front ` +
    "(docs/deploy) and use https.";
}

/** Sentences about settings that let others on the way read what is sent. */
export function settingsWarnings({ kv, webhook, model }: Settings): string[] {
  const addresses = { KV: kv, WEBHOOK_URL: webhook?.url, ASSISTANT_URL: model?.url };
  return Object.entries(addresses).flatMap(([name, address]) => {
    const url = address ? URL.parse(address) : null;
    if (url?.protocol !== "http:" || isLoopback(url.hostname)) return [];
    return [
      `${name} is an http address on another machine: whoever is in between reads and changes what is ` +
      "sent, what visitors write and secrets included. Use https, or a network of your own.",
    ];
  });
}

function refusal(name: string, message: string, environment: Record<string, string | undefined>) {
  const given = SECRETS.has(name) ? name : `${name}=${environment[name]}`;
  return new SettingsError(`Cannot start with ${given}: ${name} ${message}`);
}
