import * as z from "zod/mini";
import { LANGUAGES, TRANSLATION_LANGUAGES } from "../../../contract/language.ts";
import { asker } from "./asker.ts";
import { plainPath } from "./page_texts.ts";
import parallel from "./parallel.json" with { type: "json" };
import { wilsonInterval } from "./wilson_interval.ts";

/** Each language in its own script, and those with another script in Latin letters. */
const WAYS = [...LANGUAGES, ...TRANSLATION_LANGUAGES.map((language) => `${language}Latin` as const)];

/** One question in five ways, with the pages to any of which all of them should lead first. */
const ParallelSchema = z.array(z.strictObject({
  pages: z.array(z.string()),
  ways: z.record(z.enum(WAYS), z.string()),
}));

/** How often the way of writing changes where a question leads, and how often the first link is right in each way. */
export async function flipTable(): Promise<string> {
  await using house = await asker();
  const right = new Map<string, number>(WAYS.map((way) => [way, 0]));
  let flips = 0;
  const questions = ParallelSchema.parse(parallel);
  for (const { pages, ways } of questions) {
    const first = new Set<string | undefined>();
    for (const way of WAYS) {
      const { sources } = await house.ask(ways[way]);
      const page = sources[0] && plainPath(sources[0].url);
      first.add(page);
      if (page !== undefined && pages.includes(page)) right.set(way, right.get(way)! + 1);
    }
    if (first.size > 1) flips++;
  }
  const all = questions.length;
  const share = (hits: number) => {
    const [low, high] = wilsonInterval(hits, all);
    return `${hits}/${all} (${Math.round(low * 100)}–${Math.round(high * 100)} %)`;
  };
  return [
    `| ${["first link right", ...WAYS].join(" | ")} | not the same in all five |`,
    `| --- |${" ---: |".repeat(WAYS.length + 1)}`,
    `| | ${WAYS.map((way) => share(right.get(way)!)).join(" | ")} | ${share(flips)} |`,
  ].join("\n");
}
