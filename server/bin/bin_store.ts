import { monotonicUlid } from "deno-std/ulid/monotonic_ulid.js";
import * as z from "zod/mini";
import { type BinEntry, BinEntrySchema, type BinKind } from "../../contract/bin.ts";
import type { RetentionDays, RetentionKind } from "../../contract/retention.ts";
import { AppError } from "../http/app_error.ts";
import type { Collection } from "../kv/collection.ts";
import { collection } from "../kv/collection.ts";
import type { Keep } from "../kv/collection_writer.ts";
import { cachedRows } from "../kv/derived.ts";
import { NotFoundError, UniqueError } from "../kv/errors.ts";
import type { Store } from "../kv/store.ts";
import type { Transaction } from "../kv/transaction.ts";
import { countFound } from "../shared/count_found.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

const BinRecordSchema = z.extend(z.omit(BinEntrySchema, { id: true, endsAt: true }), { value: z.unknown() });
type BinRecord = z.infer<typeof BinRecordSchema>;

/** How documents of one kind come back from the bin, and what goes with them when they do not. */
export interface Binnable<T> {
  documents: Pick<Collection<T>, "get" | "in">;
  nameOf: (value: T) => string | null | undefined;
  /** Runs in the restoring commit, before the document is written. Throws if it must not come back. */
  restoring?: (tx: Transaction, id: string, value: T) => Promise<unknown>;
  /** Deletes what is of no use without the document: its versions, its bytes. */
  purged?: (id: string, value: T) => Promise<unknown>;
  /** Wraps a restoration, as by a lock that writers hold. */
  within?: <R>(work: () => Promise<R>) => Promise<R>;
  /** Days of its own that it may be stored, which may end before those of the bin. */
  retention?: (value: T) => { kind: RetentionKind; since: string };
}

// deno-lint-ignore no-explicit-any
export type Binnables = Record<BinKind, Binnable<any>>;

interface BinRow extends Omit<BinEntry, "endsAt"> {
  retention: { kind: RetentionKind; since: string } | undefined;
}

const binRecords = (store: Store) =>
  collection(store, {
    name: "bin",
    schema: BinRecordSchema,
    indexes: {
      document: ({ kind, documentId }: BinRecord) => `${kind} ${documentId}`,
      batch: ({ batch }: BinRecord) => batch,
    },
  });

/**
 * What was deleted in the panel, with who and when. Keys: `bin` by id (in order of time), index `document` by
 * kind and id, index `batch`. The commit that deletes a document writes it here, and the one that restores it
 * deletes it here, so that it always is in one of both places.
 */
export function binStore(store: Store, now: () => Date, kinds: () => Binnables) {
  const records = binRecords(store);
  const rows = cachedRows(store, records, (id, { value, ...entry }: BinRecord): BinRow => ({
    id,
    ...entry,
    retention: kinds()[entry.kind].retention?.(value),
  }));

  async function restore(id: string): Promise<void> {
    const found = await records.get(id);
    if (!found) throw AppError.notFound("this in the bin");
    const { kind, documentId, name } = found.value;
    const { documents, restoring, within = (work) => work() } = kinds()[kind];
    try {
      await within(() =>
        store.transaction(async (tx) => {
          const { value: { value } } = await records.in(tx).delete(id);
          await restoring?.(tx, documentId, value);
          await documents.in(tx).create(value, { id: documentId });
        })
      );
    } catch (error) {
      if (error instanceof UniqueError) throw new AppError("conflict", takenMessage(name, error));
      throw error;
    }
  }

  /** Deletes an entry for good, first itself, so that it cannot be restored without what goes after it. */
  async function purge(id: string): Promise<BinEntry["name"]> {
    const { value: { kind, documentId, name, value } } = await records.delete(id);
    const { documents, purged } = kinds()[kind];
    // A page that every site has may be there again, under the same id.
    if (purged && !await documents.get(documentId)) await purged(documentId, value);
    return name;
  }

  return {
    records,
    purge,
    purgeAll: (ids: readonly string[]): Promise<number> => countFound(ids, purge),

    /** All of it, the last deleted first. */
    async entries(days: RetentionDays): Promise<BinEntry[]> {
      const all = [...(await rows()).values()].toReversed();
      return all.map(({ retention, ...entry }) => ({
        ...entry,
        endsAt: endOf({ retention, ...entry }, days),
      }));
    },

    /** Deletes for good what is there too long. */
    async purgeOld(days: RetentionDays): Promise<number> {
      const at = now().toISOString();
      const old = [...(await rows()).values()].filter((row) => endOf(row, days) < at);
      return await countFound(old.map(({ id }) => id), purge);
    },

    /** The bin of one kind. */
    of: <T>(kind: BinKind) =>
      binOf<T>(kind, { records, rows, restore, now, nameOf: (value) => kinds()[kind].nameOf(value) ?? null }),
  };
}

