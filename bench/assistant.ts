/**
 * Prints what the assistant without a model costs over 10,000 products: to index them beside other work, to follow one
 * change, and to answer 50 questions a second, most of them never asked before.
 */
import { cpuUsage } from "node:process";
import type { AssistantQuestion } from "../contract/assistant.ts";
import { catalogueAnswerer } from "../server/assistant/catalogue_answerer.ts";
import { contentReader } from "../server/content/content_reader.ts";
import { openStore } from "../server/kv/open_store.ts";
import { loadSample } from "../server/sample/load_sample.ts";
import { createStores } from "../server/stores.ts";
import { generateProducts } from "./generate_products.ts";
import { cpuSince, measuredWork } from "./measured_work.ts";

const COUNT = 10_000;
const PER_SECOND = 50;
const SECONDS = 20;

/** Of each, many wordings are asked: other animals, other numbers, other words around them. */
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

async function main(): Promise<void> {
  const store = await openStore(":memory:");
  const stores = createStores(store, () => new Date());
  await loadSample(stores);
  const inputs = await generateProducts(COUNT);
  const ids: string[] = [];
  for (let at = 0; at < inputs.length; at += 200) {
    const created = await Promise.all(
      inputs.slice(at, at + 200).map((input) => stores.products.create(input)),
    );
    ids.push(...created.map(({ id }) => id));
  }
  const read = contentReader(stores);
  for (const language of ["en", "hi", "te"] as const) await read(language);
  const answer = catalogueAnswerer({ read, whatsapp: () => Promise.resolve(undefined) });

  const before = memory();
  const [built, slice] = await measuredWork(answer.prepare);
  console.info(
    `${COUNT} products indexed in ${built} ms of CPU; others wait at most ${slice} ms; ${
      memory() - before
    } MB`,
  );
  await stores.products.update(ids[0]!, { ...inputs[0]!, name: "Zedocin" });
  await read.whole();
  const [changed, wait] = await measuredWork(answer.prepare);
  console.info(`one of them changed: followed in ${changed} ms of CPU; others wait at most ${wait} ms`);

  // The engine has its machine code after some answers, as in a server that has been up for a minute.
  for (let n = 0; n < 300; n++) await answer(questionOf(n + 50_000));
  const start = cpuUsage();
  const times = await underLoad(answer);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(1);
  console.info(
    `${times.length} questions at ${PER_SECOND} a second: median ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${
      at(0.99)
    } ms, ` +
      `longest ${at(1)} ms; ${(cpuSince(start) / times.length).toFixed(2)} ms of CPU each`,
  );
  const own = await oneByOne(answer);
  const of = (share: number) => own[Math.floor((own.length - 1) * share)]!.toFixed(1);
  console.info(
    `${own.length} questions one by one, CPU only: median ${of(0.5)} ms, p95 ${of(0.95)} ms, p99 ${
      of(0.99)
    } ms, ` +
      `longest ${of(1)} ms`,
  );
  console.info(`${memory()} MB of heap, ${Math.round(Deno.memoryUsage().rss / 1024 / 1024)} MB in all`);
  await store.close();
}

/** Asked by the clock, whoever still waits: a slow answer delays no question. From when it was due, to its answer. */
async function underLoad(answer: (question: AssistantQuestion) => Promise<unknown>): Promise<number[]> {
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
  return times.sort((a, b) => a - b);
}

/** Milliseconds of CPU that each answer takes, whatever else runs on the machine. */
async function oneByOne(answer: (question: AssistantQuestion) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < PER_SECOND * SECONDS; n++) {
    const start = cpuUsage();
    await answer(questionOf(n + 100_000));
    times.push(cpuSince(start));
  }
  return times.sort((a, b) => a - b);
}

function questionOf(n: number): AssistantQuestion {
  const query = QUESTIONS[n % QUESTIONS.length]!
    .replace("{bird}", BIRDS[Math.floor(n / 3) % BIRDS.length]!)
    .replace("{n}", String(n));
  return { query, chatHistory: [], lang: null, userId: null };
}

function memory(): number {
  // Only where the task exposes it.
  (globalThis as { gc?: () => void }).gc?.();
  return Math.round(Deno.memoryUsage().heapUsed / 1024 / 1024);
}

if (import.meta.main) await main();
