import { Hono } from "hono";
import { AppError } from "../http/app_error.ts";
import { endpoint } from "../http/endpoint.ts";
import type { MediaStore } from "./media_store.ts";

/** For names that contain a hash of the contents. */
const FOREVER = "public, max-age=31536000, immutable";
/** For other names, whose contents may change. */
const A_DAY = "public, max-age=86400";
/** Stops scripts in a file that is opened directly. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

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
        "content-security-policy": POLICY,
        // A PDF may hold scripts and forms, so it is saved instead of shown as a page of this site.
        ...item.type === "application/pdf" && { "content-disposition": disposition(item.fileName ?? name) },
      });
    },
  );
}

/** Makes the browser save the file, under this name. */
function disposition(fileName: string): string {
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename*=UTF-8''${encoded}`;
}
