import cases from "../safety/safety_cases.json" with { type: "json" };
import type { BlindQuestion, BlindSet } from "./blind_questions.ts";

type Case = string | { before: string[]; query: string };

/** The cases of whoever wrote the rules of safety: what they measure is whether something has been lost. */
export function ownCases(): BlindSet {
  const questions = Object.entries(cases as Record<string, Case[]>).flatMap(([rule, list]) =>
    list.map((each): BlindQuestion => ({
      kind: rule === "none" ? "innocent" : rule === "urgent" ? "emergency" : "danger",
      language: "en",
      history: typeof each === "string" ? [] : each.before,
      question: typeof each === "string" ? each : each.query,
    }))
  );
  return { name: "own cases", author: "who wrote the rules", day: "2026-11-01", questions };
}
