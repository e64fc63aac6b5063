import { inquirySchemas } from "../../contract/inquiry_input.ts";

/** What the contract finds wrong with a form, in its own words; the server would find the same. */
export function checkInquiry(
  kind: keyof typeof inquirySchemas,
  body: Record<string, unknown>,
): { path: string; message: string }[] {
  const parsed = inquirySchemas[kind].safeParse(body);
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
}
