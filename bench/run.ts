/**
 * `deno task bench`: our server beside a bare `Deno.serve` that answers the same, in pairs in one run, as ratios.
 * Quotes medians. The rate and the CPU time a request are both given; the second is the steadier.
 * Arguments choose scenarios by a part of their name.
 */
import { type Figures, type Load, load } from "./load.ts";
import { median } from "./median.ts";
import { PRODUCTS, seed } from "./seed.ts";
import { type ServerProcess, startServer } from "./server_process.ts";

const ROUNDS = 5;
const STARTS = 7;

interface Scenario extends Load {
  name: string;
  /** The least part of the bare server's rate that we accept, as the issue of the first slice sets it. */
  goal?: number;
}

const scenarios = (product: string): Scenario[] => [
  { name: "product list, brotli", path: "/api/products", headers: { "accept-encoding": "br" }, goal: 1 },
  { name: "product list, gzip", path: "/api/products", headers: { "accept-encoding": "gzip" }, goal: 1 },
  {
    name: "product page, brotli",
    path: `/product/${product}`,
    headers: { "accept-encoding": "br" },
    goal: 1,
  },
  {
    name: "category page, brotli",
    path: "/products/dewormers",
    headers: { "accept-encoding": "br" },
    goal: 1,
  },
  {
    name: "one product, brotli",
    path: `/api/products/${product}`,
    headers: { "accept-encoding": "br" },
    goal: 0.85,
  },
  { name: "one product, plain", path: `/api/products/${product}`, goal: 0.85 },
  {
    name: "product page, cold render",
    path: `/product/${product}`,
    pathOf: (n) => `/product/${product}?cold=${n}`,
    headers: { "accept-encoding": "br" },
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
  // `fetch` has undone the compression: the bare server answers the same content, uncompressed.
  await Deno.writeFile(file, new Uint8Array(await response.arrayBuffer()));
  return startServer([
    "bench/bare_server.ts",
    file,
    response.headers.get("content-type") ?? "application/json",
    "identity",
  ]);
}

async function compare(folder: string, server: ServerProcess, scenario: Scenario): Promise<string> {
  const bare = await startBare(folder, server, scenario);
  const { pathOf: _, ...warm } = scenario;
  const rounds: { ours: Figures; bare: Figures }[] = [];
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      const pair = { bare: await load(bare, warm), ours: await load(server, scenario) };
      // The first pair warms both up.
      if (round > 0) rounds.push(pair);
    }
  } finally {
    await bare.stop();
  }
  const ofBare = median(rounds.map(({ ours, bare }) => ours.requestsPerSecond / bare.requestsPerSecond));
  const cpuOfBare = median(rounds.map(({ ours, bare }) => bare.cpuUs / ours.cpuUs));
  const goal = scenario.goal === undefined
    ? "–"
    : `${scenario.goal} ${ofBare >= scenario.goal ? "met" : "missed"}`;
  return [
    scenario.name,
    median(rounds.map(({ ours }) => ours.requestsPerSecond)).toFixed(0),
    median(rounds.map(({ ours }) => ours.p99Ms)).toFixed(1),
    median(rounds.map(({ ours }) => ours.cpuUs)).toFixed(0),
    ofBare.toFixed(2),
    cpuOfBare.toFixed(2),
    goal,
  ].join(" | ");
}

function print(line: string): void {
  console.info(`| ${line} |`);
}

const folder = await Deno.makeTempDir({ prefix: "roost-bench-" });
try {
  const product = await seed(`${folder}/roost.kv`);
  const start = () =>
    startServer(["server/main.ts"], {
      env: { KV: `${folder}/roost.kv`, PORT: "0", HOST: "127.0.0.1" },
    });
  const starts: number[] = [];
  for (let count = 0; count < STARTS; count++) {
    const server = await start();
    starts.push(server.startMs);
    await server.stop();
  }
  const server = await start();
  try {
    const memoryAtStart = server.memoryMb();
    console.info(
      `${PRODUCTS} products; medians of ${ROUNDS} pairs; "of bare" compares with the same content in a bare Deno.serve\n`,
    );
    print("what | requests/s | p99 ms | CPU µs | rate of bare | CPU of bare | goal");
    print("--- | --- | --- | --- | --- | --- | ---");
    const chosen = scenarios(product).filter(({ name }) =>
      Deno.args.length === 0 || Deno.args.some((part) => name.includes(part))
    );
    let memoryWarm: number | undefined;
    for (const scenario of chosen) {
      // What comes after has cold renders and writes.
      if (scenario.pathOf) memoryWarm = server.memoryMb();
      print(await compare(folder, server, scenario));
    }
    console.info(`\nStart to first answer: ${median(starts).toFixed(0)} ms (goal 300), median of ${STARTS}`);
    const memory = [
      `${memoryAtStart.toFixed(0)} MB after start`,
      ...(memoryWarm ? [`${memoryWarm.toFixed(0)} MB after warm load (goal 130)`] : []),
      `${server.memoryMb().toFixed(0)} MB at the end`,
    ];
    console.info(`Memory: ${memory.join(", ")}`);
  } finally {
    await server.stop();
  }
} finally {
  await Deno.remove(folder, { recursive: true });
}
