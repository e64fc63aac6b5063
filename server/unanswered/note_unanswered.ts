import type { Context } from "hono";
import type { AssistantAnswer, AssistantQuestion } from "../../contract/assistant.ts";
import { LINE_MAX } from "../../contract/limits.ts";
import { publicAddress } from "../../contract/shared/public_address.ts";
import type { ChatStore } from "../chat/ChatStore.ts";
import { AppError } from "../http/app_error.ts";
import type { UnansweredStore } from "./unanswered_store.ts";

interface Parts {
  unanswered: UnansweredStore;
  chat: ChatStore;
  /** Throws if too many questions are noted. */
  throttle: (c: Context) => Promise<void>;
  log: (line: string) => void;
}

/** Records an unanswered question for the owner. It returns at once; a failure is logged. */
export type NoteUnanswered = (
  question: AssistantQuestion,
  answer: AssistantAnswer,
  /** The request: its `Referer` is the page. */
  c: Context,
) => void;

export function noteUnanswered({ unanswered, chat, throttle, log }: Parts): NoteUnanswered {
  async function note({ query, userId }: AssistantQuestion, { lang }: AssistantAnswer, referrer?: string) {
    const source = (userId && (await chat.users.get(userId))?.value.source) || { page: null, partner: null };
    await unanswered.note({
      question: query,
      lang,
      page: pageOf(source.page) ?? pageOf(referrer),
      partner: source.partner?.toWellFormed() ?? null,
    });
  }
  return (question, answer, c) => {
    if (answer.kind !== "unknown") return;
    const referrer = c.req.header("referer");
    throttle(c).then(() => note(question, answer, referrer)).catch((error) => {
      // A flood of questions is answered but not noted, and not logged either.
      if (!(error instanceof AppError)) log(`Cannot note an unanswered question: ${error}`);
    });
  };
}

function pageOf(address: string | null | undefined): string | null {
  return publicAddress(address ?? "")?.slice(0, LINE_MAX) ?? null;
}
