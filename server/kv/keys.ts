import { Buffer } from "node:buffer";

/** First part of every document's key. */
export const DOCUMENT = "document";

/**
 * Every key of the store:
 *
 *     ["document", collection, id]           the document's bytes, or the head of a large value
 *     ["unique", collection, field, key]     the id of the one document that has this key
 *     ["index", collection, field, key, id]  empty: the key holds all the information
 *     ["blob", id]                           bytes, or the head of a large value
 *     ["piece", write, n]                    the nth piece of a large value
 *     ["unfinished", write]                  the head of a blob that several commits are still writing
 *     ["writer", writer]                     the number of a process's last entry in the change log (ChangeLog)
 *     ["change", writer, n]                  what its nth commit changed
 *     ["count", ...prefix]                   by how many the keys under a prefix grew, as a KvU64 (shared_count.ts)
 *     ["count-base", ...prefix]              how many there were before that was counted
 *     ["lease", name]                        the process that holds the lease
 *     ["lease-end", name]                    when the lease expires, unless it is renewed
 *     ["spent", process, n]                  what callers took of limits on a server, for a minute (SharedSpending)
 *     ["figure", period, kind, key]          how often something was counted on a day or in a month, as a KvU64
 *     ["format"]                             the number of the format that the store is written in
 *     ["trial"]                              bytes: what is written to see whether the store takes writes (StoreHealth)
 *     ["restoring"]                          a backup is being written over the store, or was when that broke off
 *     ["revision"]                           empty: commits on a shared store write it to notify watchers
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
  writers: ["writer"],
  writer: (writer: string) => ["writer", writer],
  changes: (writer: string) => ["change", writer],
  change: (writer: string, n: number) => ["change", writer, n],
  count: (prefix: Key) => ["count", ...prefix],
  allCountBases: ["count-base"],
  countBase: (prefix: Key) => ["count-base", ...prefix],
  lease: (name: string) => ["lease", name],
  allLeaseEnds: ["lease-end"],
  leaseEnd: (name: string) => ["lease-end", name],
  allSpent: ["spent"],
  spent: (process: string, n: number) => ["spent", process, n],
  figures: (period: string) => ["figure", period],
  figure: (period: string, kind: string, key: string) => ["figure", period, kind, key],
  format: ["format"],
  trial: ["trial"],
  restoring: ["restoring"],
  revision: ["revision"],
} as const;

export type Key = readonly (string | number)[];

export const MAX_KEY = 2_048;

/** Encoded size of a key in bytes. A number takes nine. */
export function keyBytes(key: Key): number {
  return key.reduce<number>((sum, part) => sum + (typeof part === "string" ? textBytes(part) : 9), 0);
}

/** A text has one byte before and one after it, and a NUL in it takes two. */
function textBytes(text: string): number {
  return Buffer.byteLength(text) + 2 + (text.includes("\0") ? text.split("\0").length - 1 : 0);
}

/** Whether a key is short enough. Check keys made from URLs first, as the store throws on a longer key. */
export function canExist(key: Key): boolean {
  return keyBytes(key) <= MAX_KEY;
}
