import type { Stored } from "./document.ts";

/** The values of a field, each once, and which of them each document has. */
interface Column {
  values: unknown[];
  at: Uint32Array;
}

/** Rows of the same fields as they are kept in a file: a twentieth of the time that the rows themselves take to be read. */
export type Columns = Readonly<Record<string, Column>>;

/** Fields of many documents as they are kept in a file. */
export interface KeptHeads {
  ids: readonly string[];
  versions: Column;
  fields: Columns;
}

/** What was kept of a version of a document. */
export type KnownHead<T> = (document: Pick<Stored<T>, "id" | "version">) => Partial<T> | undefined;

/** Heads in the order of the documents. A value that many have, such as a category, is kept once. */
export function keepHeads<T>(
  documents: readonly Stored<T>[],
  headOf: (value: T) => Partial<T>,
): KeptHeads {
  return {
    ids: documents.map(({ id }) => id),
    versions: columnOf(documents, ({ version }) => version),
    fields: inColumns(documents.map(({ value }) => headOf(value))),
  };
}

/** All rows have the fields of the first. */
export function inColumns<R extends object>(rows: readonly R[]): Columns {
  const fields = Object.keys(rows[0] ?? {}) as (keyof R & string)[];
  return Object.fromEntries(fields.map((field) => [field, columnOf(rows, (row) => row[field])]));
}

function columnOf<R>(rows: readonly R[], valueOf: (row: R) => unknown): Column {
  const places = new Map<unknown, number>();
  const at = Uint32Array.from(
    rows,
    (row) => places.getOrInsertComputed(valueOf(row), () => places.size),
  );
  return { values: [...places.keys()], at };
}

/** Reads rows that were kept, by their places. */
function rowReader<R extends object>(columns: Columns): (place: number) => R {
  const fields = Object.entries(columns);
  return (place) => {
    const row: Record<string, unknown> = {};
    for (const [field, { values, at }] of fields) row[field] = values[at[place]!];
    return row as R;
  };
}

/** The rows of which columns were made, in their order. */
export function fromColumns<R extends object>(columns: Columns): R[] {
  const [first] = Object.values(columns);
  return Array.from(first?.at ?? [], (_, place) => place).map(rowReader<R>(columns));
}

/** Tells heads of documents that have not changed since they were kept. */
export function knownHeads<T>({ ids, versions, fields }: KeptHeads): KnownHead<T> {
  const rows = new Map(ids.map((id, row) => [id, row]));
  const headOf = rowReader<Partial<T> & object>(fields);
  return ({ id, version }) => {
    const row = rows.get(id);
    const isSame = row !== undefined && versions.values[versions.at[row]!] === version;
    return isSame ? headOf(row) : undefined;
  };
}
