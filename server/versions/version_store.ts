import * as z from "zod/mini";
import { VERSIONS_KEPT } from "../../contract/limits.ts";
import { type Version, VersionSchema, type VersionSummary } from "../../contract/version.ts";
import { collection } from "../kv/collection.ts";
import { NotFoundError } from "../kv/errors.ts";
import type { Store } from "../kv/store.ts";

const VersionRecordSchema = z.extend(z.omit(VersionSchema, { id: true }), {
  /** Kind and id of the document: `products 01J…`. */
  document: z.string(),
});
type VersionRecord = z.infer<typeof VersionRecordSchema>;

export type VersionedKind = "products" | "posts";

/**
 * The last saved states of documents. Keys: `versions` by id, which is in order of time; index `document`. Written
 * after the document itself, since both together may be too large for one commit: what a crash between the two loses
 * is a way back to the state that is still there.
 */
export function versionStore(store: Store, now: () => Date) {
  const versions = collection(store, {
    name: "versions",
    schema: VersionRecordSchema,
    indexes: { document: ({ document }: VersionRecord) => document },
  });
  const idsOf = (document: string) => versions.ids({ index: ["document", document] });

  async function drop(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      try {
        await versions.delete(id);
      } catch (error) {
        // Two saves at once both see what is one too many.
        if (!(error instanceof NotFoundError)) throw error;
      }
    }
  }

  async function add(document: string, value: object, username: string): Promise<void> {
    await versions.create({ document, at: now().toISOString(), username, value: { ...value } });
  }

  return {
    async record(kind: VersionedKind, id: string, value: object, username: string): Promise<void> {
      const document = `${kind} ${id}`;
      await add(document, value, username);
      await drop((await idsOf(document)).slice(0, -VERSIONS_KEPT));
    },

    /** The first states of a document that has none: nobody needs to look for those that are too many. */
    async begin(kind: VersionedKind, id: string, values: readonly object[], username: string): Promise<void> {
      for (const value of values) await add(`${kind} ${id}`, value, username);
    },

    // Not by a count, for which every commit would wait.
    has: async (kind: VersionedKind, id: string): Promise<boolean> =>
      (await versions.ids({ index: ["document", `${kind} ${id}`], limit: 1 })).length > 0,

    /** The newest first. */
    async list(kind: VersionedKind, id: string): Promise<VersionSummary[]> {
      const found = await Array.fromAsync(
        versions.all({ index: ["document", `${kind} ${id}`], reverse: true }),
      );
      return found.map(({ id, value: { at, username } }) => ({ id, at, username }));
    },

    /** One of the document's; null where it has none such. */
    async get(kind: VersionedKind, id: string, versionId: string): Promise<Version | null> {
      const found = await versions.get(versionId);
      if (found?.value.document !== `${kind} ${id}`) return null;
      const { at, username, value } = found.value;
      return { id: versionId, at, username, value };
    },

    /** All of a document's, when it is deleted. */
    forget: async (kind: VersionedKind, id: string): Promise<void> => drop(await idsOf(`${kind} ${id}`)),
  };
}

export type VersionStore = ReturnType<typeof versionStore>;
