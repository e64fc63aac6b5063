import { row, tableHead } from "./figures.ts";
import { OWNER } from "./seed.ts";
import { type ServerProcess, startRoost } from "./server_process.ts";

const SECONDS = 6;
/** Reads a second, spread over the paths below. */
const READS = 100;
/** 99 of 100 reads are to be faster, in milliseconds. */
const GOAL = 50;
const PATHS = [
  "/products",
  "/hi/product/amprolium-20-soluble-powder",
  "/api/products?limit=50",
  "/api/products/amprolium-20-soluble-powder",
];

interface Attack {
  name: string;
  perSecond: number;
  send: (address: string, from: string, n: number) => Promise<Response>;
}

/** From one address, unless `from` is another one each time. */
function post(address: string, path: string, from: string, json: object): Promise<Response> {
  return fetch(address + path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": from },
    body: JSON.stringify(json),
  });
}

function attacks(slugs: readonly string[]): Attack[] {
  return [
    {
      name: "sign-ins",
      perSecond: 25,
      send: (address, from, n) =>
        post(address, "/api/admin/login", from, {
          username: `${OWNER.username}${n}`,
          password: "wrong-password",
        }),
    },
    {
      name: "social pictures",
      perSecond: 25,
      send: (address, from, n) =>
        fetch(`${address}/social/product/${slugs[n % slugs.length]}.png?x=${n}`, {
          headers: { "x-forwarded-for": from },
        }),
    },
    {
      name: "2,000-letter questions",
      perSecond: 25,
      send: (address, from) => post(address, "/api/assistant/chat", from, { query: longQuestion() }),
    },
  ];
}

/** Words that nobody knows: each has to be looked for among all spellings. */
function longQuestion(): string {
  let text = "";
  while (text.length < 1_990) text += `${Math.random().toString(36).replace(/[^a-z]/g, "")} `;
  return text.slice(0, 2_000);
}

/** Calls `work` so often a second. Resolves after the time with the calls that have begun. */
async function paced(perSecond: number, work: (n: number) => Promise<void>): Promise<void> {
  const running: Promise<void>[] = [];
  const started = performance.now();
  for (let n = 0; n < perSecond * SECONDS; n++) {
    const wait = started + n * 1_000 / perSecond - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    running.push(work(n).catch(() => {}));
  }
  await Promise.race([Promise.all(running), new Promise((resolve) => setTimeout(resolve, 5_000))]);
}

async function measure(server: ServerProcess, chosen: readonly Attack[], fromOf: (n: number) => string) {
  const times: number[] = [];
  let refused = 0;
  let sent = 0;
  const cpuBefore = server.cpuMs();
  await Promise.all([
    paced(READS, async (n) => {
      const begun = performance.now();
      const headers = { "x-forwarded-for": "192.0.2.9" };
      await (await fetch(server.address + PATHS[n % PATHS.length], { headers })).arrayBuffer();
      times.push(performance.now() - begun);
    }),
    ...chosen.map(({ perSecond, send }) =>
      paced(perSecond, async (n) => {
        const response = await send(server.address, fromOf(n), n);
        sent++;
        if (response.status === 429 || response.status === 503) refused++;
        await response.arrayBuffer();
      })
    ),
  ]);
  times.sort((a, b) => a - b);
  return {
    median: times[times.length >> 1]!,
    p99: times[Math.floor(times.length * 0.99)]!,
    sent,
    refused,
    cpuMs: server.cpuMs() - cpuBefore,
  };
}

/** Reads the catalogue while one address attacks, then while each request has an address of its own. */
export async function floodReaders(file: string): Promise<void> {
  const settings = { LOAD_TEST: "0", TRUST_PROXY: "1" };
  await using server = await startRoost(file, { settings, probe: "/healthz" });
  const products = await (await fetch(`${server.address}/api/products?fields=slug`)).json();
  const all = attacks(products.map(({ slug }: { slug: string }) => slug));
  // What is loaded with the first of its kind is not what is measured.
  for (const { send } of all) await (await send(server.address, "192.0.2.7", 0)).arrayBuffer();
  for (const path of PATHS) await (await fetch(server.address + path)).arrayBuffer();
  tableHead("meanwhile", "catalogue, median ms", "p99, ms", "sent", "refused", "server's CPU, ms");
  let isMet = true;
  const rows: [string, readonly Attack[], (n: number) => string][] = [
    ["nothing", [], () => ""],
    ...all.map((attack): [string, Attack[], () => string] => [attack.name, [attack], () => "203.0.113.7"]),
    ["all three from one address", all, () => "203.0.113.8"],
    ["all three, an address each", all, (n) => `10.0.${n >> 8}.${n & 255}`],
  ];
  for (const [name, chosen, fromOf] of rows) {
    const { median, p99, sent, refused, cpuMs } = await measure(server, chosen, fromOf);
    if (!name.endsWith("each")) isMet &&= p99 < GOAL;
    row(name, median.toFixed(1), p99.toFixed(1), sent, refused, cpuMs.toFixed(0));
  }
  console.info(`\np99 under ${GOAL} ms while one address attacks: ${isMet ? "met" : "missed"}`);
}
