import * as z from "zod/mini";

/** Every refusal of the API. `issues[].path` is the field's name: `email`, `features.2`. */
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
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  requestId: z.string(),
});
export type ApiError = z.infer<typeof ApiErrorSchema>;
export type ApiErrorCode = ApiError["code"];
