/**
 * `deno task bench:shared` measures two servers on one denokv server over 10,000 products and 50,000 inquiries: the
 * panel's lists, a save, the first page after it on either server, and an import of 5,000 rows.
 *
 *     deno task bench:shared [file to keep the filled store in, and to begin with the next time]
 */
import { findDenokv, startDenokv } from "../server/kv/testing/denokv.ts";
import { openStore } from "../server/kv/open_store.ts";
import { createStores } from "../server/stores.ts";
import { tempFolder } from "../tests/temp_folder.ts";
import { fillPanel } from "./fill_panel.ts";
import { median, row, tableHead } from "./figures.ts";
import { generateProducts } from "./generate_products.ts";
import { logIn, seed, SLUG } from "./seed.ts";
import { type ServerProcess, startRoost } from "./server_process.ts";

const PRODUCTS = 10_000;
const IMPORTED = 5_000;
const TURNS = 10;
const SAVES = 12;
const POLL_MS = 50;

const LISTS = [
  ["dashboard", "/api/admin/dashboard"],
  ["products", "/api/admin/products?limit=50"],
  ["inquiries", "/api/admin/contact-submissions?limit=50"],
  ["inquiries, pending", "/api/admin/contact-submissions?limit=50&state=pending"],
  ["inquiries, a search", "/api/admin/contact-submissions?limit=50&q=farm%204"],
  ["chats", "/api/admin/chat-users?limit=50"],
  ["audit log", "/api/admin/audit?limit=50"],
  ["categories", "/api/admin/product-categories"],
  ["everything, a name", "/api/admin/find?q=farm%204"],
] as const;

const ms = (value: number) => value.toFixed(0);

async function timed(work: () => Promise<Response>): Promise<number> {
  const started = performance.now();
  const response = await work();
  const body = await response.text();
  if (!response.ok) throw new Error(`Cannot trust the figures: ${response.status} ${body}`);
  return performance.now() - started;
}

const get = ({ address }: ServerProcess, path: string, cookie = "") =>
  timed(() => fetch(address + path, { headers: { cookie } }));

async function measureLists(server: ServerProcess, other: ServerProcess, cookie: string): Promise<void> {
  tableHead("list", "first, ms", "median, ms", "after an inquiry on the other server, ms");
  for (const [name, path] of LISTS) {
    const first = await get(server, path, cookie);
    const [again, after]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < TURNS; turn++) again.push(await get(server, path, cookie));
    for (let turn = 0; turn < TURNS; turn++) {
      await post(other, "/api/contact", {
        name: "Asha",
        email: "a@farm.example",
        message: `Price ${name} ${turn}?`,
      });
      await new Promise((resolve) => setTimeout(resolve, 2 * POLL_MS));
      after.push(await get(server, path, cookie));
    }
    row(name, ...[first, median(again), median(after)].map(ms));
  }
}

const post = ({ address }: ServerProcess, path: string, body: unknown, cookie = "") =>
  timed(() =>
    fetch(address + path, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify(body),
    })
  );

/** Saves a product on one server, and waits until each server shows it. */
async function measureSaves(servers: readonly ServerProcess[], cookie: string, slug: string): Promise<void> {
  const [first] = servers;
  const { id } = await (await fetch(`${first!.address}/api/products/${slug}`)).json();
  const path = `/api/admin/products/${id}`;
  const times = { save: [] as number[], page: servers.map(() => [] as number[]), seen: [] as number[] };
  const cpu = servers.map(() => [] as number[]);
  for (let n = 0; n < SAVES; n++) {
    const product = await (await fetch(first!.address + path, { headers: { cookie } })).json();
    const make = `Bench ${n}`;
    const before = servers.map((server) => server.cpuMs());
    times.save.push(
      await timed(() =>
        fetch(first!.address + path, {
          method: "PUT",
          headers: { cookie, "content-type": "application/json" },
          body: JSON.stringify({ ...product, make }),
        })
      ),
    );
    const saved = performance.now();
    await Promise.all(servers.map(async (server, at) => {
      let longest = 0;
      for (;;) {
        const started = performance.now();
        const response = await fetch(`${server.address}/products`);
        await response.text();
        longest = Math.max(longest, performance.now() - started);
        const shown = await (await fetch(`${server.address}/api/products/${slug}`)).json();
        if (shown.make === make) break;
      }
      if (at > 0) times.seen.push(performance.now() - saved);
      times.page[at]!.push(longest);
    }));
    await new Promise((resolve) => setTimeout(resolve, 500));
    servers.forEach((server, at) => cpu[at]!.push(server.cpuMs() - before[at]!));
  }
  tableHead("a save", "median, ms", "slowest, ms");
  const show = (name: string, values: number[]) => row(name, ms(median(values)), ms(Math.max(...values)));
  show("until acknowledged", times.save);
  show("until the other server shows it", times.seen);
  servers.forEach((_, at) => {
    show(`longest page after it, server ${at + 1}`, times.page[at]!);
    show(`CPU of it, server ${at + 1}`, cpu[at]!);
  });
}

