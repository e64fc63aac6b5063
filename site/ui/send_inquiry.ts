import { ApiErrorSchema } from "../../contract/api_error.ts";
import type { FormKind } from "../../contract/inquiry_form.ts";
import { type InquiryReceipt, InquiryReceiptSchema, inquirySchemas } from "../../contract/inquiry_input.ts";
import { type Issue, issuesOf } from "../../contract/issue.ts";

export interface Refusal {
  /** 0 where no answer came. */
  status: number;
  issues: Issue[];
  /** The server's words; empty where it had none. */
  message: string;
}

export type InquiryAnswer = { receipt: InquiryReceipt } | { refusal: Refusal };

/** A slow rural network may need this long. After it the visitor is told that nothing was sent. */
const TIMEOUT_MS = 45_000;

/** What the contract finds wrong with a form; the server would find the same. */
export function checkInquiry(kind: FormKind, body: Record<string, unknown>): Issue[] {
  const parsed = inquirySchemas[kind].safeParse(body);
  return parsed.success ? [] : issuesOf(parsed.error);
}

/** Posts an inquiry. The server stores it once for each key. */
export async function sendInquiry(body: Record<string, unknown>, key: string): Promise<InquiryAnswer> {
  let status = 0;
  try {
    const response = await fetch("/api/contact", {
      method: "POST",
      credentials: "include",
      headers: { "content-type": "application/json", accept: "application/json", "idempotency-key": key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer: unknown = await response.json();
    if (response.ok) return { receipt: InquiryReceiptSchema.parse(answer) };
    status = response.status;
    const { issues = [], message } = ApiErrorSchema.parse(answer);
    return { refusal: { status, issues, message } };
  } catch {
    // No network, or an answer in another form than ours: the form stays as it is and can be sent again.
    return { refusal: { status, issues: [], message: "" } };
  }
}
