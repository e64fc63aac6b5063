import * as z from "zod/mini";
import type { Media } from "../../contract/media.ts";
import { VARIANT_NAME } from "../../contract/shared/picture_address.ts";
import { type Blobs, blobs } from "../kv/blobs.ts";
import { type Collection, collection } from "../kv/collection.ts";
import type { Deletion } from "../kv/collection_writer.ts";
import type { Stored } from "../kv/document.ts";
import type { Store } from "../kv/store.ts";
import type { Transaction } from "../kv/transaction.ts";

const PictureSchema = z.object({ name: z.string(), width: z.number(), height: z.number(), size: z.number() });

const MediaRecordSchema = z.object({
  /** The last segment of its URL. */
  name: z.string(),
  /** MIME type. */
  type: z.string(),
  /** Bytes. */
  size: z.number(),
  uploadedAt: z.string(),
  /** Set for uploads only. */
  upload: z.optional(z.object({
    fileName: z.string(),
    /** SHA-256 of the file as it was uploaded. */
    source: z.string(),
    /** From narrow to wide; the last has the item's own name. Empty for other files. */
    pictures: z.array(PictureSchema),
  })),
});
export type MediaRecord = z.infer<typeof MediaRecordSchema>;

type MediaItems = Collection<MediaRecord, "name" | "source">;

/** A file ready to be stored, with its narrower pictures if it is a picture. */
export interface PreparedUpload {
  fileName: string;
  source: string;
  type: string;
  name: string;
  content: Uint8Array;
  /** From narrow to wide; the last is `content`. Empty for other files. */
  pictures: { name: string; width: number; height: number; bytes: Uint8Array }[];
}

/** Keys: `media` by id, unique `name`, unique `source`. The bytes are blobs named by the file's URL. */
export function mediaStore(store: Store, now: () => Date) {
  const items: MediaItems = collection(store, {
    name: "media",
    schema: MediaRecordSchema,
    unique: { name: ({ name }) => name, source: ({ upload }) => upload?.source ?? null },
  });
  const bytes: Blobs = blobs(store);
  const blobId = (name: string) => `media/${name}`;
  /** Where the bytes are while the item is in the bin: nobody can ask for them by name. */
  const binnedId = (id: string, name: string) => `bin/${id}/${name}`;

  return {
    items,

    /** Writes the item and its bytes, at most 720 KiB, in one commit. */
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

    /** Stores an upload. Its bytes take several commits; the file becomes visible with the last one. */
    async add(upload: PreparedUpload): Promise<Stored<MediaRecord>> {
      const { fileName, source, type, name, content, pictures } = upload;
      const files: [string, Uint8Array][] = pictures.length > 0
        ? pictures.map((picture) => [blobId(picture.name), picture.bytes])
        : [[blobId(name), content]];
      return await bytes.putAll(files, async (tx) =>
        await items.in(tx).create({
          name,
          type,
          size: content.length,
          uploadedAt: now().toISOString(),
          upload: {
            fileName,
            source,
            pictures: pictures.map(({ name, width, height, bytes }) => ({
              name,
              width,
              height,
              size: bytes.length,
            })),
          },
        }));
    },

    /** Deletes the item and its bytes in one commit. If it is kept in the bin, so are they. */
    async remove(id: string, deletion: Deletion = {}): Promise<void> {
      await store.transaction(async (tx) => {
        const { value } = await items.in(tx).delete(id, deletion);
        const files = bytes.in(tx);
        for (const name of namesOf(value)) {
          if (deletion.keep) await files.move(blobId(name), binnedId(id, name));
          else await files.delete(blobId(name));
        }
      });
    },

    /** Brings the bytes back from the bin. */
    async restoring(tx: Transaction, id: string, item: MediaRecord): Promise<void> {
      for (const name of namesOf(item)) await bytes.in(tx).move(binnedId(id, name), blobId(name));
    },

    /** Deletes the bytes that are in the bin. */
    async purged(id: string, item: MediaRecord): Promise<void> {
      for (const name of namesOf(item)) await bytes.delete(binnedId(id, name));
    },

    /** The file at `/media/{name}`, or null. */
    async read(name: string): Promise<{ type: string; content: Uint8Array; fileName?: string } | null> {
      if (VARIANT_NAME.test(name)) {
        const content = await bytes.get(blobId(name));
        return content && { type: "image/webp", content };
      }
      const item = await items.getBy("name", name);
      const content = item && await bytes.get(blobId(name));
      if (!item || !content) return null;
      const { type, upload } = item.value;
      return { type, content, ...(upload ? { fileName: upload.fileName } : {}) };
    },
  };
}

export type MediaStore = ReturnType<typeof mediaStore>;

/** The names of its files. */
function namesOf({ name, upload }: MediaRecord): Set<string> {
  return new Set([name, ...upload?.pictures.map(({ name }) => name) ?? []]);
}

export function mediaView({ id, value }: Stored<MediaRecord>): Media {
  const { name, type, size, uploadedAt, upload } = value;
  const pictures = upload?.pictures ?? [];
  return {
    id,
    name: upload?.fileName ?? name,
    url: mediaUrl(name),
    type: type.startsWith("image/") ? "image" : type === "application/pdf" ? "document" : "other",
    contentType: type,
    size,
    uploadedAt,
    width: pictures.at(-1)?.width ?? null,
    height: pictures.at(-1)?.height ?? null,
    variants: pictures.map(({ name, width, size }) => ({ url: mediaUrl(name), width, size })),
  };
}

export function mediaUrl(name: string): string {
  return `/media/${name}`;
}
