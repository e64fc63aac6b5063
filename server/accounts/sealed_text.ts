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
}

/** Encrypts texts with AES-GCM. Without a passphrase they stay as they are. */
export function sealer(passphrase: string | undefined): Sealer {
  const key = passphrase === undefined ? undefined : keyOf(passphrase);
  return {
    async seal(text, context) {
      if (!key) return text;
      const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      const sealed = await crypto.subtle.encrypt(
        { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(context) },
        await key,
        new TextEncoder().encode(text),
      );
      return PREFIX + new Uint8Array([...iv, ...new Uint8Array(sealed)]).toBase64();
    },

    async open(stored, context) {
      if (!stored.startsWith(PREFIX)) return stored;
      if (!key) throw new SealError("Cannot read a secret: SECRETS_KEY is not set");
      const bytes = Uint8Array.fromBase64(stored.slice(PREFIX.length));
      const iv = bytes.slice(0, NONCE_BYTES);
      const additionalData = new TextEncoder().encode(context);
      try {
        const algorithm = { name: "AES-GCM", iv, additionalData };
        const opened = await crypto.subtle.decrypt(algorithm, await key, bytes.slice(NONCE_BYTES));
        return new TextDecoder().decode(opened);
      } catch (cause) {
        throw new SealError("Cannot read a secret: it was stored with another SECRETS_KEY", { cause });
      }
    },
  };
}

async function keyOf(passphrase: string): Promise<CryptoKey> {
  const secret = await crypto.subtle.importKey("raw", new TextEncoder().encode(passphrase), "HKDF", false, [
    "deriveKey",
  ]);
  const derivation = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: INFO };
  const algorithm = { name: "AES-GCM", length: 256 };
  return await crypto.subtle.deriveKey(derivation, secret, algorithm, false, ["encrypt", "decrypt"]);
}
