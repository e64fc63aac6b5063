import { Hono } from "hono";
import { AppError } from "../http/app_error.ts";
import type { MediaStore } from "./media_store.ts";

/** Public, so that its bytes are kept in memory like any other answer's, drawings compressed. */
const HEADERS = {
  "cache-control": "public, max-age=86400",
  // A picture is only ever a picture: opened by itself, a drawing runs nothing.
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "cross-origin-resource-policy": "cross-origin",
};

export function mediaRoutes(media: MediaStore) {
  return new Hono().get("/:name", async (c) => {
    const name = c.req.param("name");
    const item = await media.read(name);
    if (!item) throw AppError.notFound(`the file "${name}"`);
    return c.body(new Uint8Array(item.content), 200, { ...HEADERS, "content-type": item.type });
  });
}
