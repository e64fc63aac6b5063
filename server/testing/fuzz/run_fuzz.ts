/** `deno task fuzz [calls] [seed]`: prints the failures, and how often each status was the answer. */
import { fuzz } from "./fuzz.ts";

const [calls = "10000", seed = String(Date.now() % 1_000_000)] = Deno.args;
console.log(`${calls} calls with seed ${seed}`);
const { statuses, operations, slowest, failures } = await fuzz({ calls: Number(calls), seed: Number(seed) });
console.log(Object.entries(statuses).map(([status, count]) => `${status}: ${count}`).join("  "));
console.log(`slowest: ${Math.round(slowest.took)} ms, ${slowest.call}`);
const never = Object.entries(operations).filter(([, { successes }]) => successes === 0);
console.log(`operations: ${Object.keys(operations).length}, without any success: ${never.length}`);
for (const [name, { calls }] of never) console.log(`- ${name}: ${calls} calls`);
console.log(`failures: ${failures.length}`);
for (const failure of failures) console.log(`- ${failure}`);
if (failures.length > 0) Deno.exitCode = 1;
