/**
 * Every key of the store:
 *
 *     ["document", collection, id]           the document's bytes, or the head of a large value
 *     ["unique", collection, field, key]     the id of the one document that has this key
 *     ["index", collection, field, key, id]  nothing: the key says it all
 *     ["blob", id]                           bytes, or the head of a large value
 *     ["piece", write, n]                    the nth piece of a large value
 *     ["unfinished", write]                  a blob on its way in over several commits
 *     ["revision"]                           its versionstamp is the content revision
 */
export type Key = readonly (string | number)[];

export const keys = {
  documents: (collection: string) => ["document", collection],
  document: (collection: string, id: string) => ["document", collection, id],
  unique: (collection: string, field: string, key: string) => ["unique", collection, field, key],
  index: (collection: string, field: string, key: string) => ["index", collection, field, key],
  blob: (id: string) => ["blob", id],
  piece: (write: string, n: number) => ["piece", write, n],
  allUnfinished: ["unfinished"],
  unfinished: (write: string) => ["unfinished", write],
  revision: ["revision"],
} as const;
