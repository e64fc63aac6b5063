import * as z from "zod/mini";
import type { Issue } from "./issue.ts";
import { ISSUE_CODES } from "./issue_messages.ts";

const IssueSchema: z.ZodMiniType<Issue> = z.object({
  path: z.string(),
  code: z.enum(ISSUE_CODES),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  message: z.string(),
});

/** The body of every error response. `code` follows from the status; `issues` lists the refused fields. */
export const ApiErrorSchema = z.object({
  message: z.string(),
  code: z.enum([
    "bad_request",
    "unauthorized",
    "forbidden",
    "not_found",
    "method_not_allowed",
    "conflict",
    "too_large",
    "unsupported_media_type",
    "invalid",
    "too_many_requests",
    "internal",
    "unavailable",
  ]),
  issues: z.optional(z.array(IssueSchema)),
  requestId: z.string(),
});
export type ApiError = z.infer<typeof ApiErrorSchema>;
export type ApiErrorCode = ApiError["code"];
