import type { IssueWords } from "../../../../contract/issue_messages.ts";

/** The words for what becomes of a request: they come with what sends it. */
export const en = {
  sentTitle: "Quote Request Sent",
  sent: "Thank you! We will get back to you shortly.",
  reference: "Reference",
  problems: "Please correct these fields",
  /** Beside the fields, by code: an issue speaks English itself. */
  issues: null as IssueWords | null,
};

export type SendingTexts = typeof en;
