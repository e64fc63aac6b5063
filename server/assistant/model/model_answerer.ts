import type { AssistantAnswer, AssistantKind, AssistantQuestion } from "../../../contract/assistant.ts";
import type { Answerer, Listener } from "../answerer.ts";
import type { Passage, ProductField } from "../passage.ts";
import type { Retriever } from "../retrieve.ts";
import { checkQuestion } from "../safety/check_question.ts";
import { assistantTexts } from "../texts/texts.ts";
import { CheckedAnswer } from "./CheckedAnswer.ts";
import type { CircuitBreaker } from "./circuit_breaker.ts";
import type { ModelClient } from "./model_client.ts";
import { ModelError } from "./model_error.ts";
import { modelPrompt } from "./model_prompt.ts";
import { tellsWhatToDo } from "./tells_what_to_do.ts";

/** What a model may put in its own words. Doses, prices, what is urgent or refused, and what the staff wrote stay as they are. */
const KINDS = new Set<AssistantKind>(["products", "facts", "comparison", "article"]);
/** Fields that are only ever quoted. */
const QUOTED = new Set<ProductField>(["dosage", "withdrawal"]);
const PASSAGES = 10;
/** Letters of one passage that are shown. */
const PASSAGE_MAX = 1_500;

interface Parts {
  /** The answer without a model. */
  template: Answerer;
  retrieve: Retriever;
  ask: ModelClient;
  breaker: CircuitBreaker;
  log: (line: string) => void;
}

/**
 * Lets a model say what the passages hold, piece by piece as each is checked. Wherever it may not, cannot or does not
 * do so well, the answer is the one without it, and what it said until then is taken back.
 */
export function modelAnswerer({ template, retrieve, ask, breaker, log }: Parts): Answerer {
  async function asked(
    question: AssistantQuestion,
    listener: Listener,
  ): Promise<AssistantAnswer | undefined> {
    const { query, chatHistory } = question;
    if (checkQuestion(query, chatHistory).finding) return undefined;
    if ([query, ...chatHistory.map(({ content }) => content)].some(tellsWhatToDo)) return undefined;
    const without = await template(question);
    if (!KINDS.has(without.kind)) return without;
    const { passages, language } = await retrieve(question);
    const shown = passages.filter(isFit).slice(0, PASSAGES).map(shortened);
    if (shown.length === 0 || listener.mayAskModel?.() === false) return without;
    const signal = listener.signal ?? new AbortController().signal;
    const checked = new CheckedAnswer(shown);
    let said = "";
    const say = (piece: string) => {
      said += piece;
      if (piece) listener.say?.(piece);
    };
    try {
      for await (const words of heard(() => ask(modelPrompt(question, shown, language), signal), signal)) {
        say(checked.take(words));
      }
      say(checked.end());
      say(`\n\n${assistantTexts[language].veterinarian}`);
      return { ...without, answer: said, sources: checked.sources };
    } catch (error) {
      if (said) listener.takeBack?.();
      if (!signal.aborted) log(`The assistant answers without its model: ${reasonOf(error)}`);
      return without;
    }
  }

  /** The words, and whether the server did its part: that what they say does not hold is not its failure. */
  async function* heard(
    words: () => AsyncIterable<string>,
    signal: AbortSignal,
  ): AsyncGenerator<string, void> {
    breaker.pass();
    let failed = false;
    try {
      yield* words();
    } catch (error) {
      failed = !signal.aborted;
      throw error;
    } finally {
      // Also where nobody listens any longer.
      if (failed) breaker.failed();
      else breaker.succeeded();
    }
  }

  return async (question, listener = {}) => await asked(question, listener) ?? await template(question);
}

function isFit({ kind, title, text, field }: Passage): boolean {
  return kind !== "staff" && !(field && QUOTED.has(field)) && !tellsWhatToDo(`${title}\n${text}`);
}

function shortened(passage: Passage): Passage {
  return { ...passage, text: passage.text.slice(0, PASSAGE_MAX) };
}

/** Nothing of what was asked or answered, unless it is a fault of ours. */
function reasonOf(error: unknown): string {
  if (error instanceof ModelError) return error.message;
  return error instanceof Error ? error.stack ?? error.message : String(error);
}
