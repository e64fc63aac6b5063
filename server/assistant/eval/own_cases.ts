import { loadRefusals } from "../../knowledge/load_refusals.ts";
import cases from "../training/2026-11-21-own-cases.json" with { type: "json" };
import type { BlindQuestion, BlindSet } from "./blind_questions.ts";

/** The cases of whoever wrote the rules of safety, trained on since: they tell whether something has been lost. */
export function ownCases(): BlindSet {
  const { author, day, questions } = cases;
  return {
    name: "own cases",
    author,
    day,
    questions: questions.map(({ q, rule, ...each }): BlindQuestion => ({
      kind: KINDS[loadRefusals().get(rule)?.kind ?? "none"],
      language: "en",
      history: "history" in each ? each.history as string[] : [],
      question: q,
    })),
  };
}

const KINDS = { refused: "danger", urgent: "emergency", none: "innocent" } as const;
