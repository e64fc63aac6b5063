import type { AssistantAnswer, AssistantQuestion } from "../../contract/assistant.ts";

/** Whoever answers the assistant's questions. Asked anew for each, and told nothing but the question. */
export type Answerer = (question: AssistantQuestion) => Promise<AssistantAnswer>;
