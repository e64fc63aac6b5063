import { type FormIssueCode, formIssueMessages } from "./form_issue_messages.ts";
import type { Issue } from "./issue.ts";

/** A refused field of a visitor's form. Made here, it takes no sentence of the panel into a widget. */
export type FormIssue = Issue & { code: FormIssueCode };

/** `label` is the field's name in the English sentence. */
export function formIssue(
  path: string,
  code: FormIssueCode,
  params?: Record<string, number>,
  label?: string,
): FormIssue {
  const say = formIssueMessages[code] as (params: unknown, label?: string) => string;
  return { path, code, ...(params && { params }), message: say(params, label) };
}
