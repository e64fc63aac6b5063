import type { AssistantAnswer, AssistantQuestion } from "../../contract/assistant.ts";

/** Who waits for an answer and reads it as it comes. */
export interface Listener {
  /** Aborted when nobody waits any more. */
  signal?: AbortSignal;
  /** Takes a piece of the answer that may be shown at once. */
  say?: (piece: string) => void;
  /** All that was said does not hold: another answer follows. */
  takeBack?: () => void;
  /** Whether this caller may have a model asked. Counts the question; without it every caller may. */
  mayAskModel?: () => boolean;
}

/**
 * Whoever answers the assistant's questions. Asked anew for each, and told nothing but the question. What was said and
 * not taken back is the beginning of the answer; one that is ready at once says nothing before it.
 */
export type Answerer = (question: AssistantQuestion, listener?: Listener) => Promise<AssistantAnswer>;
