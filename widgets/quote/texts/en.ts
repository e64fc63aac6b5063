import type { IssueWords } from "../../../contract/issue_messages.ts";

/** The quote dialog's words. */
export const en = {
  title: "Request a Quote",
  name: "Name",
  email: "Email",
  phone: "Phone",
  company: "Company (optional)",
  message: "Message",
  add: "Add quantities or more products",
  prefilled: (product: string) => `I would like to request a quote${product && ` for ${product}`}.`,
  send: "Send Request",
  sending: "Sending...",
  cancel: "Cancel",
  close: "Close",
  sentTitle: "Quote Request Sent",
  sent: "Thank you! We will get back to you shortly.",
  reference: "Reference",
  failedTitle: "Error",
  failed: "There was a problem sending your request. Please try again.",
  /** Follows where there was no network. */
  offline: "You seem to be offline. Nothing you wrote is lost.",
  retry: "Try again",
  problems: "Please correct these fields",
  trap: "Leave this field empty",
  /** Beside the fields, by code: an issue speaks English itself. */
  issues: null as IssueWords | null,
};

export type QuoteTexts = typeof en;
