const FIRST = ["amber", "brisk", "calm", "early", "green", "quiet", "sunny", "warm"];
const SECOND = ["acacia", "barley", "heron", "maize", "mango", "monsoon", "neem", "sparrow"];

/** argon2id with the parameters that OWASP recommends: 19 MiB, two passes. About 40 ms. */
const COST = { memorySize: 19_456, iterations: 2, parallelism: 1, hashLength: 32 };

/** Loaded at the first login, so that the server starts fast. */
const hashWasm = () => import("hash-wasm");

export async function hashPassword(password: string): Promise<string> {
  const { argon2id } = await hashWasm();
  return await argon2id({
    ...COST,
    password: password.normalize("NFKC"),
    salt: crypto.getRandomValues(new Uint8Array(16)),
    outputType: "encoded",
  });
}

let hashOfNobody: Promise<string> | undefined;

/** Whether the password matches the hash. A missing hash takes as long, so timing reveals no user names. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const known = hash ?? await (hashOfNobody ??= hashPassword(crypto.randomUUID()));
  const { argon2Verify } = await hashWasm();
  const matches = await argon2Verify({ password: password.normalize("NFKC"), hash: known });
  return matches && hash !== undefined;
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
