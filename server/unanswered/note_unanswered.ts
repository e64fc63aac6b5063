import type { AssistantAnswer, AssistantQuestion } from "../../contract/assistant.ts";
import { LINE_MAX } from "../../contract/limits.ts";
import { publicAddress } from "../../contract/shared/public_address.ts";
import type { ChatStore } from "../chat/ChatStore.ts";
import type { UnansweredStore } from "./unanswered_store.ts";

interface Parts {
  unanswered: UnansweredStore;
  chat: ChatStore;
  log: (line: string) => void;
}

/** Records an unanswered question for the owner. It returns at once; a failure is logged. */
export type NoteUnanswered = (
  question: AssistantQuestion,
  answer: AssistantAnswer,
  /** The page, from the `Referer` header. */
  referrer: string | undefined,
) => void;

export function noteUnanswered({ unanswered, chat, log }: Parts): NoteUnanswered {
  async function note({ query, userId }: AssistantQuestion, { lang }: AssistantAnswer, referrer?: string) {
    const source = (userId && (await chat.users.get(userId))?.value.source) || { page: null, partner: null };
    await unanswered.note({
      question: query,
      lang,
      page: pageOf(source.page) ?? pageOf(referrer),
      partner: source.partner?.toWellFormed() ?? null,
    });
  }
  return (question, answer, referrer) => {
    if (answer.kind !== "unknown") return;
    note(question, answer, referrer).catch((error) => log(`Cannot note an unanswered question: ${error}`));
  };
}

function pageOf(address: string | null | undefined): string | null {
  return publicAddress(address ?? "")?.slice(0, LINE_MAX) ?? null;
}
