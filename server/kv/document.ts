import type * as z from "zod/mini";
import { CorruptError } from "./errors.ts";
import { readValue, type Value } from "./large_value.ts";

/** A document as it stands in the store. */
export interface Stored<T> {
  id: string;
  value: T;
  /** Changes with each write: the document's ETag, and what `ifMatch` is compared with. Empty until the commit. */
  version: string;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** JSON, because it is a third of the cost of structured cloning for our documents and any tool can read it. */
export function encodeDocument<T>(
  schema: z.ZodMiniType<T>,
  name: string,
  value: T,
): { value: T; bytes: Uint8Array } {
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) =>
      `${path.join(".") || "document"}: ${message}`
    );
    throw new TypeError(`Cannot write to ${name}: ${issues.join("; ")}`, { cause: parsed.error });
  }
  return { value: parsed.data, bytes: encoder.encode(JSON.stringify(parsed.data)) };
}

/** The document of an entry; null if there is none. */
export async function readDocument<T>(
  kv: Deno.Kv,
  entry: Deno.KvEntryMaybe<Value>,
): Promise<Stored<T> | null> {
  const found = await readValue(kv, entry);
  if (!found) return null;
  const id = String(entry.key.at(-1));
  try {
    return { id, value: JSON.parse(decoder.decode(found.bytes)), version: found.versionstamp };
  } catch (cause) {
    throw new CorruptError(`Cannot read ${JSON.stringify(entry.key)}: it is not a document`, { cause });
  }
}
