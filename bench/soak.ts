/**
 * `deno task soak [minutes] [products]` asks a server for pages in all languages, searches, questions and forms, 40 a
 * second, and prints how much memory it has. Whatever is no success is counted.
 */
import { delay } from "deno-std/async/delay.js";
import { LANGUAGES } from "../contract/language.ts";
import { row, tableHead } from "./figures.ts";
import { PRODUCTS, seed } from "./seed.ts";
import { startRoost } from "./server_process.ts";
import { tempFolder } from "../tests/temp_folder.ts";

const PER_SECOND = 40;
const OPEN_MAX = 50;
const LINE_MS = 30_000;

const minutes = Number(Deno.args[0] ?? 10);
await using folder = await tempFolder();
const file = `${folder.path}/roost.kv`;
await seed(file, Number(Deno.args[1] ?? PRODUCTS));
await using server = await startRoost(file, { probe: "/readyz" });
const list = await fetch(`${server.address}/api/products?fields=slug,name&limit=50`);
const products: { slug: string; name: string }[] = await list.json();

/** The nth request: pages that nobody asked for before and pages that are kept, searches, a question, a form. */
function request(n: number): Request {
  const prefix = LANGUAGES.map((language) => language === "en" ? "" : `/${language}`)[n % LANGUAGES.length]!;
  const { slug, name } = products[n % products.length]!;
  const post = (path: string, body: unknown) =>
    new Request(server.address + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  switch (n % 10) {
    case 0:
      return post("/api/assistant/chat", { query: `${name}, how much for ${n} birds?`, chatHistory: [] });
    case 1:
      return post("/api/contact", {
        name: `Farm ${n}`,
        email: `farm${n}@farm.example`,
        phone: "+91 40 5550 0100",
        subject: "product_inquiry",
        message: `Please send a price for ${name}.`,
      });
    case 2:
    case 3:
      return new Request(`${server.address}${prefix}/products?q=${encodeURIComponent(`${name} ${n}`)}`);
    case 4:
      return new Request(`${server.address}${prefix}/products?page=${1 + n % 9}`);
    default:
      return new Request(`${server.address}${prefix}/product/${slug}`);
  }
}

const counts = { sent: 0, failed: 0, open: 0 };
const failures = new Map<string, number>();

function fail(how: string): void {
  counts.failed++;
  failures.set(how, (failures.get(how) ?? 0) + 1);
}

async function ask(n: number): Promise<void> {
  counts.sent++;
  counts.open++;
  try {
    const response = await fetch(request(n));
    await response.arrayBuffer();
    if (!response.ok) fail(`${response.status} ${new URL(response.url).pathname.split("/")[1]}`);
  } catch {
    fail("no answer");
  } finally {
    counts.open--;
  }
}

tableHead("s", "requests", "failed", "MB", "CPU ms a request");
const began = performance.now();
let printed = 0;
for (let n = 0; performance.now() - began < minutes * 60_000; n++) {
  // On a machine that cannot take so many, fewer are sent.
  while (counts.open > OPEN_MAX) await delay(10);
  void ask(n);
  const elapsed = performance.now() - began;
  if (elapsed - printed >= LINE_MS) {
    printed = elapsed;
    const [mb, cpu] = [server.memoryMb(), server.cpuMs() / counts.sent];
    row((elapsed / 1_000).toFixed(0), counts.sent, counts.failed, mb.toFixed(0), cpu.toFixed(1));
  }
  await delay(Math.max(0, (n + 1) * 1_000 / PER_SECOND - elapsed));
}
await delay(LINE_MS);
row("at rest", counts.sent, counts.failed, server.memoryMb().toFixed(0), "");
for (const [how, count] of failures) console.info(`${how}: ${count}`);
