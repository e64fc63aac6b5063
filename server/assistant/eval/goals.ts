import type { Result } from "./measure.ts";
import { mean, wronglyDeclined } from "./print_tables.ts";

/** What our own questions are to reach; undefined of a goal is that nothing was asked for it. */
export function missedGoals(results: readonly Result[]): string[] {
  const recall = (isEnglish: boolean) =>
    mean(results.filter(({ question }) => (question.way === "en") === isEnglish), ({ recall }) => recall) ??
      1;
  const goals: [name: string, value: number, isReached: (value: number) => boolean][] = [
    ["recall@3 in English, at least 0.93", recall(true), (value) => value >= 0.93],
    ["recall@3 in the others, at least 0.9", recall(false), (value) => value >= 0.9],
    ["wrongly declined, at most 0.03", wronglyDeclined(results) ?? 0, (value) => value <= 0.03],
    [
      "numbers that the cited pages hold, at least 0.995",
      mean(results, ({ strayNumber }) => Number(strayNumber === undefined)) ?? 1,
      (value) => value >= 0.995,
    ],
  ];
  return goals.filter(([, value, isReached]) => !isReached(value))
    .map(([name, value]) => `${name}: ${value.toFixed(3)}`);
}
