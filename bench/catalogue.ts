/**
 * `deno task bench:catalogue` compares pages over 500 and 10,000 products with one visitor at a time. Cold:
 * the URL was not requested since the content changed. Warm: it is cached. It then saves a product a few
 * times and measures the save and the delay of other visitors.
 */
import { TABLE_ROWS as ROWS } from "../contract/limits.ts";
import { type Figures, load } from "./load.ts";
import { median, row, tableHead } from "./figures.ts";
import { logIn, seed } from "./seed.ts";
import { type ServerProcess, startRoost } from "./server_process.ts";
import { tempFolder } from "../tests/temp_folder.ts";

const SIZES = [500, 10_000];
const COLD = 200;
const SAVES = 5;
const WARM_SECONDS = 1;
/** Maximum time of a warm page, in milliseconds. */
const GOAL = 5;
const BROTLI = { "accept-encoding": "br" };

interface Catalogue {
  categories: { slug: string; productCount: number }[];
  products: { slug: string; name: string }[];
}

interface Kind {
  name: string;
  /** Returns the path of the nth request. All paths differ. */
  pathOf: (catalogue: Catalogue, n: number) => string;
}

const KINDS: Kind[] = [
  {
    name: "category page",
    pathOf({ categories }, n) {
      const { slug, productCount } = categories[n % categories.length]!;
      const page = 1 + Math.floor(n / categories.length) % Math.ceil(productCount / ROWS);
      return `/products/${slug}?page=${page}&n=${n}`;
    },
  },
  {
    name: "search page",
    pathOf: ({ products }, n) => `/products?q=${encodeURIComponent(words(at(products, n).name))}&n=${n}`,
  },
  { name: "product page", pathOf: ({ products }, n) => `/product/${at(products, n).slug}` },
  { name: "product page, Hindi", pathOf: ({ products }, n) => `/hi/product/${at(products, n).slug}` },
];

function at<T>(list: readonly T[], n: number): T {
  return list[n % list.length]!;
}

/** A plausible search for a product: its name's first two words. */
function words(name: string): string {
  return name.split(" ").slice(0, 2).join(" ");
}

interface Measured {
  cold: Figures;
  warm: Figures;
  bytes: number;
  transferred: number;
}

async function measure(server: ServerProcess, catalogue: Catalogue, kind: Kind): Promise<Measured> {
  const options = { headers: BROTLI, connections: 1 };
  const pathOf = (n: number) => kind.pathOf(catalogue, n);
  const path = pathOf(0);
  const cold = await load(server, { ...options, path, pathOf, requests: COLD, seconds: 60 });
  const warm = await load(server, { ...options, path, seconds: WARM_SECONDS });
  const [plain, packed] = await Promise.all(
    [{ "accept-encoding": "identity" }, BROTLI].map(async (headers) => {
      const response = await fetch(server.address + path, { headers });
      await response.body?.cancel();
      return Number(response.headers.get("content-length"));
    }),
  );
  return { cold, warm, bytes: plain!, transferred: packed! };
}

async function readCatalogue({ address }: ServerProcess): Promise<Catalogue> {
  const categories = await (await fetch(`${address}/api/product-categories`)).json();
  const products: Catalogue["products"] = [];
  for (let page = 1; page <= Math.ceil(COLD / ROWS); page++) {
    const response = await fetch(`${address}/api/products?fields=slug,name&limit=${ROWS}&page=${page}`);
    products.push(...await response.json());
  }
  return { categories, products };
}

interface Saved {
  /** Time until the save is acknowledged. */
  saveMs: number;
  /** Time until the first visitor after the save has a page. */
  firstMs: number;
  /** The longest wait of another visitor for a minimal response during the save. */
  heldUpMs: number;
}

