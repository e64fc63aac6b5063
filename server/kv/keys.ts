import { Buffer } from "node:buffer";

/** What the keys of documents begin with. */
export const DOCUMENT = "document";

/**
 * Every key of the store:
 *
 *     ["document", collection, id]           the document's bytes, or the head of a large value
 *     ["unique", collection, field, key]     the id of the one document that has this key
 *     ["index", collection, field, key, id]  nothing: the key says it all
 *     ["blob", id]                           bytes, or the head of a large value
 *     ["piece", write, n]                    the nth piece of a large value
 *     ["unfinished", write]                  the head of a blob on its way in over several commits
 *     ["writes", process]                    how often a process has written to which collection (SharedWrites)
 *     ["lease", name]                        the process that does this work
 *     ["lease-end", name]                    until when, unless it renews the lease
 *     ["revision"]                           nothing: it is written with each commit of a shared store, and watched
 */
export const keys = {
  documents: (collection: string) => [DOCUMENT, collection],
  document: (collection: string, id: string) => [DOCUMENT, collection, id],
  unique: (collection: string, field: string, key: string) => ["unique", collection, field, key],
  index: (collection: string, field: string, key: string) => ["index", collection, field, key],
  blob: (id: string) => ["blob", id],
  piece: (write: string, n: number) => ["piece", write, n],
  allUnfinished: ["unfinished"],
  unfinished: (write: string) => ["unfinished", write],
  allWrites: ["writes"],
  writes: (process: string) => ["writes", process],
  lease: (name: string) => ["lease", name],
  leaseEnd: (name: string) => ["lease-end", name],
  revision: ["revision"],
} as const;

export type Key = readonly (string | number)[];

export const MAX_KEY = 2_048;

/** Bytes of a key as the store packs it: each text has a mark before and after it, a number takes nine. */
export function keyBytes(key: Key): number {
  return key.reduce<number>(
    (sum, part) => sum + (typeof part === "string" ? Buffer.byteLength(part) + 2 : 9),
    0,
  );
}

/** Whether a key can exist. The store throws when asked for one too long; ids and slugs come from addresses. */
export function canExist(key: Key): boolean {
  return keyBytes(key) <= MAX_KEY;
}
