import type { Context } from "hono";
import type * as z from "zod/mini";
import { issue, issuesOf } from "../../contract/issue.ts";
import { BODY_MAX } from "../../contract/limits.ts";
import { AppError } from "./app_error.ts";

/** Bytes allowed for a multipart form besides its file: boundaries, headers and the file name. */
const ENVELOPE_MAX = 16 * 1024;

const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** Timeout of a body: this, plus the time its maximum size takes at the slowest accepted speed. */
const TIMEOUT_MS = 30_000;
const SLOWEST_BYTES_PER_MS = 5;

/** Limits of a body that replace the defaults. */
export interface BodyLimit {
  max?: number;
  tooLarge?: string;
  /** Milliseconds within which the whole body must arrive; by default it depends on `max`. */
  timeoutMs?: number;
}

/** Whether the content type is that of a plain HTML form. */
export function isForm(c: Context): boolean {
  return FORM_TYPES.includes(contentType(c));
}

/** The JSON object in the body. Throws as `bufferJson` does, and 422 if the JSON is not an object. */
export async function readJsonObject(c: Context, limit?: BodyLimit): Promise<Record<string, unknown>> {
  const value = await bufferJson(c, limit);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new AppError("invalid", "Cannot read the request: its body must be a JSON object", { issues: [] });
  }
  return value as Record<string, unknown>;
}

/**
 * Reads a JSON body within its limits and makes `c.req.json()` return it, which has no limits of its own.
 * Throws 400 (not JSON, incomplete or too slow), 413 (too large) or 415 (wrong content type).
 */
export async function bufferJson(c: Context, limit?: BodyLimit): Promise<unknown> {
  if (contentType(c) !== "application/json") throw wrongType("application/json");
  const bytes = await readBytes(c, limit);
  try {
    const value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    c.req.json = () => Promise.resolve(value);
    return value;
  } catch {
    throw new AppError("bad_request", "Cannot read the request: its body is not valid JSON");
  }
}

/** The text fields of a plain HTML form, without its files. Throws 400, 413 or 415. */
export async function readForm(c: Context): Promise<Record<string, string>> {
  if (!isForm(c)) throw wrongType(`application/json, ${FORM_TYPES.join(" or ")}`);
  const bytes = await readBytes(c);
  const form = await parseForm(c, bytes);
  return Object.fromEntries(
    [...form].filter((field): field is [string, string] => typeof field[1] === "string"),
  );
}

/**
 * The file in the form field `file`. Throws 413 above `max` bytes, 422 without a file, 415 if the body is no
 * multipart form, and 400 if the upload is invalid, incomplete or too slow.
 */
export async function readFile(
  c: Context,
  { max, tooLarge }: { max: number; tooLarge: string },
): Promise<File> {
  if (contentType(c) !== "multipart/form-data") throw wrongType("multipart/form-data");
  const bytes = await readBytes(c, { max: max + ENVELOPE_MAX, tooLarge });
  const file = (await parseForm(c, bytes)).get("file");
  if (!(file instanceof File)) {
    throw AppError.invalid([issue("file", "not_selected", {}, { message: "Please choose a file" })]);
  }
  if (file.size > max) throw new AppError("too_large", tooLarge);
  return file;
}

/** The value as parsed by the schema. Throws 422 with issues that name the fields: `email`, `features.2`. */
export function parse<S extends z.ZodMiniType>(schema: S, value: unknown): z.infer<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw AppError.invalid(issuesOf(parsed.error));
}

function contentType(c: Context): string {
  return c.req.header("content-type")?.split(";", 1).join().trim().toLowerCase() ?? "";
}

function wrongType(expected: string): AppError {
  return new AppError(
    "unsupported_media_type",
    `Cannot read the request: its content type must be ${expected}`,
  );
}

async function parseForm(c: Context, bytes: Uint8Array<ArrayBuffer>): Promise<FormData> {
  try {
    const headers = { "content-type": c.req.header("content-type")! };
    return await new Response(bytes, { headers }).formData();
  } catch {
    throw new AppError("bad_request", "Cannot read the request: its body is not a valid form");
  }
}

/** Counts bytes while it reads, because a chunked body has no `Content-Length`. */
async function readBytes(
  c: Context,
  {
    max = BODY_MAX,
    tooLarge = `Cannot read the request: its body is larger than ${max / 1024} kB`,
    timeoutMs = TIMEOUT_MS + max / SLOWEST_BYTES_PER_MS,
  }: BodyLimit = {},
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(c.req.header("content-length") ?? 0) > max) throw new AppError("too_large", tooLarge);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const piece of arriving(c, timeoutMs)) {
    size += piece.length;
    if (size > max) throw new AppError("too_large", tooLarge);
    pieces.push(piece);
  }
  if (pieces.length === 1) return pieces[0]!;
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

/** Yields the body's chunks. Throws 400 if it is incomplete or too slow: both are the client's errors. */
async function* arriving(c: Context, timeoutMs: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = c.req.raw.body?.getReader();
  if (!reader) return;
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new AppError("bad_request", "Cannot read the request: its body came too slowly")),
    timeoutMs,
  );
  try {
    while (true) {
      const piece = reader.read().catch((cause) => {
        throw new AppError("bad_request", "Cannot read the request: its body broke off", { cause });
      });
      const { value, done } = await Promise.race([piece, late.promise]);
      if (done) return;
      yield value;
    }
  } finally {
    clearTimeout(timer);
    // If the caller stopped early, cancel the rest of the body.
    await reader.cancel().catch(() => {});
  }
}
