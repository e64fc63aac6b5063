import type { Context } from "hono";
import type { ApiError } from "../../contract/api_error.ts";
import { issue } from "../../contract/issue.ts";
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

/** An error on its way to a person: what a page about it may say. */
export interface Failure {
  status: number;
  message: string;
  requestId: string;
  path: string;
}

/**
 * The one place where an error becomes an answer: a page for a browser that wanted one, else JSON. What nobody foresaw is
 * logged under the request's id, and the caller is told only that id.
 */
export function answerError(log: (line: string) => void, page: (failure: Failure) => Promise<Response>) {
  return async function answer(error: Error, c: Context): Promise<Response> {
    const refusal = translate(error);
    const requestId = crypto.randomUUID();
    if (refusal.code === "internal") {
      // Encoded, as it may hold line breaks and what moves a terminal's cursor.
      log(`${requestId} ${c.req.method} ${encodeURI(c.req.path)}: ${error.stack ?? error}`);
    }
    const headers = { ...refusal.headers, "cache-control": "no-store", "x-request-id": requestId };
    if (wantsPage(c)) {
      const { status, message } = refusal;
      const answer = await page({ status, message, requestId, path: c.req.path });
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

/** A browser that goes somewhere or posts a plain form. Who opens an address of the API wants to see what it says. */
function wantsPage({ req }: Context): boolean {
  if (!req.header("accept")?.includes("text/html")) return false;
  return req.method === "POST" || !req.path.startsWith("/api/");
}
