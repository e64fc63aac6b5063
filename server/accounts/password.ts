/** argon2id as OWASP advises: 19 MiB, two passes. About 40 ms here, and as much for whoever guesses. */
const COST = { memorySize: 19_456, iterations: 2, parallelism: 1, hashLength: 32 };

/** Loaded at the first sign-in: the server's start does not wait for it. */
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

let nobody: Promise<string> | undefined;

/** Whether the password is the one that was hashed. Without a hash it is not, and that takes as long to find out. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const known = hash ?? await (nobody ??= hashPassword(crypto.randomUUID()));
  const { argon2Verify } = await hashWasm();
  const matches = await argon2Verify({ password: password.normalize("NFKC"), hash: known });
  return matches && hash !== undefined;
}