interface BinParts {
  records: ReturnType<typeof binRecords>;
  rows: () => Promise<ReadonlyMap<string, BinRow>>;
  restore: (id: string) => Promise<void>;
  now: () => Date;
  nameOf: (value: unknown) => string | null;
}

/** The documents of one kind that are in the bin; `T` is what they are. */
function binOf<T>(kind: BinKind, { records, rows, restore, now, nameOf }: BinParts) {
  const idsOf = (documentId: string) => records.ids({ index: ["document", `${kind} ${documentId}`] });

  return {
    /** What a deletion does besides: it puts the document here. All with one `batch` are restored at once. */
    keep(by: string, batch: string = monotonicUlid()): Keep {
      const deletedAt = now().toISOString();
      return (tx, { id: documentId, value }) =>
        records.in(tx).create({ kind, documentId, name: nameOf(value), deletedAt, by, batch, value });
    },

    has: async (documentId: string): Promise<boolean> => (await idsOf(documentId)).length > 0,

    /** Restores the document. Throws 404 if it is not here, and 409 if something stands in its place. */
    async restore(documentId: string): Promise<void> {
      const id = (await idsOf(documentId)).at(-1);
      if (!id) throw AppError.notFound("this in the bin");
      await restore(id);
    },

    /** What one call deleted. */
    async ofBatch(batch: string): Promise<{ id: string; value: T; entry: string; by: string }[]> {
      const found = await Array.fromAsync(records.all({ index: ["batch", batch] }));
      return found.filter(({ value }) => value.kind === kind).map(({ id, value }) => ({
        id: value.documentId,
        value: value.value as T,
        entry: id,
        by: value.by,
      }));
    },

    /** Restores what one call deleted. What cannot be restored stays; if that is all, it throws why. */
    async restoreBatch(batch: string): Promise<number> {
      let refusal: AppError | undefined;
      const ids = (await this.ofBatch(batch)).map(({ entry }) => entry);
      const restored = await countFound(ids, (id) =>
        restore(id).catch((error) => {
          if (!(error instanceof AppError)) throw error;
          refusal ??= error;
          throw new NotFoundError(records.name, id);
        }));
      if (restored === 0) throw refusal ?? AppError.notFound("this in the bin");
      return restored;
    },

    /** Removes the newest entry of a document whose deletion is rolled back. Returns its id. */
    async takeBack(tx: Transaction, documentId: string): Promise<string[]> {
      const ids = (await idsOf(documentId)).slice(-1);
      for (const id of ids) await records.in(tx).delete(id);
      return ids;
    },

    /** The batch of a document that is here. */
    async batchOf(documentId: string): Promise<string> {
      const [found] = await records.getMany((await idsOf(documentId)).slice(-1));
      if (!found) throw AppError.notFound("this in the bin");
      return found.value.batch;
    },

    /** All of this kind, with their entries' ids. */
    async *all(): AsyncGenerator<{ entry: string; id: string; value: T }> {
      const ids = [...(await rows()).values()].filter((row) => row.kind === kind).map(({ id }) => id);
      for (const found of await records.getMany(ids)) {
        if (found) yield { entry: found.id, id: found.value.documentId, value: found.value.value as T };
      }
    },
  };
}

export type BinStore = ReturnType<typeof binStore>;
export type Bin = ReturnType<BinStore["of"]>;

function endOf(
  { deletedAt, retention }: Pick<BinRow, "deletedAt" | "retention">,
  days: RetentionDays,
): string {
  const ends = [Date.parse(deletedAt) + days.bin * DAY_MS];
  if (retention) ends.push(Date.parse(retention.since) + days[retention.kind] * DAY_MS);
  return new Date(Math.min(...ends)).toISOString();
}

function takenMessage(name: string | null, { collection, field, key }: UniqueError): string {
  const it = name ? `“${name}”` : "this";
  if (field === "id" || collection === "media") return `Cannot restore ${it}: it is there again`;
  const what = field === "slug" ? "address" : "name";
  return `Cannot restore ${it}: something else has the ${what} “${key}” now. Change that one first`;
}
