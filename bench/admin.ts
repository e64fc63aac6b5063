/**
 * `deno task bench:admin` measures the panel's lists over 10,000 products, 50,000 inquiries, 2,000 chats and
 * 20,000 audit entries: the first request after a start, then repeated requests. It then sends inquiries at
 * full load, first without and then with a mail server.
 */
import { openStore } from "../server/kv/open_store.ts";
import { mailServer } from "../server/outbox/testing/mail_server.ts";
import { createStores } from "../server/stores.ts";
import { tempFolder } from "../tests/temp_folder.ts";
import { CHANGES, CHATS, fillPanel, INQUIRIES } from "./fill_panel.ts";
import { load } from "./load.ts";
import { median, row, tableHead } from "./figures.ts";
import { logIn, seed } from "./seed.ts";
import { type ServerProcess, startRoost } from "./server_process.ts";

const PRODUCTS = 10_000;
const TURNS = 20;
const STARTS = 7;
/** Maximum response time of a list, in milliseconds. */
const GOAL = 300;

interface List {
  name: string;
  path: string;
  /** Whether the first request after a start is measured, too. */
  isCold?: boolean;
}

const LISTS: List[] = [
  { name: "products", path: "/api/admin/products?limit=50", isCold: true },
  { name: "products, a search", path: "/api/admin/products?limit=50&q=powder" },
  { name: "products, drafts", path: "/api/admin/products?limit=50&status=draft" },
  { name: "product categories", path: "/api/admin/product-categories" },
  { name: "inquiries", path: "/api/admin/contact-submissions?limit=50", isCold: true },
  { name: "inquiries, a search", path: "/api/admin/contact-submissions?limit=50&q=farm%204" },
  { name: "inquiries, pending", path: "/api/admin/contact-submissions?limit=50&state=pending" },
  { name: "inquiries by source", path: "/api/admin/contact-submissions/sources" },
  { name: "dashboard", path: "/api/admin/dashboard", isCold: true },
  { name: "chats", path: "/api/admin/chat-users?limit=50" },
  { name: "chats, a search in messages", path: "/api/admin/chat-users?limit=50&q=coccidiosis" },
  { name: "everything, a name", path: "/api/admin/find?q=farm%204", isCold: true },
  { name: "everything, a telephone number", path: "/api/admin/find?q=%2B91%2098490-12345" },
  { name: "everything, nothing found", path: "/api/admin/find?q=xyzzy%20nothing" },
  { name: "audit log", path: "/api/admin/audit?limit=50" },
  { name: "audit log, one kind", path: "/api/admin/audit?limit=50&resource=products" },
  { name: "articles", path: "/api/admin/blog/posts?limit=50" },
  { name: "media", path: "/api/admin/media?limit=50" },
];

interface Asked {
  ms: number;
  /** The URL of the next page. */
  next: string | null;
}

async function ask({ address }: ServerProcess, cookie: string, path: string): Promise<Asked> {
  const started = performance.now();
  const response = await fetch(address + path, { headers: { cookie } });
  const body = await response.text();
  const ms = performance.now() - started;
  if (!response.ok) throw new Error(`Cannot trust the figures of ${path}: ${response.status} ${body}`);
  const next = /<([^>]+)>/.exec(response.headers.get("link") ?? "")?.[1] ?? null;
  return { ms, next };
}

async function measureLists(file: string): Promise<boolean> {
  tableHead("list", "median, ms", "slowest, ms", "20 pages on, ms");
  await using server = await startRoost(file, { probe: "/healthz" });
  const cookie = await logIn(server.address);
  // Warms up what the server loads once after a start.
  await ask(server, cookie, "/api/admin/dashboard");
  let isQuick = true;
  for (const { name, path } of LISTS) {
    let page = await ask(server, cookie, path);
    const times: number[] = [];
    for (let turn = 0; turn < TURNS; turn++) times.push((await ask(server, cookie, path)).ms);
    for (let turn = 0; turn < TURNS && page.next; turn++) page = await ask(server, cookie, page.next);
    isQuick &&= median(times) < GOAL;
    row(name, ...[median(times), Math.max(...times), page.ms].map((ms) => ms.toFixed(1)));
  }
  return isQuick;
}

/** Measures each list as the first request after a start, when no cache is filled. */
async function measureFirstRequests(file: string): Promise<void> {
  tableHead("first after a start", "median, ms", "slowest, ms");
  for (const { name, path } of LISTS.filter(({ isCold }) => isCold)) {
    const times: number[] = [];
    for (let turn = 0; turn < STARTS; turn++) {
      await using server = await startRoost(file, { probe: "/healthz" });
      times.push((await ask(server, await logIn(server.address), path)).ms);
    }
    row(name, ...[median(times), Math.max(...times)].map((ms) => ms.toFixed(0)));
  }
}

async function measureInquiries(name: string, file: string, settings: Record<string, string>): Promise<void> {
  await using server = await startRoost(file, { settings, probe: "/healthz" });
  // Warms up what the server loads once after a start.
  await ask(server, await logIn(server.address), "/api/admin/dashboard");
  const body = JSON.stringify({
    name: "Asha Rao",
    email: "asha@farm.example",
    message: "Which vaccine do you keep in stock?",
  });
  const figures = await load(server, { path: "/api/contact", body, connections: 64, seconds: 4 });
  row(name, figures.requestsPerSecond.toFixed(0), figures.p99Ms.toFixed(1), figures.cpuUs.toFixed(0));
}

await using folder = await tempFolder();
const file = `${folder.path}/admin.kv`;
await seed(file, PRODUCTS);
{
  await using store = await openStore(file);
  await fillPanel(createStores(store, () => new Date()));
}
console.info(`${PRODUCTS} products, ${INQUIRIES} inquiries, ${CHATS} chats, ${CHANGES} changes\n`);
const isQuick = await measureLists(file);
console.info(`\nFirst rows under ${GOAL} ms: ${isQuick ? "met" : "missed"}\n`);
await measureFirstRequests(file);
console.info("");
tableHead("inquiries, 64 at a time", "a second", "p99, ms", "CPU µs");
await measureInquiries("without", file, {});
await using mail = await mailServer();
await measureInquiries("with a mail server", file, { SMTP_URL: mail.url, NOTIFY_TO: "sales@roost.example" });
console.info(`\n${mail.mails.length} mails had gone out by then; the others go on in turn`);
