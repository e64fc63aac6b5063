import { issue } from "../../contract/issue.ts";
import { AppError } from "../http/app_error.ts";
import { type Caller, inPasswordWorker } from "./password_queue.ts";

const FIRST = ["amber", "brisk", "calm", "early", "green", "quiet", "sunny", "warm"];
const SECOND = ["acacia", "barley", "heron", "maize", "mango", "monsoon", "neem", "sparrow"];

/** The parameters that OWASP recommends for argon2id: 19 MiB, two passes. About 40 ms. Only tests hash for less. */
export const hashing = { cost: { memorySize: 19_456, iterations: 2 } };

/** Compared for unknown names, so that the time of an answer tells no names. No password leads to it. */
const HASH_OF_NOBODY =
  "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

export async function hashPassword(password: string): Promise<string> {
  return await inPasswordWorker(
    { kind: "hash", password: password.normalize("NFKC"), ...hashing },
    "known",
  ) as string;
}

/** Whether the password matches the hash. A missing hash takes as long, so timing reveals no user names. */
export async function verifyPassword(
  password: string,
  hash: string | undefined,
  caller: Caller,
): Promise<boolean> {
  const known = hash ?? HASH_OF_NOBODY;
  const job = { kind: "verify", password: password.normalize("NFKC"), hash: known } as const;
  return await inPasswordWorker(job, caller) === true && hash !== undefined;
}

/** Hashes recovery codes as passwords are hashed, with a salt that they share. */
export async function deriveCodes(codes: string[], salt: string): Promise<string[]> {
  return await inPasswordWorker({ kind: "derive", codes, salt, ...hashing }, "known") as string[];
}

/**
 * Throws 422 for a password that is common or made of common words, keys that stand together, dates, or
 * `names`: those of the user and the company.
 */
export async function refuseGuessable(password: string, names: readonly string[]): Promise<void> {
  const known = names.flatMap((name) => [name, ...name.split(/[^\p{L}\p{M}\p{N}]+/u)])
    .filter((word) => word.length >= 3);
  const job = { kind: "judge", password: password.normalize("NFKC"), known } as const;
  if (await inPasswordWorker(job, "known")) throw AppError.invalid([issue("password", "guessable")]);
}

/** Generates a first password that is easy to read out over the telephone. */
export function generatePassword(): string {
  return `${pick(FIRST)}-${pick(SECOND)}-${pick(SECOND)}-${digits()}`;
}

function pick(words: string[]): string {
  return words[crypto.getRandomValues(new Uint32Array(1))[0]! % words.length]!;
}

function digits(): string {
  return String(100_000 + crypto.getRandomValues(new Uint32Array(1))[0]! % 900_000);
}
