/** Measures the search over 10,000 products: its index, one changed product, and uncached queries. */
import { cpuUsage } from "node:process";
import { productFinder } from "../server/search/product_finder.ts";
import { cpuSince } from "./figures.ts";
import { measureIndex } from "./seed.ts";

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

const find = await measureIndex(COUNT, productFinder);
console.info("\nquery".padEnd(56) + "found".padStart(7) + "CPU ms".padStart(9));
for (const query of QUERIES) {
  const start = cpuUsage();
  let found = 0;
  for (let round = 0; round < ROUNDS; round++) found = (await find(query)).products.length;
  console.info(
    query.padEnd(55) + String(found).padStart(7) + (cpuSince(start) / ROUNDS).toFixed(1).padStart(9),
  );
}