async function measureImport(servers: readonly ServerProcess[], cookie: string): Promise<void> {
  const [server, other] = servers;
  const rows = (await generateProducts(IMPORTED)).map(({ name, category, description }, n) =>
    [`${name} import ${n}`, category, description ?? ""].map((text) => `"${text.replaceAll('"', '""')}"`)
      .join(",")
  );
  const form = new FormData();
  form.set(
    "file",
    new File([["name,category,description", ...rows].join("\n")], "list.csv", { type: "text/csv" }),
  );
  const path = "/api/admin/products/import";
  const started = performance.now();
  const checked = await fetch(server!.address + path, { method: "POST", headers: { cookie }, body: form });
  const job = await checked.json();
  const checkMs = performance.now() - started;
  if (!checked.ok) throw new Error(`Cannot trust the import: ${JSON.stringify(job).slice(0, 300)}`);
  const run = performance.now();
  await post(server!, `${path}/${job.id}/run?refused=skip`, {}, cookie);
  for (;;) {
    const response = await fetch(`${server!.address}${path}/${job.id}`, { headers: { cookie } });
    const { state, message } = await response.json();
    if (state === "done") break;
    if (state === "failed") throw new Error(`Cannot trust the import: ${message}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const runMs = performance.now() - run;
  tableHead("an import", "seconds");
  row(`${job.total} rows checked`, (checkMs / 1_000).toFixed(1));
  row("written", (runMs / 1_000).toFixed(1));
  row("its state on the other server, ms", ms(await get(other!, `${path}/${job.id}`, cookie)));
}

/** Fills the store, or copies one that an earlier run has kept under `kept`. Returns a product's slug. */
async function filled(file: string, kept: string | undefined): Promise<string> {
  if (kept && (await Deno.stat(kept).catch(() => null))?.isFile) {
    await Deno.copyFile(kept, file);
    return SLUG;
  }
  await seed(file, PRODUCTS);
  const store = await openStore(file);
  await fillPanel(createStores(store, () => new Date()));
  await store.close();
  if (kept) await Deno.copyFile(file, kept);
  return SLUG;
}

const program = await findDenokv();
if (!program) throw new Error("Cannot measure: there is no denokv on the PATH, and DENOKV names none");
const folder = await tempFolder();
const file = `${folder.path}/shared.kv`;
const slug = await filled(file, Deno.args[0]);
console.info(`load of the machine before: ${Deno.loadavg()[0]!.toFixed(1)}`);
const denokv = await startDenokv(program, file);
const settings = { ...denokv.environment, CACHE: `${folder.path}/kept` };
/** The first server's first dashboard: without what an earlier one kept, and with it. */
async function startFirst(kept: string): Promise<[ServerProcess, string]> {
  const server = await startRoost(denokv.url, { settings, probe: "/healthz" });
  const cookie = await logIn(server.address);
  const dashboard = ms(await get(server, "/api/admin/dashboard", cookie));
  console.info(`first dashboard after a start, ${kept} kept: ${dashboard} ms`);
  return [server, cookie];
}
await (await startFirst("nothing"))[0][Symbol.asyncDispose]();
const [first, cookie] = await startFirst("rows");
const second = await startRoost(denokv.url, { settings, probe: "/healthz" });
await get(second, "/api/admin/dashboard", cookie);
await Promise.all([first, second].map((server) => get(server, "/api/products?q=amprolium&limit=1")));
await new Promise((resolve) => setTimeout(resolve, 15_000));
await measureSaves([first, second], cookie, slug);
console.info("");
await measureLists(first, second, cookie);
console.info("");
await measureImport([first, second], cookie);
for (const one of [first, second, denokv, folder]) await one[Symbol.asyncDispose]();
// A connection that looks for the server would keep the process alive.
Deno.exit();
