/**
 * `deno task eval` asks everything and prints the tables; `deno task eval misses` lists what our own questions missed,
 * `deno task eval read plain` the answers to the blind sets' plain questions, `deno task eval held-out` the blind sets'
 * table with the models trained without each author. Exits with 1 below the goals.
 */
import { askAll } from "./ask_all.ts";
import { readBlindSets } from "./blind_questions.ts";
import { askBlind, blindTable, toRead } from "./blind_table.ts";
import { flipTable } from "./flips.ts";
import { missedGoals } from "./goals.ts";
import { heldOutTable } from "./held_out.ts";
import { ownCases } from "./own_cases.ts";
import { misses, tables } from "./print_tables.ts";
import { readQuestions } from "./question.ts";

async function run([what, kind]: readonly string[]): Promise<void> {
  if (what === "read") return console.log(toRead(await askBlind(await readBlindSets()), kind ?? "plain"));
  if (what === "held-out") return console.log(await heldOutTable());
  const results = await askAll(await readQuestions());
  if (what === "misses") console.log(`${misses(results)}\n`);
  console.log(`Our own questions, by which the assistant was built\n\n${tables(results)}\n`);
  console.log(`Of people who had not seen it\n\n${blindTable(await askBlind(await readBlindSets()))}\n`);
  console.log(`Our own cases of danger\n\n${blindTable(await askBlind([ownCases()]))}\n`);
  console.log(`The same question in five ways\n\n${await flipTable()}`);
  const missed = missedGoals(results);
  for (const goal of missed) console.error(`Missed: ${goal}`);
  if (missed.length > 0) Deno.exit(1);
}

if (import.meta.main) await run(Deno.args);
