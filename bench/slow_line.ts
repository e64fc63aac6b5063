/**
 * `deno task bench:slow` measures when the first rows and texts of pages are painted on a phone on slow 3G: 400 kbit/s,
 * 400 ms there and back, a processor four times slower. Medians of five visits with an empty cache; arguments are
 * other paths. On a busy machine the figures tell of the machine.
 */
import type { Browser } from "playwright-core";
import { launchBrowser } from "../tests/browser.ts";
import { startRoost } from "../tests/roost.ts";
import { median, row, tableHead } from "./figures.ts";

const PATHS = [
  "/products/dewormers",
  "/products?animal=layers&eggs=0&sort=eggs",
  "/te/products?q=khooni+dast",
  "/product/amprolium-20-soluble-powder",
];
const VISITS = 5;
const BYTES_A_SECOND = 400_000 / 8;

await using roost = await startRoost();
await using browser = await launchBrowser();
tableHead("page", "first paint ms", "largest paint ms", "moved", "kB of the page");
for (const path of Deno.args.length > 0 ? Deno.args : PATHS) {
  const visits: Visit[] = [];
  for (let turn = 0; turn < VISITS; turn++) visits.push(await visit(browser, roost.address + path));
  const of = (name: keyof Visit) => median(visits.map((each) => each[name]));
  row(path, Math.round(of("first")), Math.round(of("largest")), of("moved").toFixed(3), of("kB").toFixed(1));
}

interface Visit {
  first: number;
  largest: number;
  moved: number;
  kB: number;
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  // The server's cache holds the page, as after an earlier visitor.
  await (await fetch(address)).arrayBuffer();
  await using context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  });
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(address, { waitUntil: "networkidle" });
  return await page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntryList>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        // A page on which nothing moved has no such entries.
        setTimeout(() => resolve([]), 500);
      });
    const sum = (list: PerformanceEntryList) =>
      list.reduce((sum, entry) => sum + ("value" in entry ? Number(entry.value) : 0), 0);
    const [navigation] = performance.getEntriesByType("navigation") as unknown as {
      encodedBodySize: number;
    }[];
    return {
      first: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
      largest: (await entries("largest-contentful-paint")).at(-1)?.startTime ?? Infinity,
      moved: sum(await entries("layout-shift")),
      kB: (navigation?.encodedBodySize ?? 0) / 1000,
    };
  });
}
