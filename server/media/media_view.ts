import type { Media } from "../../contract/media.ts";
import type { Stored } from "../kv/document.ts";
import type { MediaRecord } from "./media_store.ts";

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
