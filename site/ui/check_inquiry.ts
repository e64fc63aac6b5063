import { inquirySchemas } from "../../contract/inquiry_input.ts";
import { type Issue, issuesOf } from "../../contract/issue.ts";

/** What the contract finds wrong with a form; the server would find the same. */
export function checkInquiry(
  kind: keyof typeof inquirySchemas,
  body: Record<string, unknown>,
): Issue[] {
  const parsed = inquirySchemas[kind].safeParse(body);
  return parsed.success ? [] : issuesOf(parsed.error);
}
