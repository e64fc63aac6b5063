import { formFields, formIssues } from "../../contract/form_fields.ts";
import type { Issue } from "../../contract/issue.ts";
import { issueText } from "../../contract/shared/issue_text.ts";
import type { QuoteTexts } from "./texts/en.ts";
import type { SendingTexts } from "./texts/sending/en.ts";

export const QUOTE_FIELDS = ["name", "email", "phone", "company", "message"] as const;
export type QuoteFieldName = typeof QUOTE_FIELDS[number];
export type QuoteValues = Record<QuoteFieldName, string>;
export type QuoteIssues = Partial<Record<QuoteFieldName, string>>;

/** Validates the form before it is sent. The server applies the same rules again. */
export function validateQuote(
  values: QuoteValues,
  fields = formFields("quote", { contact: "both" }),
): Issue[] {
  return formIssues(fields, values).filter(({ path }) => path in values);
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
