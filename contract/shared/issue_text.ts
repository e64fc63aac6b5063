import type { Issue } from "../issue.ts";
import type { FormIssueCode, IssueWords } from "../issue_messages.ts";

/**
 * What a visitor reads of a refused field. `words` are those of the page's language, null for English, which the issue
 * speaks itself. A code that no form is meant to meet is told in general words, never in English.
 */
export function issueText({ code, params, message }: Issue, words: IssueWords | null, label: string): string {
  if (!words) return message;
  const say = words[code as FormIssueCode] ?? words.invalid;
  return say(params as never, label);
}
