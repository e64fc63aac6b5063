import type { Issue } from "../issue.ts";
import type { FormIssueCode } from "../form_issue_messages.ts";
import type { IssueWords } from "../issue_messages.ts";

/**
 * Gives the message for a refused field. `words` is the table of the page's language, or null for English,
 * because an issue already has an English message. A code outside the table gets the table's general message.
 */
export function issueText({ code, params, message }: Issue, words: IssueWords | null, label: string): string {
  if (!words) return message;
  const say = words[code as FormIssueCode] ?? words.invalid;
  return say(params as never, label);
}
