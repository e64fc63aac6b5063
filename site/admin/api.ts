import type { Issue } from "../../contract/issue.ts";
import { ApiErrorSchema } from "../../contract/api_error.ts";
import * as z from "zod/mini";
import { texts } from "./texts.ts";

/** A call that the server refused, or that never reached it (`status` 0). `message` is the server's sentence. */
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

/** Whether a call failed because nobody is signed in: the login says so, and nothing else needs to. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 401;
}

export interface Call {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
  ifMatch?: string | null;
  signal?: AbortSignal;
}

/** Sends one call to our own server; anything but success becomes an `ApiFailure`. */
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

/** The answer's body, parsed with the contract's schema. */
export async function read<T>(path: string, schema: z.ZodMiniType<T>, call?: Call): Promise<T> {
  return schema.parse(await (await send(path, call)).json());
}

/** One stored document and the ETag that a later `If-Match` names. */
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

/** One page of a list; `next` is the cursor of the page after it. */
interface ListPage<T> {
  items: T[];
  /** Null where the server counts yet, as it does right after a start. */
  total: number | null;
  next: string | null;
}

/** One page of a list; `schema` is that of an item. */
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

/** `path` with those of `params` that hold something. */
export function withParams(path: string, params: Record<string, string | number | null | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value) search.set(name, String(value));
  return search.size === 0 ? path : `${path}?${search}`;
}
