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

export type VersionedKind =
  | "products"
  | "posts"
  | "pages"
  | "authors"
  | "testimonials"
  | "glossary"
  | "conditions"
  | "brands"
  | "prohibited"
  | "settings";

interface Saved {
  /** What it replaces; null for a new document. */
  before: object | null;
  value: object;
  username: string;
  isDraft?: boolean;
}

/**
 * The last saved versions of documents. Keys: `versions` by id (in order of time), index `document`. A
 * version is written after its document, because both may be too large for one commit. A crash between the
 * two loses only a copy of the current state.
 */
export function versionStore(store: Store, now: () => Date) {
  const versions = collection(store, {
    name: "versions",
    schema: VersionRecordSchema,
    indexes: { document: ({ document }: VersionRecord) => document },
  });
  const idsOf = (document: string) => versions.ids({ index: ["document", document] });

  // Lists one id instead of counting: every commit would have to wait for a count.
  const has = async (document: string) =>
    (await versions.ids({ index: ["document", document], limit: 1 })).length > 0;

  async function drop(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      try {
        await versions.delete(id);
      } catch (error) {
        // A concurrent save has deleted the same surplus version.
        if (!(error instanceof NotFoundError)) throw error;
      }
    }
  }

  async function add(document: string, value: object, username: string, isDraft = false): Promise<void> {
    const at = now().toISOString();
    await versions.create({ document, at, username, value: { ...value }, ...(isDraft && { isDraft }) });
  }

  return {
    /** A document that came with the software or by an import has no version yet: what it was is kept too. */
    async record(kind: VersionedKind, id: string, saved: Saved): Promise<void> {
      const { before, value, username, isDraft } = saved;
      const document = `${kind} ${id}`;
      const hasVersions = before !== null && await has(document);
      if (before !== null && !hasVersions) await add(document, before, username);
      await add(document, value, username, isDraft);
      if (hasVersions) await drop((await idsOf(document)).slice(0, -VERSIONS_KEPT));
    },

    /** Newest first. */
    async list(kind: VersionedKind, id: string): Promise<VersionSummary[]> {
      const found = await Array.fromAsync(
        versions.all({ index: ["document", `${kind} ${id}`], reverse: true }),
      );
      return found.map(({ id, value: { document: _, value: __, ...summary } }) => ({ id, ...summary }));
    },

    /** One version of the document; null if it has no such version. */
    async get(kind: VersionedKind, id: string, versionId: string): Promise<Version | null> {
      const found = await versions.get(versionId);
      if (found?.value.document !== `${kind} ${id}`) return null;
      const { document: _, ...version } = found.value;
      return { id: versionId, ...version };
    },

    /** Deletes all versions of a document. */
    forget: async (kind: VersionedKind, id: string): Promise<void> => drop(await idsOf(`${kind} ${id}`)),
  };
}

export type VersionStore = ReturnType<typeof versionStore>;
