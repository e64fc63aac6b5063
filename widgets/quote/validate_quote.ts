import { MESSAGE_MIN, NAME_MIN, PHONE_MIN } from "../../contract/limits.ts";
import type { SendingTexts } from "./texts/sending/en.ts";

export const QUOTE_FIELDS = ["name", "email", "phone", "company", "message"] as const;
export type QuoteField = typeof QUOTE_FIELDS[number];
export type QuoteValues = Record<QuoteField, string>;
export type QuoteIssues = Partial<Record<QuoteField, string>>;

/** The pattern of the contract's schema, which the widgets are too light to carry; a test keeps the two in step. */
const EMAIL =
  /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;

/** What is wrong with the form, by field. The server has the last word, with the same rules. */
export function validateQuote(values: QuoteValues, texts: SendingTexts["issues"]): QuoteIssues {
  const issues: QuoteIssues = {};
  if (values.name.trim().length < NAME_MIN) issues.name = texts.name;
  if (!EMAIL.test(values.email.trim())) issues.email = texts.email;
  if (values.phone.trim().length < PHONE_MIN) issues.phone = texts.phone;
  if (values.message.trim().length < MESSAGE_MIN) issues.message = texts.message;
  return issues;
}
