import type { Context } from "hono";
import type { ApiError } from "../../contract/api_error.ts";
import { issue } from "../../contract/issue.ts";
import {
  ConflictError,
  InvalidCursorError,
  NotFoundError,
  StoreAwayError,
  TooLargeError,
  UniqueError,
} from "../kv/errors.ts";
import { currentRequest } from "../log/current_request.ts";
import type { HouseLog } from "../log/house_log.ts";
import { AppError } from "./app_error.ts";
import { routeOf } from "./note_route.ts";

/** Seconds after which a caller shall try again while the store is away. */
const STORE_RETRY_SECONDS = 10;

/** Turns an error into an `AppError`. Store errors get an HTTP code; unexpected ones become `internal`. */
export function appErrorOf(error: Error): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof NotFoundError) return new AppError("not_found", error.message);
  if (error instanceof ConflictError) return new AppError("conflict", error.message);
  if (error instanceof StoreAwayError) {
    return new AppError(
      "unavailable",
      "Our store does not answer at the moment. Please try again in a minute.",
      {
        headers: { "retry-after": String(STORE_RETRY_SECONDS) },
        cause: error,
      },
    );
  }
  if (error instanceof TooLargeError) return new AppError("too_large", error.message);
  if (error instanceof InvalidCursorError) {
    return AppError.invalid([issue("cursor", "invalid_cursor", {}, { message: error.message })]);
  }
  if (error instanceof UniqueError) {
    const taken = issue(error.field, "taken", { value: error.key }, { label: error.field });
    return new AppError("conflict", taken.message, { issues: [taken] });
  }
  return new AppError("internal", "Something went wrong on our side. Please try again later.", {
    cause: error,
  });
}

/** The details that an HTML error page may show. */
export interface Failure {
  status: number;
  message: string;
  requestId: string;
  /** The requested path as a link to it: encoded, and without the `//` that would lead to another site. */
  path: string;
}

/**
 * Turns errors into responses: an HTML page if a browser asked for one, otherwise JSON. An unexpected error
 * is logged with the request's id. The caller gets only that id, because the details could reveal internals.
 */
export function answerError(log: HouseLog["error"], page: (failure: Failure) => Promise<Response>) {
  return async function answer(error: Error, c: Context): Promise<Response> {
    const refusal = appErrorOf(error);
    const requestId = currentRequest()?.id ?? crypto.randomUUID();
    // One fault for all that is refused meanwhile, so that the log says it once a minute, with their number.
    if (error instanceof StoreAwayError) log(error.message);
    if (refusal.code === "internal") {
      // By its pattern: a path may hold what somebody searched for, and each would be a fault of its own kind.
      const route = `${c.req.method} ${routeOf(c)}`;
      log(`Cannot answer ${route}: ${error.message}`, { request: requestId, stack: error.stack });
    }
    const headers = { ...refusal.headers, "cache-control": "no-store", "x-request-id": requestId };
    if (wantsPage(c)) {
      const { status, message } = refusal;
      const answer = await page({ status, message, requestId, path: pathOf(c) });
      for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
      return answer;
    }
    const body: ApiError = {
      message: refusal.message,
      code: refusal.code,
      ...(refusal.issues ? { issues: refusal.issues } : {}),
      requestId,
    };
    return c.json(body, refusal.status, headers);
  };
}

/** `c.req.path` would be decoded, and the browser ignores a decoded tab or takes `\` for a slash. */
function pathOf({ req }: Context): string {
  return new URL(req.url).pathname.replace(/\/{2,}/g, "/");
}

/** True if a browser navigates or posts a plain form. An API address opened in a browser still gets JSON. */
function wantsPage({ req }: Context): boolean {
  if (!req.header("accept")?.includes("text/html")) return false;
  return req.method === "POST" || !req.path.startsWith("/api/");
}
