import type { Context } from "hono";
import type { AssistantAnswer, AssistantQuestion } from "../../contract/assistant.ts";
import type { RateMessage } from "../../contract/chat.ts";
import { LINE_MAX } from "../../contract/limits.ts";
import { publicAddress } from "../../contract/shared/public_address.ts";
import type { WentBadly } from "../../contract/unanswered.ts";
import type { ChatStore } from "../chat/ChatStore.ts";
import { AppError } from "../http/app_error.ts";
import { writtenLanguage } from "../language/written_language.ts";
import type { UnansweredStore } from "./unanswered_store.ts";

interface Parts {
  unanswered: UnansweredStore;
  chat: ChatStore;
  /** Throws if too many questions are noted. */
  throttle: (c: Context) => Promise<void>;
  log: (line: string) => void;
}

/** Records for the owner what went badly. Both calls return at once; a failure is logged. */
export interface NoteUnanswered {
  /** A question that was not answered, or with less than was asked. `c`: its `Referer` is the page. */
  answered(question: AssistantQuestion, answer: AssistantAnswer, c: Context): void;
  /** A question whose answer did not help. */
  rated(rating: RateMessage, c: Context): void;
}

export function noteUnanswered({ unanswered, chat, throttle, log }: Parts): NoteUnanswered {
  type Noted = Pick<
    Parameters<UnansweredStore["note"]>[0],
    "question" | "lang" | "why" | "answer" | "nearest"
  >;

  async function note(noted: Noted, userId: string | null, referrer?: string) {
    const source = (userId && (await chat.users.get(userId))?.value.source) || { page: null, partner: null };
    await unanswered.note({
      ...noted,
      page: pageOf(source.page) ?? pageOf(referrer),
      partner: source.partner?.toWellFormed() ?? null,
    });
  }

  async function noteRated({ userId, messageId }: RateMessage, referrer?: string): Promise<void> {
    const said = await chat.questionAndAnswer(userId, messageId);
    if (!said) return;
    const { question, answer } = said;
    const lang = writtenLanguage(question) ?? "en";
    await note({ question, lang, why: "disliked", answer, nearest: [] }, userId, referrer);
  }

  function later(c: Context, work: (referrer?: string) => Promise<void>): void {
    const referrer = c.req.header("referer");
    throttle(c).then(() => work(referrer)).catch((error) => {
      // A flood of questions is answered but not noted, and not logged either.
      if (!(error instanceof AppError)) log(`Cannot note an unanswered question: ${error}`);
    });
  }

  return {
    answered({ query: question, userId }, answer, c) {
      const why = whyOf(answer);
      if (!why) return;
      const { lang, answer: words, sources: nearest } = answer;
      later(c, (referrer) => note({ question, lang, why, answer: words, nearest }, userId, referrer));
    },
    rated(rating, c) {
      if (rating.rating === "down") later(c, (referrer) => noteRated(rating, referrer));
    },
  };
}

function whyOf({ kind, isCareful }: AssistantAnswer): WentBadly | undefined {
  if (kind === "unknown" || kind === "refused") return kind;
  return isCareful ? "careful" : undefined;
}

function pageOf(address: string | null | undefined): string | null {
  return publicAddress(address ?? "")?.slice(0, LINE_MAX) ?? null;
}
