import type { IssueWords } from "../../../../contract/issue_messages.ts";

/** The texts about a sent request. They are loaded together with the code that sends. */
export const en = {
  sentTitle: "Quote Request Sent",
  reference: "Reference",
  keep: "Keep or print this request",
  problems: "Please correct these fields",
  /** Messages by issue code. Null in English, since an issue already has an English message. */
  issues: null as IssueWords | null,
};

export type SendingTexts = typeof en;
