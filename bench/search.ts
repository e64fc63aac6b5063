/** Prints what the search takes to index 10,000 products, to follow one change, and to answer, each cold. */
import { cpuUsage } from "node:process";
import { contentReader } from "../server/content/content_reader.ts";
import { openStore } from "../server/kv/open_store.ts";
import { productFinder } from "../server/search/product_finder.ts";
import { createStores } from "../server/stores.ts";
import { CategoryInputSchema } from "../contract/category.ts";
import { generateProducts } from "./generate_products.ts";
import { cpuSince, measuredWork } from "./measured_work.ts";

const COUNT = 10_000;
const QUERIES = [
  "amprolium",
  "Amprolium 20% Soluble Powder",
  "khooni dast",
  "coccidiosis dawa",
  "రక్త విరేచనాలు",
  "पेट के कीड़े की दवा",
  "soft shell eggs",
  "cocidiosis",
  "vitamin",
  "powder",
  "india",
  "my birds have blood in their droppings please help",
  "a",
  "xq",
  "zzyxqqwv",
];
const ROUNDS = 15;

async function main(): Promise<void> {
  const store = await openStore(":memory:");
  const stores = createStores(store, () => new Date());
  const inputs = await generateProducts(COUNT);
  for (const name of new Set(inputs.map(({ category }) => category))) {
    await stores.categories.create(CategoryInputSchema.parse({ name }));
  }
  const ids: string[] = [];
  for (let at = 0; at < inputs.length; at += 200) {
    const created = await Promise.all(
      inputs.slice(at, at + 200).map((input) => stores.products.create(input)),
    );
    ids.push(...created.map(({ id }) => id));
  }
  const read = contentReader(stores);
  await read.whole();
  const find = productFinder(read);

  const before = memory();
  const [built, longest] = await measuredWork(() => find.prepare());
  console.info(
    `${COUNT} products indexed in ${built} ms of CPU, others wait at most ${longest} ms; ${
      memory() - before
    } MB`,
  );

  await stores.products.update(ids[0]!, { ...inputs[0]!, name: "Zedocin" });
  await read.whole();
  const [changed] = await measuredWork(() => find.prepare());
  console.info(`one of them changed: followed in ${changed} ms of CPU`);

  console.info(
    "\nquery".padEnd(56) + "found".padStart(7) + "CPU ms".padStart(9),
  );
  for (const query of QUERIES) {
    const start = cpuUsage();
    let found = 0;
    for (let round = 0; round < ROUNDS; round++) found = (await find(query)).products.length;
    console.info(
      query.padEnd(55) + String(found).padStart(7) + (cpuSince(start) / ROUNDS).toFixed(1).padStart(9),
    );
  }
  await store.close();
}

function memory(): number {
  return Math.round(Deno.memoryUsage().heapUsed / 1024 / 1024);
}

if (import.meta.main) await main();