async function save(server: ServerProcess, cookie: string, id: string, n: number): Promise<Saved> {
  const { address } = server;
  const path = `${address}/api/admin/products/${id}`;
  const product = await (await fetch(path, { headers: { cookie } })).json();
  let heldUpMs = 0;
  let watching = true;
  const watched = (async () => {
    while (watching) {
      const { p99Ms } = await load(server, { path: "/healthz", connections: 1, requests: 20 });
      heldUpMs = Math.max(heldUpMs, p99Ms);
    }
  })();
  const started = performance.now();
  const saved = await fetch(path, {
    method: "PUT",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ ...product, make: `Bench ${n}` }),
  });
  if (!saved.ok) throw new Error(`Cannot trust the figures of a save: it answered ${await saved.text()}`);
  await saved.body?.cancel();
  const saveMs = performance.now() - started;
  const next = performance.now();
  await (await fetch(`${address}/products`)).arrayBuffer();
  const firstMs = performance.now() - next;
  watching = false;
  await watched;
  return { saveMs, firstMs, heldUpMs };
}

async function measureCatalogue(folder: string, count: number) {
  const file = `${folder}/${count}.kv`;
  const slug = await seed(file, count);
  await using server = await startRoost(file);
  const memory = [server.memoryMb()];
  // The first search waits for the index to be built. Do it now, so that the figures exclude it.
  await (await fetch(`${server.address}/api/products?q=amprolium&limit=1`)).arrayBuffer();
  const catalogue = await readCatalogue(server);
  const pages: Measured[] = [];
  for (const kind of KINDS) pages.push(await measure(server, catalogue, kind));
  memory.push(server.memoryMb());
  const cookie = await logIn(server.address);
  const { id } = await (await fetch(`${server.address}/api/products/${slug}`)).json();
  const saves: Saved[] = [];
  for (let n = 0; n < SAVES; n++) saves.push(await save(server, cookie, id, n));
  memory.push(server.memoryMb());
  return { startMs: server.startMs, pages, saves, memory };
}

type Result = Awaited<ReturnType<typeof measureCatalogue>>;

await using folder = await tempFolder();
const results: Result[] = [];
for (const count of SIZES) results.push(await measureCatalogue(folder.path, count));
const ms = ({ medianMs, p99Ms }: Figures) => `${medianMs.toFixed(1)} / ${p99Ms.toFixed(1)}`;
const kb = (bytes: number) => (bytes / 1_000).toFixed(1);
const figures = (name: string, write: (result: Result) => string) => row(name, ...results.map(write));
const ofSaves = (name: string, key: keyof Saved) =>
  figures(name, ({ saves }) => median(saves.map((saved) => saved[key])).toFixed(0));

console.info(`One visitor at a time; milliseconds as median / 99 of 100; warm goal ${GOAL} ms\n`);
tableHead("what", ...SIZES.map((count) => `${count} products`));
for (const [place, { name }] of KINDS.entries()) {
  const figure = (what: string, write: (measured: Measured) => string) =>
    figures(`${name}, ${what}`, ({ pages }) => write(pages[place]!));
  figure("warm", ({ warm }) => ms(warm));
  figure("cold", ({ cold }) => ms(cold));
  figure("cold, CPU ms", ({ cold }) => (cold.cpuUs / 1_000).toFixed(1));
  figure("kB (brotli)", ({ bytes, transferred }) => `${kb(bytes)} (${kb(transferred)})`);
}
figures("start to first page", ({ startMs }) => startMs.toFixed(0));
ofSaves("one save, until it is acknowledged", "saveMs");
ofSaves("first page after a save", "firstMs");
ofSaves("others held up by a save, median of longest", "heldUpMs");
figures(
  "memory after start / load / saves, MB",
  ({ memory }) => memory.map((mb) => mb.toFixed(0)).join(" / "),
);
const slow = results.some(({ pages }) => pages.some(({ warm }) => warm.medianMs >= GOAL));
console.info(`\nWarm pages under ${GOAL} ms: ${slow ? "missed" : "met"}`);
