import { messages } from "../../contract/messages.ts";
import type { Texts } from "../texts/texts.ts";
import type { Issues } from "./send_inquiry.ts";

type IssueTexts = Texts["contact"]["issues"];

const RULES = [
  "name",
  "email",
  "quotePhone",
  "quoteMessage",
  "contactPhone",
  "contactSubject",
  "message",
] as const;
const TOO_LONG = /^Must be at most (\d+) characters$/;

/** A sentence of the contract, which speaks English, in the visitor's language; undefined where it is none of ours. */
export function issueText(sentence: string, texts: IssueTexts): string | undefined {
  const rule = RULES.find((name) => messages[name] === sentence);
  if (rule) return texts[rule];
  const most = TOO_LONG.exec(sentence)?.[1];
  return most ? texts.tooLong(Number(most)) : undefined;
}

/** The first sentence for each field. */
export function issueTexts(issues: readonly { path: string; message: string }[], texts: IssueTexts): Issues {
  const first: Issues = {};
  for (const { path, message } of issues) first[path] ??= issueText(message, texts) ?? message;
  return first;
}
