const PREFIX = "sealed:";
const NONCE_BYTES = 12;
const INFO = new TextEncoder().encode("roost second factors");

/** A key that the store does not hold is missing, or is another one than before. */
class SealError extends Error {
  override name = "SealError";
}

export interface Sealer {
  /** `context` is where the text belongs. A sealed text that is moved elsewhere does not open. */
  seal(text: string, context: string): Promise<string>;
  /** Opens a sealed text. One that was stored before there was a key is returned as it is. */
  open(stored: string, context: string): Promise<string>;
  /** Seals with the key that counts now; `stored` itself if that was done already. */
  sealAnew(stored: string, context: string): Promise<string>;
}

/**
 * Encrypts texts with AES-GCM: the first passphrase seals, each of them opens. Without any they stay as they are.
 */
export function sealer(passphrases: readonly string[] = []): Sealer {
  const keys = passphrases.map(keyOf);

  /** Opens with the first of these keys that fits; null if none does. */
  async function openWith(some: readonly Promise<CryptoKey>[], stored: string, context: string) {
    const bytes = Uint8Array.fromBase64(stored.slice(PREFIX.length));
    const additionalData = new TextEncoder().encode(context);
    const algorithm = { name: "AES-GCM", iv: bytes.slice(0, NONCE_BYTES), additionalData };
    for (const key of some) {
      const opened = await crypto.subtle.decrypt(algorithm, await key, bytes.slice(NONCE_BYTES))
        .catch(() => null);
      if (opened) return new TextDecoder().decode(opened);
    }
    return null;
  }

  const sealed: Sealer = {
    async seal(text, context) {
      const [key] = keys;
      if (!key) return text;
      const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      const bytes = await crypto.subtle.encrypt(
        { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(context) },
        await key,
        new TextEncoder().encode(text),
      );
      return PREFIX + new Uint8Array([...iv, ...new Uint8Array(bytes)]).toBase64();
    },

    async open(stored, context) {
      if (!stored.startsWith(PREFIX)) return stored;
      if (keys.length === 0) throw new SealError("Cannot read a secret: SECRETS_KEY is not set");
      const opened = await openWith(keys, stored, context);
      if (opened === null) {
        throw new SealError("Cannot read a secret: it was stored with another SECRETS_KEY");
      }
      return opened;
    },

    async sealAnew(stored, context) {
      const isSealed = stored.startsWith(PREFIX) &&
        await openWith(keys.slice(0, 1), stored, context) !== null;
      return isSealed ? stored : await sealed.seal(await sealed.open(stored, context), context);
    },
  };
  return sealed;
}

async function keyOf(passphrase: string): Promise<CryptoKey> {
  const secret = await crypto.subtle.importKey("raw", new TextEncoder().encode(passphrase), "HKDF", false, [
    "deriveKey",
  ]);
  const derivation = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: INFO };
  const algorithm = { name: "AES-GCM", length: 256 };
  return await crypto.subtle.deriveKey(derivation, secret, algorithm, false, ["encrypt", "decrypt"]);
}
