import type { ApiErrorCode } from "../../contract/api_error.ts";
import type { Issue } from "../../contract/issue.ts";

const STATUS = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<ApiErrorCode, number>;

/** An error whose message is written for the caller. `answerError` turns it into the response. */
export class AppError extends Error {
  override name = "AppError";
  readonly issues?: Issue[];
  readonly headers: Record<string, string>;

  constructor(
    readonly code: ApiErrorCode,
    message: string,
    { issues, headers = {}, cause }: { issues?: Issue[]; headers?: Record<string, string>; cause?: unknown } =
      {},
  ) {
    super(message, { cause });
    if (issues) this.issues = issues;
    this.headers = headers;
  }

  get status() {
    return STATUS[this.code];
  }

  /** A 422 for invalid fields. The message is that of the first issue. */
  static invalid(issues: Issue[]): AppError {
    return new AppError("invalid", issues[0]?.message ?? "The request is not valid", { issues });
  }

  static notFound(what: string): AppError {
    return new AppError("not_found", `Cannot find ${what}: it does not exist or was removed`);
  }
}
