import { isDeepStrictEqual } from "node:util";
import * as z from "zod/mini";
import { KeptDraftSchema } from "../../contract/kept_draft.ts";
import { collection } from "../kv/collection.ts";
import { cachedRows } from "../kv/derived.ts";
import type { Stored } from "../kv/document.ts";
import { ConflictError, NotFoundError } from "../kv/errors.ts";
import type { Store } from "../kv/store.ts";
import type { VersionedKind, VersionStore } from "../versions/version_store.ts";

export const DraftRecordSchema = z.extend(z.omit(KeptDraftSchema, { value: true }), {
  /** The fields that differ from the published document. */
  changes: z.record(z.string(), z.unknown()),
  /** The fields that the document will not have any more. */
  dropped: z.array(z.string()),
});
export type DraftRecord = z.infer<typeof DraftRecordSchema>;
type StoredDraft = Stored<DraftRecord>;

/** What is public, and can wait to be. */
export type DraftKind = VersionedKind;

/** Written by each save, and no change of its own. */
const STAMP = "updatedAt";

/**
 * Changes to published documents that wait beside them. Keys: `drafts` by kind and id of the document. A draft
 * holds only the fields that differ, so that an import or a bulk change of the document goes on under it.
 */
export function draftStore(store: Store, now: () => Date, versions: VersionStore) {
  const drafts = collection(store, { name: "drafts", schema: DraftRecordSchema });
  const rows = cachedRows(store, drafts, (_, record: DraftRecord) => record);

  return {
    drafts,

    /** The drafts of documents of one kind, with what was saved of them before. */
    of(kind: DraftKind) {
      const keyOf = (id: string) => `${kind} ${id}`;

      async function discard(id: string, draft?: StoredDraft): Promise<void> {
        try {
          await drafts.delete(keyOf(id), draft && { ifMatch: draft.version });
        } catch (error) {
          // It is gone already, or somebody has saved another one meanwhile, which stays.
          if (!(error instanceof NotFoundError || error instanceof ConflictError)) throw error;
        }
      }

      return {
        kind,
        /** Of the published documents and of their drafts. */
        versions,

        discard,

        get: (id: string): Promise<StoredDraft | null> => drafts.get(keyOf(id)),

        /** Stores how `after` differs from what is published; no difference is no draft. */
        async save(
          id: string,
          { before, after, known, username }: {
            before: object;
            after: object;
            /** The draft that it replaces, as the caller read it. */
            known: StoredDraft | null;
            username: string;
          },
        ): Promise<void> {
          const record = { at: now().toISOString(), username, ...differenceOf(before, after) };
          const isSame = Object.keys(record.changes).length + record.dropped.length === 0;
          if (isSame) return await discard(id, known ?? undefined);
          if (known) await drafts.update(keyOf(id), () => record, { ifMatch: known.version });
          else await drafts.create(record, { id: keyOf(id) });
        },

        /** Puts back a draft that was published with many, unless there is another one by now. */
        async putBack(id: string, record: DraftRecord): Promise<void> {
          if (!await drafts.get(keyOf(id))) await drafts.create(record, { id: keyOf(id) });
        },

        /** All of this kind, by the document's id. */
        async all(): Promise<ReadonlyMap<string, DraftRecord>> {
          const own = [...await rows()].filter(([key]) => key.startsWith(`${kind} `));
          return new Map(own.map(([key, record]) => [key.slice(kind.length + 1), record]));
        },
      };
    },
  };
}

export type DraftStore = ReturnType<typeof draftStore>;
export type Drafts = ReturnType<DraftStore["of"]>;

/** The document as it will be once the draft is published. */
export function withDraft<T extends object>(document: T, { changes, dropped }: DraftRecord): T {
  const kept = Object.entries(document).filter(([field]) => !dropped.includes(field));
  return { ...Object.fromEntries(kept), ...changes } as T;
}

function differenceOf(before: object, after: object): Pick<DraftRecord, "changes" | "dropped"> {
  // As they are stored, where a field without a value is none.
  const [old, fresh] = [before, after].map((value) =>
    JSON.parse(JSON.stringify(value)) as Record<string, unknown>
  );
  const isChanged = ([field, value]: [string, unknown]) =>
    field !== STAMP && !isDeepStrictEqual(value, old![field]);
  return {
    changes: Object.fromEntries(Object.entries(fresh!).filter(isChanged)),
    dropped: Object.keys(old!).filter((field) => !(field in fresh!)),
  };
}
