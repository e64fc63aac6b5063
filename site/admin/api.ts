import type { Issue } from "../../contract/issue.ts";
import { ApiErrorSchema } from "../../contract/api_error.ts";
import * as z from "zod/mini";
import { texts } from "./texts.ts";

/** A failed call. `message` is the server's sentence; `status` is 0 if the server was not reached. */
export class ApiFailure extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly issues: Issue[] = [],
  ) {
    super(message);
    this.name = "ApiFailure";
  }
}

/** Whether a call failed for lack of a session. The login dialog reports it, so callers need not. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 401;
}

export interface Call {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
  ifMatch?: string | null;
  signal?: AbortSignal;
}

/** Sends one request to the server. Throws an `ApiFailure` unless the response is a success. */
export async function send(path: string, { method = "GET", body, ifMatch, signal }: Call = {}) {
  const headers = new Headers({ accept: "application/json" });
  if (body !== undefined) headers.set("content-type", "application/json");
  if (ifMatch) headers.set("if-match", ifMatch);
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
      credentials: "same-origin",
      cache: "no-store",
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiFailure(0, texts.offline);
  }
  if (!response.ok) throw await failureOf(response);
  return response;
}

async function failureOf(response: Response): Promise<ApiFailure> {
  const parsed = ApiErrorSchema.safeParse(await response.json().catch(() => null));
  return parsed.success
    ? new ApiFailure(response.status, parsed.data.message, parsed.data.issues)
    : new ApiFailure(response.status, `${response.status}: ${response.statusText}`);
}

/** The response body, parsed with the contract's schema. */
export async function read<T>(path: string, schema: z.ZodMiniType<T>, call?: Call): Promise<T> {
  return schema.parse(await (await send(path, call)).json());
}

/** A stored document and the ETag to send as `If-Match` when it is saved. */
export interface Versioned<T> {
  value: T;
  etag: string | null;
}

export async function readDocument<T>(
  path: string,
  schema: z.ZodMiniType<T>,
  call?: Call,
): Promise<Versioned<T>> {
  const response = await send(path, call);
  return { value: schema.parse(await response.json()), etag: response.headers.get("etag") };
}

/** One page of a list. `next` is the cursor of the following page. */
interface ListPage<T> {
  items: T[];
  /** Null while the server is still counting, for example right after a start. */
  total: number | null;
  next: string | null;
}

/** Reads one page of a list. `schema` describes one item. */
export async function readList<T>(
  path: string,
  schema: z.ZodMiniType<T>,
  call?: Call,
): Promise<ListPage<T>> {
  const response = await send(path, call);
  const items = z.array(schema).parse(await response.json());
  const total = response.headers.get("x-total-count");
  const next = nextCursor(response.headers.get("link"));
  return { items, total: total !== null ? Number(total) : next ? null : items.length, next };
}

/** The cursor in a `Link: <…?cursor=…>; rel="next"` header. */
export function nextCursor(link: string | null): string | null {
  const next = link?.match(/<([^>]+)>\s*;[^,]*\brel="?next"?/)?.[1];
  return next ? new URL(next, "http://localhost").searchParams.get("cursor") : null;
}

/** `path` with a query string of those `params` that are not empty. */
export function withParams(path: string, params: Record<string, string | number | null | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value) search.set(name, String(value));
  return search.size === 0 ? path : `${path}?${search}`;
}
