import { ApiErrorSchema } from "../../contract/api_error.ts";
import { type InquiryReceipt, InquiryReceiptSchema } from "../../contract/inquiry_input.ts";
import type { Issue } from "../../contract/issue.ts";

export interface Refusal {
  /** 0 where no answer came. */
  status: number;
  issues: Issue[];
  /** The server's words; empty where it had none. */
  message: string;
}

export type InquiryAnswer = { receipt: InquiryReceipt } | { refusal: Refusal };

/** A slow rural network may need this long; after it the visitor is told, rather than left waiting. */
const PATIENCE = 45_000;

/** Posts an inquiry. Sent again with the same key, it is stored once. */
export async function sendInquiry(body: Record<string, unknown>, key: string): Promise<InquiryAnswer> {
  let status = 0;
  try {
    const response = await fetch("/api/contact", {
      method: "POST",
      credentials: "include",
      headers: { "content-type": "application/json", accept: "application/json", "idempotency-key": key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const answer: unknown = await response.json();
    if (response.ok) return { receipt: InquiryReceiptSchema.parse(answer) };
    status = response.status;
    const { issues = [], message } = ApiErrorSchema.parse(answer);
    return { refusal: { status, issues, message } };
  } catch {
    // No network, or an answer that is none of ours: the form stays as it is and can be sent again.
    return { refusal: { status, issues: [], message: "" } };
  }
}
