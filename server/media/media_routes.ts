import { Hono } from "hono";
import { AppError } from "../http/app_error.ts";
import type { MediaStore } from "./media_store.ts";

/** Pictures kept in memory, in bytes: enough for a catalogue's, so that a page of them reads no store. */
const CAPACITY = 32 * 1024 * 1024;

export function mediaRoutes(media: MediaStore) {
  const kept = new Map<string, { type: string; content: Uint8Array<ArrayBuffer>; etag: string }>();
  let size = 0;

  async function read(name: string) {
    const found = kept.get(name);
    if (found) return found;
    const item = await media.read(name);
    if (!item) throw AppError.notFound(`the file "${name}"`);
    const content = new Uint8Array(item.content);
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content)).subarray(0, 12);
    const entry = { type: item.type, content, etag: `"${btoa(String.fromCharCode(...digest))}"` };
    kept.set(name, entry);
    size += content.length;
    for (const [oldName, old] of kept) {
      if (size <= CAPACITY) break;
      kept.delete(oldName);
      size -= old.content.length;
    }
    return entry;
  }

  return new Hono().get("/:name", async (c) => {
    const { type, content, etag } = await read(c.req.param("name"));
    const headers = {
      "content-type": type,
      "cache-control": "public, max-age=86400",
      etag,
      // A picture is only ever a picture: opened by itself, a drawing runs nothing.
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "cross-origin-resource-policy": "cross-origin",
    };
    if (c.req.header("if-none-match")?.includes(etag)) return c.body(null, 304, headers);
    return c.body(content, 200, headers);
  });
}
