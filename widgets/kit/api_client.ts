import type { ApiError } from "../../contract/api_error.ts";
import { networkFailure } from "./events.ts";
import { jsonOf } from "./json_of.ts";

/** A refused or failed request as plain data. `status` is 0 if no response came. */
export interface ApiFailure {
  status: number;
  code: ApiError["code"] | "network";
  message: string;
  issues: NonNullable<ApiError["issues"]>;
  /** Seconds to wait, if the rate limit was exceeded. */
  retryAfter?: number;
}

export type ApiResult<T> =
  /** `total`: the number of rows on all pages, if the response is one page. */
  | { value: T; total?: number; failure?: undefined }
  | { value?: undefined; total?: undefined; failure: ApiFailure };

export interface RequestOptions {
  method?: "GET" | "POST" | "PATCH";
  body?: Record<string, unknown>;
  signal?: AbortSignal;
  /** Idempotency key: the server carries out requests with the same key once. */
  key?: string;
  /** The response to this request, if it was sent earlier. */
  early?: Promise<Response>;
  /** What each of our answers has. One without it is from somebody else, such as the portal of a hotel's network. */
  has?: "answer" | "id" | "map" | "reference";
}

/** Sends a request to the API. Never throws. */
export type Transport = <T>(path: string, options?: RequestOptions) => Promise<ApiResult<T>>;

/** A slow rural network may need this long. After it the visitor sees an error. */
const TIMEOUT_MS = 45_000;

/**
 * Gives a transport to the API at `base`. On our own pages it sends cookies, by which the server knows who may
 * see a site that is not public. On other sites it sends none.
 */
export function createApiClient(base: string): Transport {
  return async <T>(
    path: string,
    { method = "GET", body, signal, key, early, has }: RequestOptions = {},
  ): Promise<ApiResult<T>> => {
    const control = new AbortController();
    const abort = () => control.abort();
    const timer = setTimeout(abort, TIMEOUT_MS);
    signal?.addEventListener("abort", abort);
    try {
      const response = await (early ?? fetch(base + path, {
        method,
        headers: {
          ...(body && { "content-type": "application/json" }),
          ...(key && { "idempotency-key": key }),
        },
        body: body ? jsonOf(body) : undefined,
        signal: control.signal,
      }));
      if (!response.ok) return { failure: await failureOf(response) };
      const total = response.headers.get("x-total-count");
      const value = await response.json();
      if (has && !value?.[has]) throw `No ${has}`;
      return { value: value as T, ...(total !== null && { total: Number(total) }) };
    } catch (error) {
      return { failure: networkFailure(error) };
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    }
  };
}

/** Reads the error of a response. A proxy's error page has no JSON, so each field has a default. */
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
