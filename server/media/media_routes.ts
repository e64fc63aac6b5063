import { Hono } from "hono";
import { AppError } from "../http/app_error.ts";
import { endpoint } from "../http/endpoint.ts";
import type { MediaStore } from "./media_store.ts";

/** For names with a hash of the contents. */
const FOREVER = "public, max-age=31536000, immutable";
/** For other names. Public answers are cached in memory, and drawings are compressed there. */
const A_DAY = "public, max-age=86400";
/** An SVG that is opened by itself runs no script. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export function mediaRoutes(media: MediaStore) {
  return new Hono().get(
    "/:name",
    endpoint({ summary: "A picture or document by the hash of what it holds.", response: "*/*" }),
    async (c) => {
      const name = c.req.param("name");
      const item = await media.read(name);
      if (!item) throw AppError.notFound(`the file "${name}"`);
      return c.body(new Uint8Array(item.content), 200, {
        "content-type": item.type,
        "cache-control": /^[0-9a-f]{32}[-.]/.test(name) ? FOREVER : A_DAY,
        "cross-origin-resource-policy": "cross-origin",
        // Browsers' PDF viewers open no sandboxed documents, and are isolated themselves.
        ...(item.type === "application/pdf"
          ? { "content-disposition": disposition(item.fileName ?? name) }
          : { "content-security-policy": PICTURE_POLICY }),
      });
    },
  );
}

/** The browser shows the file, and saves it under this name. */
function disposition(fileName: string): string {
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );
  return `inline; filename*=UTF-8''${encoded}`;
}
