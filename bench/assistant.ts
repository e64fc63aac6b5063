/**
 * Measures the assistant without a model over 10,000 products: the cost of building its index, of one changed
 * product, and of 50 questions per second, most of them not asked before.
 */
import { cpuUsage } from "node:process";
import type { AssistantQuestion } from "../contract/assistant.ts";
import { catalogueAnswerer } from "../server/assistant/catalogue_answerer.ts";
import { cpuSince, heapMb } from "./figures.ts";
import { measureIndex } from "./seed.ts";

const COUNT = 10_000;
const PER_SECOND = 50;
const SECONDS = 20;

/** Question templates. The placeholders are filled with other animals and numbers to vary the questions. */
const QUESTIONS = [
  "which medicine for coccidiosis in {bird}",
  "my {n} day old {bird} have blood in their droppings, what should I do",
  "amprolium dose for {bird}",
  "withdrawal period of enrofloxacin for {bird}",
  "khooni dast ki dawai {bird} ke liye",
  "{bird} ko saans ki bimari hai kya de",
  "मुर्गियों के पेट में कीड़े हैं, {n} दिन से, कौन सी दवा दूं",
  "గుడ్లు పెంకు మెత్తగా ఉన్నాయి, {n} కోళ్లకు ఏమి ఇవ్వాలి",
  "compare tylosin and doxycycline for {bird}",
  "how to manage heat stress in {bird} when it is {n} degrees",
  "cocidiosis tretment for {n} {bird}",
  "what is your phone number, I have {n} {bird}",
  "price of {n} kg vitamin c",
  "who won the match {n} to zero yesterday",
  "vaccination schedule for {bird} from day {n}",
  "soft shell eggs in {n} week old {bird}",
];
const BIRDS = ["broilers", "layers", "breeders", "desi hens", "chicks", "turkeys", "ducks", "pullets"];

const answer = await measureIndex(
  COUNT,
  (read) => catalogueAnswerer({ read, whatsapp: () => Promise.resolve(undefined) }),
);
// Warm-up: the JavaScript engine compiles functions that run often. A server has run this many in a minute.
for (let n = 0; n < 300; n++) await answer(questionOf(n + 50_000));
const start = cpuUsage();
const times = await underLoad();
const cpu = (cpuSince(start) / times.length).toFixed(2);
console.info(`${times.length} questions at ${PER_SECOND} a second: ${shares(times)}; ${cpu} ms of CPU each`);
const alone = await oneByOne();
console.info(`${alone.length} questions one by one, CPU only: ${shares(alone)}`);
console.info(`${heapMb()} MB of heap, ${Math.round(Deno.memoryUsage().rss / 1024 / 1024)} MB in all`);

/** Sends each question when due, even while others wait. Returns milliseconds from due to answered. */
async function underLoad(): Promise<number[]> {
  const times: number[] = [];
  const waiting: Promise<void>[] = [];
  const begin = performance.now();
  for (let n = 0; n < PER_SECOND * SECONDS; n++) {
    const due = begin + n * 1000 / PER_SECOND;
    const early = due - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    const asked = Math.max(due, performance.now() - 1);
    waiting.push(answer(questionOf(n)).then(() => void times.push(performance.now() - asked)));
  }
  await Promise.all(waiting);
  return times;
}

/** CPU time of each answer, in milliseconds. */
async function oneByOne(): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < PER_SECOND * SECONDS; n++) {
    const start = cpuUsage();
    await answer(questionOf(n + 100_000));
    times.push(cpuSince(start));
  }
  return times;
}

function shares(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(1);
  return `median ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`;
}

function questionOf(n: number): AssistantQuestion {
  const query = QUESTIONS[n % QUESTIONS.length]!
    .replace("{bird}", BIRDS[Math.floor(n / 3) % BIRDS.length]!)
    .replace("{n}", String(n));
  return { query, chatHistory: [], lang: null, userId: null };
}
