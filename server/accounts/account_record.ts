import * as z from "zod/mini";
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from "../../contract/language.ts";
import { NoticeSchema } from "../../contract/notice.ts";
import { type Role, RoleSchema } from "../../contract/role.ts";
import { collection } from "../kv/collection.ts";
import type { Store } from "../kv/store.ts";

const SecondFactorSchema = z.object({
  /** In base32, encrypted if the server has a key for it. */
  secret: z.string(),
  lastStep: z.number(),
  /** Hashes of the codes that are left. */
  recoveryCodes: z.array(z.string()),
  /** Absent from codes that were hashed with SHA-256, before they had a salt. */
  recoverySalt: z.optional(z.string()),
  /** Wrong codes in a row, and the end of the wait that they led to. Milliseconds since 1970. */
  wrongCodes: z.optional(z.number()),
  blockedUntil: z.optional(z.number()),
});
export type SecondFactor = z.infer<typeof SecondFactorSchema>;

const AccountRecordSchema = z.object({
  username: z.string(),
  /** Where the user is written to, also when the password is forgotten. */
  email: z.optional(z.string()),
  /** The language of the mails; English where none was chosen. */
  language: z.optional(z.enum(LANGUAGES)),
  /** What was chosen to be told of by mail; what is usual for the role if nothing was. */
  hears: z.optional(z.array(NoticeSchema)),
  passwordHash: z.string(),
  createdAt: z.string(),
  /** Absent from accounts of before there were roles. */
  role: z.optional(RoleSchema),
  /** Counts the changes of password and second factor: each ends the sessions that were opened before it. */
  credentials: z.optional(z.number()),
  /** Set while the password is one that somebody else made. It must be changed before this moment. */
  firstPasswordUntil: z.optional(z.number()),
  /** Signs the cookies of the devices that have signed in. */
  deviceKey: z.optional(z.string()),
  secondFactor: z.optional(SecondFactorSchema),
  /** When somebody who knew the password guessed at codes. */
  codesGuessedAt: z.optional(z.string()),
});
export type AccountRecord = z.infer<typeof AccountRecordSchema>;

/** The role of an account; an owner's if it was made before there were roles. */
export const roleOf = ({ role }: AccountRecord): Role => role ?? "owner";

/** The language in which the user is written to. */
export const mailLanguage = ({ language }: AccountRecord): Language => language ?? DEFAULT_LANGUAGE;

/** What names have in common that count as one: keyboards give the same letters in different forms. */
export const usernameKey = (username: string): string => username.normalize("NFKC").toLowerCase();

/** Keys: `accounts` by id, unique `username` by its key and `email` in lower case. */
export function accountRecords(store: Store) {
  return collection(store, {
    name: "accounts",
    schema: AccountRecordSchema,
    unique: {
      username: ({ username }) => usernameKey(username),
      email: ({ email }) => email?.toLowerCase() ?? null,
    },
  });
}
