import type { Context } from "hono";
import { AppError } from "./app_error.ts";
import { REVALIDATED } from "./body_cache.ts";

/** Public JSON, cached until the content changes. Escaped to ASCII: `CachedBody` serves that faster. */
export function cachedJson(c: Context, value: unknown, headers: Record<string, string> = {}): Response {
  const json = JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return c.body(json, 200, { ...headers, "content-type": "application/json", "cache-control": REVALIDATED });
}

/** JSON that no cache may store. `version` becomes the ETag that a later `If-Match` is compared with. */
export function privateJson(
  c: Context,
  value: unknown,
  { status = 200, version, headers = {} }: {
    status?: 200 | 201;
    version?: string;
    headers?: Record<string, string>;
  } = {},
): Response {
  return c.json(value as object, status, {
    ...headers,
    "cache-control": "no-store",
    ...(version ? { etag: `"${version}"` } : {}),
  });
}

/** The version in `If-Match: "…"`; undefined if it is absent or `*`. Throws 400 if it is not an ETag. */
export function ifMatchOf(c: Context): string | undefined {
  const header = c.req.header("if-match");
  if (!header || header === "*") return undefined;
  const version = /^\s*(?:W\/)?"([^"]*)"\s*$/.exec(header)?.[1];
  if (!version) throw new AppError("bad_request", 'Cannot read If-Match: it must be an ETag such as "00a1"');
  return version;
}
