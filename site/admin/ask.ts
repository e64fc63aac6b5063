import { createStore } from "../ui/create_store.ts";

export interface Question {
  /** Paragraphs; the first is the title. */
  words: string;
  /** The label of the button that agrees. */
  yes: string;
  /** Of that button. */
  look?: "danger" | "primary";
  /** Called if the user agrees. */
  run(): void;
}

/** The question that is open. */
export const asked = createStore<Question | null>(null);

/** Asks before something that is seldom meant, or hard to undo. */
export function ask(question: Question): void {
  asked.set(question);
}
