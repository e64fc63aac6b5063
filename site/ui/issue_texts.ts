import type { Issue } from "../../contract/issue.ts";
import { issueText } from "../../contract/shared/issue_text.ts";
import type { Texts } from "../texts/texts.ts";

/** Error messages by field name. */
export type IssueTexts = Record<string, string>;

/** The first error of each field, in the visitor's language. */
export function issueTexts(issues: readonly Issue[], { issues: words, form }: Texts["contact"]): IssueTexts {
  const labels: Record<string, unknown> = form;
  const texts: IssueTexts = {};
  for (const issue of issues) {
    texts[issue.path] ??= issueText(issue, words, `${labels[issue.path] ?? ""}`);
  }
  return texts;
}
