import { AppError } from "../http/app_error.ts";

/** The file as a whole cannot be taken. */
export function unreadable(message: string): AppError {
  return AppError.invalid([{ path: "file", message }]);
}
