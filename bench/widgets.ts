/**
 * `deno task bench:widgets` measures our widgets with the CPU slowed four times: the main-thread cost beside
 * a bare launcher and Preact, the bytes transferred, and Lighthouse's performance with and without.
 */
import type { Browser, CDPSession, Page } from "playwright-core";
import { launchBrowser } from "../tests/browser.ts";
import { startRoost } from "../tests/roost.ts";
import { median, row, tableHead } from "./figures.ts";
import { BROWSER_FLAGS, type Report, runLighthouse } from "./run_lighthouse.ts";
import { buildRivals, serveRivals } from "./widget_rivals.ts";

const SLOWED = 4;
const ROUNDS = 21;
const LIGHTHOUSE_ROUNDS = 5;

function head(...cells: string[]) {
  console.info("");
  tableHead(...cells);
}

interface Cost {
  script: number;
  longTasks: number;
  shifts: number;
}

/** The main-thread cost of one visit with an empty cache. */
async function costOf(browser: Browser, address: string): Promise<Cost> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // Measures CPU time of the main thread, which other load on the machine hardly affects.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  const before = await metrics(session);
  // Waits for the network instead of running a script in the page, because that would count too.
  await page.goto(address, { waitUntil: "networkidle" });
  const after = await metrics(session);
  const seen = await page.evaluate(observed);
  await context.close();
  return { script: (after.ScriptDuration! - before.ScriptDuration!) * 1_000, ...seen };
}

async function metrics(session: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await session.send("Performance.getMetrics");
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** Runs in the page and returns its long tasks and layout shifts so far. */
async function observed() {
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(() => resolve([]), 100);
    });
  const shifts = await entriesOf("layout-shift") as (PerformanceEntry & { value: number })[];
  return {
    longTasks: (await entriesOf("longtask")).length,
    shifts: shifts.reduce((sum, { value }) => sum + value, 0),
  };
}

async function compareCosts(browser: Browser, site: string, tags: Record<string, string>) {
  const costs = new Map(Object.keys(tags).map((name) => [name, [] as Cost[]]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, html] of Object.entries(tags)) {
      costs.get(name)!.push(await costOf(browser, `${site}/?html=${encodeURIComponent(html)}`));
    }
  }
  const middle = (name: string, key: keyof Cost) => median(costs.get(name)!.map((cost) => cost[key]));
  const empty = Object.keys(tags)[0]!;
  head("tag on an empty page", "script ms added", "long tasks added", "layout shift");
  for (const name of Object.keys(tags).slice(1)) {
    const added = (key: keyof Cost) => middle(name, key) - middle(empty, key);
    row(name, added("script").toFixed(1), added("longTasks"), middle(name, "shifts").toFixed(3));
  }
}

/** Sums the bytes received from URLs that start with `counted`: of bodies, and with headers. */
async function countBytes(page: Page, counted: string) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  /** Header bytes by request id. */
  const ours = new Map<string, number>();
  const sum = { requests: 0, bodies: 0, all: 0 };
  session.on("Network.responseReceived", ({ requestId, response }) => {
    // A preloaded module is imported from the cache and must not count twice.
    if (response.url.startsWith(counted) && !response.fromDiskCache) {
      ours.set(requestId, response.encodedDataLength);
    }
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const headers = ours.get(requestId);
    if (headers === undefined) return;
    sum.requests++;
    sum.bodies += encodedDataLength - headers;
    sum.all += encodedDataLength;
  });
  return sum;
}

interface Stage {
  name: string;
  goal: number;
  reach(page: Page): Promise<unknown>;
}

