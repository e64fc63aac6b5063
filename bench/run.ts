/**
 * `deno task bench` compares the server with a bare `Deno.serve` that returns the same content. Both run in
 * alternation; the results are medians and ratios. Use the CPU time per request rather than the rate where
 * they differ: it varies less. Arguments filter scenarios by a part of their name.
 */
import { type Figures, type Load, load } from "./load.ts";
import { median, row, tableHead } from "./figures.ts";
import { PRODUCTS, seed } from "./seed.ts";
import { measureStarts } from "./starts.ts";
import { type ServerProcess, startRoost, startServer } from "./server_process.ts";
import { tempFolder } from "../tests/temp_folder.ts";

const ROUNDS = 5;

interface Scenario extends Load {
  name: string;
  /** The lowest acceptable share of the bare server's rate. */
  goal?: number;
}

const BROTLI = { "accept-encoding": "br" };

const scenarios = (product: string): Scenario[] => [
  { name: "product list, brotli", path: "/api/products", headers: BROTLI, goal: 1 },
  { name: "product list, gzip", path: "/api/products", headers: { "accept-encoding": "gzip" }, goal: 1 },
  { name: "product page, brotli", path: `/product/${product}`, headers: BROTLI, goal: 1 },
  { name: "category page, brotli", path: "/products/dewormers", headers: BROTLI, goal: 1 },
  { name: "one product, brotli", path: `/api/products/${product}`, headers: BROTLI, goal: 0.85 },
  { name: "one product, plain", path: `/api/products/${product}`, goal: 0.85 },
  {
    name: "product page, cold render",
    path: `/product/${product}`,
    pathOf: (n) => `/product/${product}?cold=${n}`,
    headers: BROTLI,
  },
  {
    name: "POST /api/contact, durable",
    path: "/api/contact",
    body: JSON.stringify({
      name: "Bench Farm",
      email: "bench@farm.example",
      phone: "+91 40 5550 0100",
      subject: "Quote Request: Amprolium 20% Soluble Powder",
      message: "I would like to request a quote for Amprolium 20% Soluble Powder.",
    }),
    connections: 64,
    goal: 0.08,
  },
];

async function startBare(folder: string, server: ServerProcess, { path, body, headers = {} }: Scenario) {
  const response = body ? new Response("{}") : await fetch(server.address + path, { headers });
  const file = `${folder}/body`;
  // `fetch` has decompressed the body, so the bare server sends it uncompressed.
  await Deno.writeFile(file, new Uint8Array(await response.arrayBuffer()));
  return startServer([
    "bench/bare_server.ts",
    file,
    response.headers.get("content-type") ?? "application/json",
    "identity",
  ]);
}

async function compare(folder: string, server: ServerProcess, scenario: Scenario): Promise<void> {
  await using bare = await startBare(folder, server, scenario);
  const { pathOf: _, ...warm } = scenario;
  const rounds: { ours: Figures; bare: Figures }[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const pair = { bare: await load(bare, warm), ours: await load(server, scenario) };
    // The first pair is the warm-up.
    if (round > 0) rounds.push(pair);
  }
  const { name, goal } = scenario;
  const middle = (figure: (pair: typeof rounds[number]) => number) => median(rounds.map(figure));
  const ofBare = middle(({ ours, bare }) => ours.requestsPerSecond / bare.requestsPerSecond);
  row(
    name,
    middle(({ ours }) => ours.requestsPerSecond).toFixed(0),
    middle(({ ours }) => ours.p99Ms).toFixed(1),
    middle(({ ours }) => ours.cpuUs).toFixed(0),
    ofBare.toFixed(2),
    middle(({ ours, bare }) => bare.cpuUs / ours.cpuUs).toFixed(2),
    goal === undefined ? "–" : `${goal} ${ofBare >= goal ? "met" : "missed"}`,
  );
}

await using folder = await tempFolder();
const file = `${folder.path}/roost.kv`;
const product = await seed(file);
await using server = await startRoost(file);
const memory = [`${server.memoryMb().toFixed(0)} MB after start`];
console.info(
  `${PRODUCTS} products; medians of ${ROUNDS} pairs; "of bare" compares with the same content in a bare Deno.serve\n`,
);
tableHead("what", "requests/s", "p99 ms", "CPU µs", "rate of bare", "CPU of bare", "goal");
const chosen = scenarios(product).filter(({ name }) =>
  Deno.args.length === 0 || Deno.args.some((part) => name.includes(part))
);
for (const scenario of chosen) {
  // Cold renders and writes start with the first scenario that has `pathOf`.
  if (scenario.pathOf) memory.push(`${server.memoryMb().toFixed(0)} MB after warm load (goal 130)`);
  await compare(folder.path, server, scenario);
}
memory.push(`${server.memoryMb().toFixed(0)} MB at the end`);
console.info(`\nMemory: ${memory.join(", ")}\n`);
await measureStarts();
