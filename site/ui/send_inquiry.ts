import { ApiErrorSchema } from "../../contract/api_error.ts";
import { type InquiryReceipt, InquiryReceiptSchema } from "../../contract/inquiry.ts";

/** What is wrong, by the field's name. */
export type Issues = Record<string, string>;

export type InquiryAnswer = { receipt: InquiryReceipt } | { issues: Issues; message: string };

/** Posts an inquiry. A refusal gives the server's words; `message` is empty where the server said nothing. */
export async function sendInquiry(body: Record<string, string>): Promise<InquiryAnswer> {
  try {
    const response = await fetch("/api/contact", {
      method: "POST",
      credentials: "include",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    if (response.ok) return { receipt: InquiryReceiptSchema.parse(answer) };
    const refusal = ApiErrorSchema.safeParse(answer);
    if (!refusal.success) return { issues: {}, message: "" };
    const issues = (refusal.data.issues ?? []).map(({ path, message }) => [path, message] as const);
    return { issues: Object.fromEntries(issues.toReversed()), message: refusal.data.message };
  } catch {
    // No network, or an answer that is none of ours: the form stays as it is and can be sent again.
    return { issues: {}, message: "" };
  }
}
