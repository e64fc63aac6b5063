import { issue } from "../../contract/issue.ts";
import { AppError } from "../http/app_error.ts";

/** The file as a whole cannot be taken. */
export function unreadable(message: string): AppError {
  return AppError.invalid([issue("file", "unreadable_file", {}, { message })]);
}
