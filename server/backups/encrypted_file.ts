/**
 * Encrypted backups. The file is a line that names the form, a salt, and chunks, each sealed by AES-GCM with a key
 * of this file alone (PBKDF2 of the passphrase). A chunk's nonce is its number and whether it is the last one, so
 * that none can be changed, moved or cut off. The first one is empty: it tells a wrong key from a damaged file.
 */
const FORM = new TextEncoder().encode("roost encrypted backup 1\n");
const SALT_BYTES = 16;
const HEAD_BYTES = FORM.length + SALT_BYTES;
/** Of the plain text in a chunk. */
const CHUNK_BYTES = 1024 * 1024;
const TAG_BYTES = 16;
const ROUNDS = 600_000;

type Bytes = Uint8Array<ArrayBuffer>;

/** An encrypted backup that does not open: `fault` says why, the message says it in a sentence. */
export class SealedBackupError extends Error {
  override name = "SealedBackupError";
  readonly fault: "noKey" | "wrongKey" | "damaged";

  constructor(fault: SealedBackupError["fault"]) {
    super(
      {
        noKey: "it is encrypted: set BACKUP_KEY to the key that it was made with",
        wrongKey: "the key in BACKUP_KEY does not open it: it was made with another one",
        damaged: "it is damaged: a part of it is missing or was changed",
      }[fault],
    );
    this.fault = fault;
  }
}

/** Whether the file at `path` is an encrypted backup. */
export async function isEncrypted(path: string): Promise<boolean> {
  using file = await Deno.open(path);
  const head = new Uint8Array(FORM.length);
  return await file.read(head) === FORM.length && FORM.every((byte, n) => head[n] === byte);
}

/** Writes `source` encrypted to `target`, which only its user may read. */
export async function encryptFile(source: string, target: string, passphrase: string): Promise<void> {
  const head = new Uint8Array([...FORM, ...crypto.getRandomValues(new Uint8Array(SALT_BYTES))]);
  const key = await keyOf(passphrase, head);
  async function* sealed() {
    yield head;
    yield await crypto.subtle.encrypt(terms(0, false, head), key, new Uint8Array());
    let n = 1;
    for await (const { chunk, isLast } of chunksOf(source, 0, CHUNK_BYTES)) {
      yield await crypto.subtle.encrypt(terms(n++, isLast, head), key, chunk);
    }
  }
  await write(target, sealed());
}

/** Writes the plain text of `source` to `target`. Throws a SealedBackupError, and may have written a part by then. */
export async function decryptFile(
  source: string,
  target: string,
  passphrases: readonly string[],
): Promise<void> {
  if (passphrases.length === 0) throw new SealedBackupError("noKey");
  const start = await readStart(source);
  const head = start.slice(0, HEAD_BYTES);
  const keys = await Promise.all(passphrases.map((passphrase) => keyOf(passphrase, head)));
  const opens = await Promise.all(
    keys.map((key) =>
      crypto.subtle.decrypt(terms(0, false, head), key, start.slice(HEAD_BYTES)).then(() => true, () => false)
    ),
  );
  const key = keys[opens.indexOf(true)];
  if (!key) throw new SealedBackupError("wrongKey");
  const open = (n: number, isLast: boolean, chunk: Bytes) =>
    crypto.subtle.decrypt(terms(n, isLast, head), key, chunk)
      .catch(() => Promise.reject(new SealedBackupError("damaged")));
  async function* opened() {
    let n = 1;
    for await (const { chunk, isLast } of chunksOf(source, start.length, CHUNK_BYTES + TAG_BYTES)) {
      yield await open(n++, isLast, chunk);
    }
  }
  await write(target, opened());
}

async function readStart(source: string): Promise<Bytes> {
  for await (const { chunk } of chunksOf(source, 0, HEAD_BYTES + TAG_BYTES)) {
    if (chunk.length === HEAD_BYTES + TAG_BYTES) return chunk;
  }
  throw new SealedBackupError("damaged");
}

/** The bytes of a file from `start` on, in pieces of `size` and a last one, which may be shorter or empty. */
async function* chunksOf(
  path: string,
  start: number,
  size: number,
): AsyncGenerator<{ chunk: Bytes; isLast: boolean }> {
  using file = await Deno.open(path);
  let left = (await file.stat()).size - start;
  await file.seek(start, Deno.SeekMode.Start);
  do {
    const chunk = new Uint8Array(Math.max(0, Math.min(size, left)));
    for (let at = 0; at < chunk.length;) {
      const read = await file.read(chunk.subarray(at));
      if (read === null) throw new SealedBackupError("damaged");
      at += read;
    }
    left -= chunk.length;
    yield { chunk, isLast: left <= 0 };
  } while (left > 0);
}

async function write(target: string, chunks: AsyncIterable<ArrayBuffer | Bytes>): Promise<void> {
  using file = await Deno.open(target, { write: true, createNew: true, mode: 0o600 });
  for await (const chunk of chunks) {
    const bytes = new Uint8Array(chunk);
    for (let at = 0; at < bytes.length;) at += await file.write(bytes.subarray(at));
  }
}

function terms(n: number, isLast: boolean, head: Bytes) {
  const iv = new Uint8Array(12);
  new DataView(iv.buffer).setUint32(7, n);
  iv[11] = isLast ? 1 : 0;
  return { name: "AES-GCM", iv, additionalData: head };
}

async function keyOf(passphrase: string, head: Bytes): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(passphrase);
  const secret = await crypto.subtle.importKey("raw", typed, "PBKDF2", false, ["deriveKey"]);
  const derivation = { name: "PBKDF2", hash: "SHA-256", salt: head, iterations: ROUNDS };
  const algorithm = { name: "AES-GCM", length: 256 };
  return await crypto.subtle.deriveKey(derivation, secret, algorithm, false, ["encrypt", "decrypt"]);
}
