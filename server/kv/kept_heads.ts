import type { Stored } from "./document.ts";

/** The values of a field, each once, and which of them each document has. */
interface Column {
  values: unknown[];
  at: Uint32Array;
}

/** Fields of many documents as they are kept in a file. */
export interface KeptHeads {
  ids: readonly string[];
  versions: Column;
  fields: Readonly<Record<string, Column>>;
}

/** What was kept of a version of a document. */
export type KnownHead<T> = (document: Pick<Stored<T>, "id" | "version">) => Partial<T> | undefined;

/** Heads in the order of the documents. A value that many have, such as a category, is kept once. */
export function keepHeads<T>(
  documents: readonly Stored<T>[],
  headOf: (value: T) => Partial<T>,
): KeptHeads {
  const heads = documents.map(({ value }) => headOf(value) as Record<string, unknown>);
  return {
    ids: documents.map(({ id }) => id),
    versions: columnOf(documents.map(({ version }) => version)),
    fields: Object.fromEntries(
      Object.keys(heads[0] ?? {}).map((field) => [field, columnOf(heads.map((head) => head[field]))]),
    ),
  };
}

function columnOf(all: readonly unknown[]): Column {
  const places = new Map<unknown, number>();
  const at = Uint32Array.from(all, (value) => places.getOrInsertComputed(value, () => places.size));
  return { values: [...places.keys()], at };
}

/** Tells heads of documents that have not changed since they were kept. */
export function knownHeads<T>({ ids, versions, fields }: KeptHeads): KnownHead<T> {
  const rows = new Map(ids.map((id, row) => [id, row]));
  const columns = Object.entries(fields);
  return ({ id, version }) => {
    const row = rows.get(id);
    if (row === undefined || versions.values[versions.at[row]!] !== version) return undefined;
    const head: Record<string, unknown> = {};
    for (const [field, { values, at }] of columns) head[field] = values[at[row]!];
    return head as Partial<T>;
  };
}
