import * as z from "zod/mini";
import type { Dist } from "../http/dist.ts";
import { blobs } from "../kv/blobs.ts";
import { collection } from "../kv/collection.ts";
import { cachedRecords } from "../kv/derived.ts";
import type { Store } from "../kv/store.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
/** A page that was opened before a release may still load files of the one before. */
const KEPT_MS = 7 * DAY_MS;
/** A partner's page may pin an old version for this long after the last server that had it was started. */
const PINNED_KEPT_MS = 730 * DAY_MS;
/** Names that say what is in the file. Others are of the running release alone. */
const HASHED = /^\/(assets|widgets)\/.*[-/][A-Z0-9]{8}\.\w+$/;

const FormerAssetSchema = z.object({
  /** Its address, such as `/widgets/pinned/chat-ABCDEFGH.js`. */
  path: z.string(),
  type: z.string(),
  /** When a server last started with it. */
  seenAt: z.string(),
});

/**
 * The files of every release that served from this store, so that a tag of two years ago works after a fresh
 * installation, and servers of two releases side by side have each other's files. Keys: `former-assets` by id, unique
 * `path`; the bytes are blobs.
 */
export function formerAssetStore(store: Store, now: () => Date) {
  const assets = collection(store, {
    name: "former-assets",
    schema: FormerAssetSchema,
    unique: { path: ({ path }) => path },
  });
  const bytes = blobs(store);
  const blobOf = (path: string) => `asset${path}`;
  const known = cachedRecords(store, assets, ({ value }) => value.path);

  async function keepOne(dist: Dist, path: string): Promise<void> {
    const answer = await dist.answer(new Request(`http://localhost${path}`), path);
    if (!answer) return;
    await bytes.put(blobOf(path), await answer.bytes());
    const seenAt = now().toISOString();
    await assets.create({ path, type: answer.headers.get("content-type") ?? "", seenAt }).catch(
      async (error) => {
        // Another server came first.
        if (!(await known()).has(path)) throw error;
      },
    );
  }

  return {
    assets,

    /** Keeps the files of the running release. */
    async keep(dist: Dist): Promise<void> {
      const stored = await known();
      const paths = Object.keys(dist.files).filter((path) => HASHED.test(path));
      for (const path of paths) if (!stored.has(path)) await keepOne(dist, path);
      const seen = new Set(paths);
      for (const { id, value } of await Array.fromAsync(assets.all())) {
        const isOld = now().getTime() - Date.parse(value.seenAt) > DAY_MS;
        if (isOld && seen.has(value.path)) await assets.update(id, { seenAt: now().toISOString() });
      }
    },

    /** Deletes the files of releases long gone. */
    async deleteOld(): Promise<void> {
      for (const { id, value: { path, seenAt } } of await Array.fromAsync(assets.all())) {
        const kept = path.startsWith("/widgets/pinned/") ? PINNED_KEPT_MS : KEPT_MS;
        if (now().getTime() - Date.parse(seenAt) <= kept) continue;
        await store.transaction(async (tx) => {
          await assets.in(tx).delete(id);
          await bytes.in(tx).delete(blobOf(path));
        });
      }
    },

    /** A file of a former release; undefined for an address that none had. */
    async answer(path: string): Promise<Response | undefined> {
      if (!HASHED.test(path)) return undefined;
      const type = (await known()).get(path)?.type;
      const content = type === undefined ? null : await bytes.get(blobOf(path));
      if (!content) return undefined;
      return new Response(new Uint8Array(content), {
        headers: {
          "content-type": type!,
          "cache-control": "public, max-age=31536000, immutable",
          // As for the files of this release: the cache of responses leaves them alone.
          "vary": "Accept-Encoding",
          "access-control-allow-origin": "*",
          "cross-origin-resource-policy": "cross-origin",
        },
      });
    },
  };
}
