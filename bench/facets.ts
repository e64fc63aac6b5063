/** Measures lists narrowed by random combinations of facets over 10,000 products, none of them asked before. */
import { cpuUsage } from "node:process";
import { FACET_KEYS, type Facets, PRODUCT_SORTS } from "../contract/facet.ts";
import { TABLE_ROWS } from "../contract/limits.ts";
import { PRODUCT_ROW_FIELDS } from "../contract/product_row_fields.ts";
import { facetFinder } from "../server/catalogue/facets/facet_finder.ts";
import { productRoutes } from "../server/catalogue/product_routes.ts";
import { shippedKnowledge } from "../server/knowledge/kept_knowledge.ts";
import { loadKnowledge } from "../server/knowledge/load_knowledge.ts";
import { productFinder } from "../server/search/product_finder.ts";
import { cpuSince, median, row, tableHead } from "./figures.ts";
import { measureIndex } from "./seed.ts";

const COUNT = 10_000;
const COMBINATIONS = 300;
const ROUNDS = 3;

// A server has it from its start.
loadKnowledge();
shippedKnowledge();
const conditions = () => Promise.resolve(shippedKnowledge().conditions);
const { app } = await measureIndex(COUNT, (read) => {
  const app = productRoutes(read, productFinder(read), facetFinder(read, conditions));
  return { app, prepare: async () => void await app.request("/products/facets") };
});
const { facets }: Facets = await (await app.request("/products/facets")).json();
const valuesOf = new Map(facets.map(({ key, values }) => [key, values.map(({ id }) => id)]));

// Always the same combinations: a generator of numbers with a seed.
let seed = 7;
const below = (max: number) => (seed = (seed * 48271) % 2147483647) % max;

function combination(): URLSearchParams {
  const query = new URLSearchParams({ sort: PRODUCT_SORTS[below(PRODUCT_SORTS.length)]! });
  for (const key of FACET_KEYS) {
    const ids = valuesOf.get(key) ?? [];
    if (ids.length === 0 || below(3) > 0) continue;
    const chosen = Array.from(
      { length: key === "category" ? 1 : 1 + below(3) },
      () => ids[below(ids.length)]!,
    );
    query.set(key, [...new Set(chosen)].join());
  }
  return query;
}

/** The middle of three times, since one in a hundred meets the garbage collector. Nothing is cached here. */
async function cpuOf(path: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = cpuUsage();
    await (await app.request(path)).text();
    times.push(cpuSince(start));
  }
  return median(times);
}

const counted: number[] = [];
const listed: number[] = [];
const rows = { fields: PRODUCT_ROW_FIELDS.join(), limit: String(TABLE_ROWS) };
for (let round = 0; round < COMBINATIONS; round++) {
  const query = combination();
  counted.push(await cpuOf(`/products/facets?${query}`));
  listed.push(await cpuOf(`/products?${query}&${new URLSearchParams(rows)}`));
}

const figures = (name: string, times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1]!.toFixed(1);
  row(name, median(times).toFixed(1), at(0.95), at(0.99), at(1));
};
console.info();
tableHead(`CPU ms, ${COMBINATIONS} combinations`, "median", "p95", "p99", "longest");
figures("counts of all facets", counted);
figures("rows of the page", listed);
figures("both", counted.map((ms, n) => ms + listed[n]!));