const CHAT_STAGES: Stage[] = [
  { name: "chat: button shown", goal: 2_000, reach: (page) => page.locator("[part~=button]").waitFor() },
  {
    name: "chat: open, ready to type",
    goal: 15_000,
    async reach(page) {
      await page.locator("[part~=button]").click();
      await page.locator("[part~=input]").waitFor();
    },
  },
  {
    name: "chat: first formatted answer",
    goal: 38_000,
    async reach(page) {
      await page.locator("[part~=input]").fill("Which medicine for coccidiosis?");
      await page.keyboard.press("Enter");
      const registration = page.locator("[part~=registration]");
      await registration.locator("[name=name]").fill("Sample Farm");
      await registration.locator("[name=mobileNumber]").fill("+91 90000 00400");
      await registration.locator("[name=location]").fill("Warangal");
      await registration.locator("[type=submit]").click();
      await page.locator("[part~=log] a[href*='/product/']").first().waitFor();
    },
  },
];
const QUOTE_STAGES: Stage[] = [{
  name: "quote: dialog open",
  goal: 12_000,
  async reach(page) {
    await page.locator("a[data-roost-quote]").click();
    await page.locator("roost-quote-dialog [name=message]").waitFor();
  },
}];
const TABLE_STAGES: Stage[] = [{
  name: "products: table filled, without data",
  goal: 12_000,
  reach: (page) => page.locator("[part~=row]").first().waitFor(),
}];

async function weigh(browser: Browser, address: string, counted: string, stages: Stage[]) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const sum = await countBytes(page, counted);
  await page.goto(address, { waitUntil: "networkidle" });
  for (const { name, goal, reach } of stages) {
    await reach(page);
    await page.waitForLoadState("networkidle");
    row(name, sum.requests, sum.bodies, sum.all, `${goal} ${sum.bodies <= goal ? "met" : "missed"}`);
  }
  await context.close();
}

async function compareLighthouse(site: string, tags: Record<string, string>) {
  const reports = new Map(Object.keys(tags).map((name) => [name, [] as Report[]]));
  for (let round = 0; round < LIGHTHOUSE_ROUNDS; round++) {
    for (const [name, html] of Object.entries(tags)) {
      const address = `${site}/?paragraphs=40&html=${encodeURIComponent(html)}`;
      reports.get(name)!.push(await runLighthouse(address, ["performance"]));
    }
  }
  head("stranger's page", "performance", "blocking ms", "largest paint ms", "layout shift");
  for (const [name, of] of reports) {
    const audit = (id: string) => median(of.map(({ lhr }) => lhr.audits[id]!.numericValue!));
    row(
      name,
      Math.round(median(of.map(({ lhr }) => lhr.categories.performance!.score!)) * 100),
      Math.round(audit("total-blocking-time")),
      Math.round(audit("largest-contentful-paint")),
      audit("cumulative-layout-shift").toFixed(3),
    );
  }
}

await using roost = await startRoost();
await using site = serveRivals(await buildRivals());
await using browser = await launchBrowser(BROWSER_FLAGS);
const tag = (address: string) => `<script async src="${address}"></script>`;
const moduleTag = (address: string) => `<script type="module" src="${address}"></script>`;
const ours = (name: string) => tag(`${roost.address}/widgets/${name}.js`);

await compareCosts(browser, site.address, {
  "nothing": "",
  "a bare launcher": moduleTag("/bare.js"),
  "Preact with signals": moduleTag("/preact.js"),
  "our chat": ours("chat"),
  "our quote dialog": ours("quote"),
});

head("over the wire", "requests", "bytes of bodies", "with headers", "goal");
const page = (html: string) => `${site.address}/?html=${encodeURIComponent(html)}`;
const counted = `${roost.address}/widgets/`;
await weigh(browser, page(ours("chat")), counted, CHAT_STAGES);
await weigh(
  browser,
  page(`<a href="#" data-roost-quote="">Price</a>${ours("quote")}`),
  counted,
  QUOTE_STAGES,
);
await weigh(browser, page(`<roost-products></roost-products>${ours("products")}`), counted, TABLE_STAGES);

await compareLighthouse(site.address, { "without": "", "with our chat": ours("chat") });
