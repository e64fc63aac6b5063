/**
 * `deno task eval` asks everything and prints the tables of both parts; `tune` lists the misses of the part to tune
 * on, `--show-report` those of the other. Exits with 1 below the goals.
 */
import { dangers } from "./dangers.ts";
import { askAll } from "./ask_all.ts";
import { missedGoals } from "./goals.ts";
import { misses, tables } from "./print_tables.ts";
import { readQuestions } from "./question.ts";

async function run(options: readonly string[]): Promise<void> {
  const questions = await readQuestions();
  const results = await askAll(questions);
  const tune = results.filter(({ question }) => question.part === "tune");
  const reported = results.filter(({ question }) => question.part === "report");
  if (options.includes("tune")) console.log(`${tables(tune)}\n\n${misses(tune)}\n`);
  console.log(`Reported, ${reported.length} of ${results.length} questions\n\n${tables(reported)}`);
  if (options.includes("--show-report")) console.log(`\n${misses(reported)}`);
  console.log(`\n${await dangers()}`);
  const missed = missedGoals(reported);
  for (const goal of missed) console.error(`Missed: ${goal}`);
  if (missed.length > 0) Deno.exit(1);
}

if (import.meta.main) await run(Deno.args);
