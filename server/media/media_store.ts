import * as z from "zod/mini";
import { type Blobs, blobs } from "../kv/blobs.ts";
import { collection } from "../kv/collection.ts";
import type { Stored } from "../kv/document.ts";
import type { Store } from "../kv/store.ts";

const MediaRecordSchema = z.object({
  name: z.string(),
  /** MIME type. */
  type: z.string(),
  /** Bytes. */
  size: z.number(),
  uploadedAt: z.string(),
});
export type MediaRecord = z.infer<typeof MediaRecordSchema>;

/** Keys: `media` by id, unique `name`; the bytes are a blob under the item's name. */
export function mediaStore(store: Store, now: () => Date) {
  const items = collection(store, {
    name: "media",
    schema: MediaRecordSchema,
    unique: { name: ({ name }) => name },
    // Files are kept among the answers: one that is removed must leave them too.
    content: true,
  });
  const bytes: Blobs = blobs(store);
  const blobId = (name: string) => `media/${name}`;

  return {
    items,

    /** One commit writes the item and its bytes, up to 720 KiB. */
    async create(name: string, type: string, content: Uint8Array): Promise<Stored<MediaRecord>> {
      return await store.transaction(async (tx) => {
        await bytes.in(tx).put(blobId(name), content);
        return await items.in(tx).create({
          name,
          type,
          size: content.length,
          uploadedAt: now().toISOString(),
        });
      });
    },

    async read(name: string): Promise<{ type: string; content: Uint8Array } | null> {
      const item = await items.getBy("name", name);
      const content = item && await bytes.get(blobId(name));
      return item && content ? { type: item.value.type, content } : null;
    },
  };
}

export type MediaStore = ReturnType<typeof mediaStore>;
