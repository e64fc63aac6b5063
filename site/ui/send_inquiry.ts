import { ApiErrorSchema } from "../../contract/api_error.ts";
import { askedFields } from "../../contract/asked_fields.ts";
import { formFields, formIssues } from "../../contract/form_fields.ts";
import type { FormRules } from "../../contract/form_rules.ts";
import { FORM_ELAPSED, type FormKind } from "../../contract/inquiry_form.ts";
import { type InquiryReceipt, InquiryReceiptSchema } from "../../contract/inquiry_input.ts";
import type { Issue } from "../../contract/issue.ts";
import { publicAddress } from "../../contract/shared/public_address.ts";
import { keepWaiting, postInquiry } from "../offline/outbox.ts";
import { sendingKey } from "./sending_key.ts";

export { dropWaiting, settleWaiting } from "../offline/outbox.ts";

export interface Refusal {
  /** 0 if there was no response. */
  status: number;
  issues: Issue[];
  /** The server's message, possibly empty. */
  message: string;
}

type InquiryAnswer =
  | { receipt: InquiryReceipt }
  | { refusal: Refusal }
  | { body: Record<string, unknown>; waits: true };

/** Validates a form by the contract's rules, as the server does. */
export function checkInquiry(kind: FormKind, rules: FormRules, body: Record<string, unknown>): Issue[] {
  return formIssues({ ...formFields(kind, rules), ...askedFields(kind, rules) }, body);
}

/** Posts what a form holds. Without a network it is kept on the device, to be sent later. */
export async function sendInquiry(
  kind: FormKind,
  form: HTMLFormElement,
  content: Record<string, unknown>,
  elapsed: number,
): Promise<InquiryAnswer> {
  const body = { ...content, page: publicAddress(location.href), [FORM_ELAPSED]: elapsed };
  const key = sendingKey(kind, form, content);
  let status = 0;
  try {
    const response = await postInquiry(body, key);
    const answer: unknown = await response.json();
    if (response.ok) return { receipt: InquiryReceiptSchema.parse(answer) };
    status = response.status;
    const { issues = [], message } = ApiErrorSchema.parse(answer);
    return { refusal: { status, issues, message } };
  } catch {
    if (await keepWaiting(kind, { key, body })) return { body, waits: true };
    // No network, or not a response of this API: the form keeps its values and can be sent again.
    return { refusal: { status, issues: [], message: "" } };
  }
}
