import type { ApiError } from "../../contract/api_error.ts";
import { networkFailure } from "./events.ts";
import { jsonOf } from "./json_of.ts";

/** A refusal or a lost connection, as plain data: `status` is 0 where no answer came. */
export interface ApiFailure {
  status: number;
  code: ApiError["code"] | "network";
  message: string;
  issues: NonNullable<ApiError["issues"]>;
  /** Seconds to wait, where too much was asked. */
  retryAfter?: number;
}

export type ApiResult<T> =
  /** `total`: how many rows there are on all pages, where the answer is one of them. */
  | { value: T; total?: number; failure?: undefined }
  | { value?: undefined; total?: undefined; failure: ApiFailure };

export interface RequestOptions {
  method?: "GET" | "POST" | "PATCH";
  body?: Record<string, unknown>;
  signal?: AbortSignal;
  /** Sent again with the same key, a request is carried out once. */
  key?: string;
  /** What this very call is answered with, where it was made before. */
  early?: Promise<Response>;
}

/** How a model reaches the API. Never throws. */
export type Transport = <T>(path: string, options?: RequestOptions) => Promise<ApiResult<T>>;

/** A slow rural network may need this long; after it the visitor is told. */
const TIMEOUT_MS = 45_000;

/** A transport to the API at `base`, without cookies: a widget is nobody on the page that it stands on. */
export function createApiClient(base: string): Transport {
  return async <T>(
    path: string,
    { method = "GET", body, signal, key, early }: RequestOptions = {},
  ): Promise<ApiResult<T>> => {
    const control = new AbortController();
    const abort = () => control.abort();
    const timer = setTimeout(abort, TIMEOUT_MS);
    signal?.addEventListener("abort", abort);
    try {
      const response = await (early ?? fetch(base + path, {
        method,
        credentials: "omit",
        headers: {
          ...(body && { "content-type": "application/json" }),
          ...(key && { "idempotency-key": key }),
        },
        body: body ? jsonOf(body) : undefined,
        signal: control.signal,
      }));
      if (!response.ok) return { failure: await failureOf(response) };
      const total = response.headers.get("x-total-count");
      return { value: await response.json() as T, ...(total !== null && { total: Number(total) }) };
    } catch (error) {
      return { failure: networkFailure(error) };
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    }
  };
}

/** Why an answer is a refusal; a proxy's page has no words of ours. */
async function failureOf(response: Response): Promise<ApiFailure> {
  const body: Partial<ApiError> = await response.json().catch(() => ({}));
  return {
    status: response.status,
    code: body.code ?? "internal",
    message: body.message ?? response.statusText,
    issues: body.issues ?? [],
    ...(response.status === 429 && { retryAfter: Number(response.headers.get("retry-after")) || 60 }),
  };
}
