import * as z from "zod/mini";
import { password } from "./account.ts";
import { between, flag, optionalText } from "./field.ts";
import { refuses } from "./issue.ts";
import { URL_MAX } from "./limits.ts";

/** How often a backup is made by itself. */
export const RHYTHMS = ["off", "daily", "weekly"] as const;
export type Rhythm = typeof RHYTHMS[number];

/** Where backups go: into a folder of the server, or to an address that speaks S3. */
export const BACKUP_PLACES = ["folder", "s3"] as const;

const KEPT_BACKUPS_MAX = 100;

const rules = {
  rhythm: z.enum(RHYTHMS),
  /** How many are kept; older ones are deleted. */
  keep: z.int().check(...between(1, KEPT_BACKUPS_MAX)),
  place: z.enum(BACKUP_PLACES),
};

/** Whoever is in between could read the file, so that it travels encrypted to another machine. */
const optionalS3Address = z.pipe(
  optionalText(URL_MAX),
  z.nullable(
    z.string().check(
      z.regex(
        /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(?=[:/]|$))[^\s/?#@]*\/?$/,
        refuses("invalid_address", {}, {
          message: "Must be an address without a path that starts with https://",
        }),
      ),
    ),
  ),
);
const optionalBucket = z.pipe(
  optionalText(63),
  z.nullable(
    z.string().check(
      z.regex(
        /^[a-zA-Z0-9][\w.-]*$/,
        refuses("invalid_format", {}, { message: "Must be letters, digits, dots and dashes" }),
      ),
    ),
  ),
);

/** `current` is the owner's own password: who sets this gets a copy of everything. A blank `secret` stays as it is. */
export const BackupSettingsInputSchema = z.object({
  ...rules,
  address: optionalS3Address,
  bucket: optionalBucket,
  region: optionalText(60),
  /** What the names of the files begin with in the bucket, such as `shop/`. */
  prefix: optionalText(200),
  keyId: optionalText(200),
  secret: optionalText(200),
  /** Whether the bucket is the first part of the path, not of the server's name. */
  isPathStyle: flag,
  current: password,
});
export type BackupSettingsInput = z.output<typeof BackupSettingsInputSchema>;

/** One backup that was made, or should have been. */
export const BackupSchema = z.object({
  id: z.string(),
  /** Of the file. */
  name: z.string(),
  at: z.string(),
  /** User name; null for the schedule. */
  by: z.nullable(z.string()),
  place: z.enum(BACKUP_PLACES),
  /** The folder, or server and bucket. */
  where: z.string(),
  /** In bytes; null where none came about. */
  size: z.nullable(z.number()),
  /** Counted when it was last restored on trial. */
  records: z.nullable(z.number()),
  checkedAt: z.nullable(z.string()),
  isEncrypted: z.boolean(),
  /** What went wrong, in a sentence for the owner. */
  problem: z.nullable(z.string()),
});
export type Backup = z.infer<typeof BackupSchema>;

/** Where in an S3-compatible store backups go, and whose key opens it. The key's secret is never told. */
export const S3AddressSchema = z.object({
  address: z.string(),
  bucket: z.string(),
  region: z.string(),
  prefix: z.string(),
  keyId: z.string(),
  isPathStyle: z.boolean(),
});

/** `GET /api/admin/backups`. */
export const BackupsSchema = z.object({
  /** Why this server cannot make any; null where it can. */
  refusal: z.nullable(z.string()),
  /** Whether the server has a key that encrypts them. */
  isEncrypted: z.boolean(),
  /** The folder of the server, and what is wrong with it. */
  folder: z.object({ path: z.string(), problem: z.nullable(z.string()) }),
  /** A backup or check is under way. */
  isRunning: z.boolean(),
  settings: z.object({
    ...rules,
    s3: z.nullable(S3AddressSchema),
  }),
  /** The newest first. */
  backups: z.array(BackupSchema),
});
export type Backups = z.infer<typeof BackupsSchema>;

/** Where the file can be read, once, within a minute, in the same session. */
export const BackupLinkSchema = z.object({ href: z.string() });
