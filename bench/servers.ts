/**
 * `deno task bench:servers` measures 1, 2 and 4 servers on one denokv server, behind nginx where it is installed, else
 * asked in turn by the bench itself: reads and writes a second, p99, and the CPU time that a request costs in all. Then
 * servers are killed and started in turn under writes, and every acknowledged inquiry is looked for.
 *
 *     deno task bench:servers [seconds of killing]
 */
import { delay } from "deno-std/async/delay.js";
import { openStore } from "../server/kv/open_store.ts";
import { findDenokv, startDenokv } from "../server/kv/testing/denokv.ts";
import { createStores } from "../server/stores.ts";
import { tempFolder } from "../tests/temp_folder.ts";
import { row, tableHead } from "./figures.ts";
import { type Load, load } from "./load.ts";
import { startBalancer } from "./load_balancer.ts";
import { PRODUCTS, seed } from "./seed.ts";
import { cpuOf, type ServerProcess, startRoost } from "./server_process.ts";

const COUNTS = [1, 2, 4];
const SECONDS = 3;
const READERS = 16;
const WRITERS = 32;
/** The indexes of search and assistant are built meanwhile. */
const PAUSE_MS = 6_000;
const KILLING_SECONDS = Number(Deno.args[0] ?? 60);
const JSON_BODY = { "content-type": "application/json" };

const inquiry = (n: number, mark: string) =>
  JSON.stringify({
    name: `Buyer ${n}`,
    email: "a@farm.example",
    message: `A price for 25 kg, please. ${mark} ${n}`,
  });

type Kind = readonly [name: string, load: Omit<Load, "seconds">];

/** Each product's page in each language is asked for once of each server, so that it is made. */
async function kindsOf(server: ServerProcess): Promise<Kind[]> {
  const list: { slug: string }[] = [];
  for (let page = 1; page <= PRODUCTS / 100; page++) {
    const response = await fetch(`${server.address}/api/products?fields=slug&limit=100&page=${page}`);
    list.push(...await response.json());
  }
  const pages = ["", "/hi", "/te"].flatMap((language) =>
    list.map(({ slug }) => `${language}/product/${slug}`)
  );
  const made = { path: pages[0]!, pathOf: (n: number) => pages[n % pages.length]!, requests: pages.length };
  return [
    ["a page that is kept", { path: "/products", connections: READERS }],
    ["a page that is made", { ...made, connections: READERS }],
    ["an inquiry", { path: "/api/contact", body: inquiry(0, "load"), connections: WRITERS }],
  ];
}

async function measure(count: number, url: string, settings: Record<string, string>, denokvPid: number) {
  const servers = await Promise.all(
    Array.from({ length: count }, () => startRoost(url, { settings, probe: "/products" })),
  );
  try {
    await using balancer = await startBalancer(servers);
    await delay(PAUSE_MS);
    const cpuMs = () => servers.reduce((sum, server) => sum + server.cpuMs(), 0);
    for (const [name, kind] of await kindsOf(servers[0]!)) {
      const before = { servers: cpuMs(), denokv: cpuOf(denokvPid) };
      const { targets } = balancer;
      const connections = Math.ceil(kind.connections! / targets.length);
      const all = await Promise.all(
        targets.map((target) => load(target, { ...kind, connections, seconds: SECONDS })),
      );
      const perSecond = all.reduce((sum, figures) => sum + figures.requestsPerSecond, 0);
      const requests = all.reduce((sum, figures) => sum + figures.requests, 0);
      const per = (ms: number) => (ms * 1_000 / requests).toFixed(0);
      row(
        count,
        name,
        perSecond.toFixed(0),
        Math.max(...all.map(({ p99Ms }) => p99Ms)).toFixed(0),
        per(cpuMs() - before.servers),
        per(cpuOf(denokvPid) - before.denokv),
      );
    }
  } finally {
    for (const server of servers) await server[Symbol.asyncDispose]();
  }
}

/** What denokv takes of small commits alone, without a server: the ceiling of all writes. */
async function measureCeiling(url: string, pid: number): Promise<void> {
  const kv = await Deno.openKv(url);
  const started = performance.now();
  const cpu = cpuOf(pid);
  let commits = 0;
  await Promise.all(Array.from({ length: WRITERS }, async (_, writer) => {
    while (performance.now() - started < SECONDS * 1_000) {
      await kv.set(["bench", writer], commits++);
    }
  }));
  kv.close();
  const seconds = (performance.now() - started) / 1_000;
  row(
    "–",
    "a commit of denokv alone",
    (commits / seconds).toFixed(0),
    "",
    "",
    ((cpuOf(pid) - cpu) * 1_000 / commits).toFixed(0),
  );
}

/** Kills and starts two servers in turn under writes. Returns the ids of all acknowledged inquiries. */
async function killInTurn(url: string, settings: Record<string, string>) {
  const servers: ServerProcess[] = await Promise.all(
    [1, 2].map(() => startRoost(url, { settings, probe: "/healthz" })),
  );
  await using balancer = await startBalancer(servers);
  const { targets } = balancer;
  const acknowledged: string[] = [];
  const until = Date.now() + KILLING_SECONDS * 1_000;
  let [refused, kills] = [0, 0];
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    for (let n = 0; Date.now() < until; n++) {
      try {
        const response = await fetch(`${targets[(n + writer) % targets.length]!.address}/api/contact`, {
          method: "POST",
          headers: JSON_BODY,
          body: inquiry(n, `writer ${writer}`),
          signal: AbortSignal.timeout(5_000),
        });
        if (response.status === 201) acknowledged.push((await response.json()).id);
        else refused++;
        if (response.status !== 201) await response.body?.cancel();
      } catch {
        refused++;
      }
      await delay(20);
    }
  });
  while (Date.now() < until) {
    const at = kills++ % servers.length;
    // It comes back where the balancer looks for it.
    const { port } = new URL(servers[at]!.address);
    await servers[at]!.kill();
    servers[at] = await startRoost(url, { settings: { ...settings, PORT: port }, probe: "/healthz" });
    await delay(2_000);
  }
  await Promise.all(writers);
  for (const server of servers) await server[Symbol.asyncDispose]();
  return { acknowledged, refused, kills };
}

const program = await findDenokv();
if (!program) throw new Error("Cannot measure: there is no denokv on the PATH, and DENOKV names none");
const folder = await tempFolder();
const file = `${folder.path}/servers.kv`;
await seed(file);
const denokv = await startDenokv(program, file);
const { url, environment: settings, pid } = denokv;
console.info(`load of the machine before: ${Deno.loadavg()[0]!.toFixed(1)}`);
tableHead("servers", "what", "a second", "p99, ms", "CPU of servers, µs", "CPU of denokv, µs");
for (const count of COUNTS) await measure(count, url, settings, pid);
await measureCeiling(url, pid);
const { acknowledged, refused, kills } = await killInTurn(url, settings);
Deno.env.set("DENO_KV_ACCESS_TOKEN", settings.DENO_KV_ACCESS_TOKEN);
const store = await openStore(url);
const found = await createStores(store, () => new Date()).inquiries.inquiries.getMany(acknowledged);
const lost = found.filter((one) => one === null).length;
await store.close();
console.info(
  `\n${kills} kills in ${KILLING_SECONDS} s: ${acknowledged.length} inquiries acknowledged, ${lost} of them lost; ` +
    `${refused} requests failed`,
);
await denokv[Symbol.asyncDispose]();
await folder[Symbol.asyncDispose]();
// A connection that looks for the server would keep the process alive.
Deno.exit(lost > 0 ? 1 : 0);
