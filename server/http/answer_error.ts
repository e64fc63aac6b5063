import type { Context } from "hono";
import type { ApiError } from "../../contract/api_error.ts";
import {
  ConflictError,
  InvalidCursorError,
  NotFoundError,
  TooLargeError,
  UniqueError,
} from "../kv/errors.ts";
import { AppError } from "./app_error.ts";

/** What the store refuses, in the words of HTTP. */
function translate(error: Error): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof NotFoundError) return new AppError("not_found", error.message);
  if (error instanceof ConflictError) return new AppError("conflict", error.message);
  if (error instanceof TooLargeError) return new AppError("too_large", error.message);
  if (error instanceof InvalidCursorError) {
    return AppError.invalid([{ path: "cursor", message: error.message }]);
  }
  if (error instanceof UniqueError) {
    const message = `Another one has the ${error.field} "${error.key}" already`;
    return new AppError("conflict", message, { issues: [{ path: error.field, message }] });
  }
  return new AppError("internal", "Something went wrong on our side. Please try again later.", {
    cause: error,
  });
}

/**
 * The one place where an error becomes an answer. What nobody foresaw is logged under the request's id, and
 * the caller is told only that id.
 */
export function answerError(log: (line: string) => void) {
  return function answer(error: Error, c: Context): Response {
    const refusal = translate(error);
    const requestId = crypto.randomUUID();
    if (refusal.code === "internal") {
      // Encoded, as it may hold line breaks and what moves a terminal's cursor.
      log(`${requestId} ${c.req.method} ${encodeURI(c.req.path)}: ${error.stack ?? error}`);
    }
    const body: ApiError = {
      message: refusal.message,
      code: refusal.code,
      ...(refusal.issues ? { issues: refusal.issues } : {}),
      requestId,
    };
    return c.json(body, refusal.status, {
      ...refusal.headers,
      "cache-control": "no-store",
      "x-request-id": requestId,
    });
  };
}
