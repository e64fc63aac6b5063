import { type Issue, issue } from "../../contract/issue.ts";
import { EMAIL_PATTERN } from "../../contract/email_pattern.ts";
import { MESSAGE_MIN, NAME_MIN, PHONE_MIN } from "../../contract/limits.ts";
import { issueText } from "../../contract/shared/issue_text.ts";
import type { QuoteTexts } from "./texts/en.ts";
import type { SendingTexts } from "./texts/sending/en.ts";

export const QUOTE_FIELDS = ["name", "email", "phone", "company", "message"] as const;
export type QuoteFieldName = typeof QUOTE_FIELDS[number];
export type QuoteValues = Record<QuoteFieldName, string>;
export type QuoteIssues = Partial<Record<QuoteFieldName, string>>;

/** Validates the form before it is sent. The server applies the same rules again. */
export function validateQuote({ name, email, phone, message }: QuoteValues): Issue[] {
  const issues: Issue[] = [];
  if (name.trim().length < NAME_MIN) {
    issues.push(issue("name", "too_short", { min: NAME_MIN }, { label: "Name" }));
  }
  if (!EMAIL_PATTERN.test(email.trim())) issues.push(issue("email", "invalid_email"));
  if (phone.trim().length < PHONE_MIN) issues.push(issue("phone", "too_few_digits", { min: PHONE_MIN }));
  if (message.trim().length < MESSAGE_MIN) {
    issues.push(issue("message", "details_required", { min: MESSAGE_MIN }));
  }
  return issues;
}

/** Gives one message for each field, in the dialog's language. */
export function quoteIssues(
  issues: readonly Issue[],
  words: SendingTexts["issues"],
  labels: QuoteTexts,
): QuoteIssues {
  const told: QuoteIssues = {};
  for (const found of issues) {
    const field = found.path as QuoteFieldName;
    if (QUOTE_FIELDS.includes(field)) told[field] ??= issueText(found, words, labels[field]);
  }
  return told;
}
