import * as z from "zod/mini";
import { issue } from "../../contract/issue.ts";
import type { KeptState } from "../../contract/kept_knowledge.ts";
import { slugOf } from "../../contract/shared/slug.ts";
import { AppError } from "../http/app_error.ts";
import { type Collection, collection } from "../kv/collection.ts";
import type { Deletion } from "../kv/collection_writer.ts";
import { type Derived, derived } from "../kv/derived.ts";
import type { Stored } from "../kv/document.ts";
import { ConflictError, NotFoundError } from "../kv/errors.ts";
import { UNSTORED } from "../kv/settings_document.ts";
import type { Store } from "../kv/store.ts";

interface Entry {
  /** Stays the same: other entries and pages refer to it. */
  id: string;
  name: string;
}

/** An entry as the owner sees it. */
export type Kept<T> = T & { hidden: boolean; state: KeptState };

/** What the owner sends of one. */
export type KeptInput<T> = Omit<T, "id"> & { hidden: boolean };

export interface Overlay<T extends Entry> {
  /** Name of its collection. */
  readonly name: string;
  /** The owner's entries. */
  readonly records: Collection<{ entry: T; hidden: boolean }>;
  /** Entries that count, in one list until one of them is changed. */
  read: Derived<readonly T[]>;
  /** All entries, the hidden ones as well. One that is as shipped has the version `UNSTORED`. */
  rows: Derived<readonly Stored<Kept<T>>[]>;
  get(id: string): Promise<Stored<Kept<T>> | null>;
  create(input: KeptInput<T>): Promise<Stored<Kept<T>>>;
  update(id: string, input: KeptInput<T>, ifMatch?: string): Promise<Stored<Kept<T>>>;
  /** Removes the owner's entry, or his change of a shipped one, which then is as it was shipped. */
  delete(id: string, deletion: Deletion): Promise<Stored<Kept<T>>>;
}

interface OverlayOptions<T> {
  name: string;
  schema: z.ZodMiniType<T>;
  /** Entries that come with the software. */
  shipped: () => readonly T[];
}

/**
 * Entries that come with the software, and over them what the owner keeps: a stored entry replaces the shipped one
 * with its id, or stands beside them all. Keys: one collection, by id.
 */
export function overlay<T extends Entry>(
  store: Store,
  { name, schema, shipped }: OverlayOptions<T>,
): Overlay<T> {
  const records = collection(store, { name, schema: z.object({ entry: schema, hidden: z.boolean() }) });
  const isShipped = (id: string) => shipped().some((entry) => entry.id === id);

  const keptOf = ({ id, value, version }: Awaited<ReturnType<typeof records.create>>): Stored<Kept<T>> => ({
    id,
    version,
    value: { ...value.entry, hidden: value.hidden, state: isShipped(id) ? "changed" : "own" },
  });
  const asShipped = (entry: T): Stored<Kept<T>> => ({
    id: entry.id,
    version: UNSTORED,
    value: { ...entry, hidden: false, state: "shipped" },
  });

  const rows = derived<readonly Stored<Kept<T>>[]>(store, [records], async () => {
    const stored = new Map(await Array.fromAsync(records.all(), (record) => [record.id, record] as const));
    const known = shipped().map((entry) => {
      const record = stored.get(entry.id);
      return record ? keptOf(record) : asShipped(entry);
    });
    return [...known, ...[...stored.values()].filter(({ id }) => !isShipped(id)).map(keptOf)];
  });

  const get = async (id: string) => (await rows()).find((row) => row.id === id) ?? null;

  return {
    name,
    records,
    rows,
    get,

    read: derived<readonly T[]>(
      store,
      [records],
      async () => (await rows()).filter(({ value }) => !value.hidden).map(({ value }) => entryOf(value)),
    ),

    async create({ hidden, ...input }) {
      const id = idFrom(input.name);
      const taken = issue("name", "taken", { value: input.name }, { label: "name" });
      if (await get(id)) throw new AppError("conflict", taken.message, { issues: [taken] });
      return keptOf(await records.create({ entry: entryWith(input, id), hidden }, { id }));
    },

    update: async (id, { hidden, ...input }, ifMatch) =>
      keptOf(
        await store.transaction(async (tx) => {
          const writer = records.in(tx);
          const value = { entry: entryWith(input, id), hidden };
          if (await writer.get(id)) {
            return await writer.update(id, () => value, ifMatch === undefined ? {} : { ifMatch });
          }
          if (!isShipped(id)) throw new NotFoundError(name, id);
          if (ifMatch !== undefined && ifMatch !== UNSTORED) {
            throw new ConflictError(`Cannot change "${id}" in ${name}: it was changed meanwhile`);
          }
          return await writer.create(value, { id });
        }),
      ),

    async delete(id, deletion) {
      const found = await get(id);
      if (found?.value.state === "shipped") {
        throw new AppError("conflict", "This comes with the software. It can be hidden, and not be deleted.");
      }
      return keptOf(await records.delete(id, deletion));
    },
  };
}

/** An id that addresses and other entries can hold: Latin letters without accents, digits and hyphens. */
function idFrom(name: string): string {
  const id = slugOf(slugOf(name).normalize("NFKD").replace(/[^a-z0-9-]/g, ""));
  if (id) return id;
  const message = "The name must be in English, in Latin letters";
  throw AppError.invalid([issue("name", "invalid_format", {}, { message })]);
}

/** What is left or added beside an entry is known to its schema, which TypeScript cannot follow for any `T`. */
function entryWith<T extends Entry>(input: Omit<KeptInput<T>, "hidden">, id: string): T {
  return { ...input, id } as unknown as T;
}

function entryOf<T extends Entry>({ hidden: _, state: __, ...entry }: Kept<T>): T {
  return entry as unknown as T;
}
