import type { AskedName } from "../../contract/asked_names.ts";
import { formFields, formIssues } from "../../contract/form_fields.ts";
import type { Issue } from "../../contract/issue.ts";
import { issueText } from "../../contract/shared/issue_text.ts";
import type { SendingTexts } from "./texts/sending/en.ts";

type UsualField = "name" | "email" | "phone" | "company" | "message";
export type QuoteFieldName = UsualField | AskedName;
export type QuoteValues = Record<UsualField, string> & Partial<Record<AskedName, string>>;
export type QuoteIssues = Partial<Record<QuoteFieldName, string>>;

/** Validates the form before it is sent. The server applies the same rules again. */
export function validateQuote(
  values: QuoteValues,
  fields = formFields("quote", { contact: "both" }),
): Issue[] {
  return formIssues(fields, values).filter(({ path }) => path !== "subject");
}

/** Gives one message for each field, in the dialog's language. */
export function quoteIssues(
  issues: readonly Issue[],
  words: SendingTexts["issues"],
  labels: Partial<Record<string, unknown>>,
): QuoteIssues {
  const told: QuoteIssues = {};
  for (const found of issues) {
    const field = found.path as QuoteFieldName;
    const label = labels[field];
    if (typeof label === "string") told[field] ??= issueText(found, words, label);
  }
  return told;
}
