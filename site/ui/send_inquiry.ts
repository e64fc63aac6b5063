import { ApiErrorSchema } from "../../contract/api_error.ts";
import { askedFields } from "../../contract/asked_fields.ts";
import { formFields, formIssues } from "../../contract/form_fields.ts";
import type { FormRules } from "../../contract/form_rules.ts";
import type { FormKind } from "../../contract/inquiry_form.ts";
import { type InquiryReceipt, InquiryReceiptSchema } from "../../contract/inquiry_input.ts";
import type { Issue } from "../../contract/issue.ts";

export interface Refusal {
  /** 0 if there was no response. */
  status: number;
  issues: Issue[];
  /** The server's message, possibly empty. */
  message: string;
}

export type InquiryAnswer = { receipt: InquiryReceipt } | { refusal: Refusal };

/** Long enough for a slow rural network. After it the visitor is told that sending failed. */
const TIMEOUT_MS = 45_000;

/** Validates a form by the contract's rules, as the server does. */
export function checkInquiry(kind: FormKind, rules: FormRules, body: Record<string, unknown>): Issue[] {
  return formIssues({ ...formFields(kind, rules), ...askedFields(kind, rules) }, body);
}

/** Posts an inquiry. The server stores it only once per idempotency key. */
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
    // No network, or not a response of this API: the form keeps its values and can be sent again.
    return { refusal: { status, issues: [], message: "" } };
  }
}
