import { assertEquals } from "deno-std/assert/equals.js";
import type { Page } from "playwright-core";
import { launchBrowser, openPage } from "../browser.ts";
import { readRoost } from "../roost.ts";
import { serveHosts } from "./host_site.ts";

const ROUNDS = 50;

Deno.test("Used and taken away fifty times, the widgets leave no listener, node or timer behind", async () => {
  await using roost = await readRoost();
  await using site = serveHosts(roost.address);
  await using browser = await launchBrowser();
  await using page = await openPage(browser, "about:blank");
  await page.addInitScript(countTimers);
  await page.goto(`${site.address}/plain`);
  await page.locator("[part~=row]").first().waitFor();
  // Of several chats one draws, and that would be the page's.
  await page.evaluate(() => document.querySelector("roost-chat")!.remove());
  await page.evaluate(comeAndGo, 5);
  // The look for scripts that are missing comes once a page, some seconds after the first widget.
  await page.waitForFunction("pendingTimers.size < 2");
  const before = await leftBehind(page);
  await page.evaluate(comeAndGo, ROUNDS);
  assertEquals(await leftBehind(page), before);
  assertEquals(page.problems, []);
});

async function leftBehind(page: Page) {
  const session = await page.context().newCDPSession(page);
  // Twice: what a finalizer lets go of is collected the second time.
  for (let i = 0; i < 2; i++) await session.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners: listeners } = await session.send("Memory.getDOMCounters");
  await session.detach();
  return { nodes, listeners, timers: await page.evaluate("pendingTimers.size") };
}

/** Runs in the page before its scripts. */
function countTimers() {
  // Node's types, which a test brings in, call it an object; in a browser it is a number.
  const pending = new Set<unknown>();
  const { setTimeout, clearTimeout, setInterval } = globalThis;
  Object.assign(globalThis, {
    pendingTimers: pending,
    setTimeout(action: () => void, ms?: number) {
      const id: unknown = setTimeout(() => {
        pending.delete(id);
        action();
      }, ms);
      pending.add(id);
      return id;
    },
    clearTimeout(id: number) {
      pending.delete(id);
      clearTimeout(id);
    },
    setInterval(action: () => void, ms?: number) {
      const id: unknown = setInterval(action, ms);
      pending.add(id);
      return id;
    },
  });
}

/** Runs in the page: opens each, puts it away or leaves it open, and takes it out. */
async function comeAndGo(rounds: number) {
  type Opening = HTMLElement & { open(): Promise<void>; close(): Promise<void> };
  const once = (name: string) => new Promise((done) => document.addEventListener(name, done, { once: true }));
  for (let round = 0; round < rounds; round++) {
    const [chat, quote, products] = ["roost-chat", "roost-quote", "roost-products"].map((name) =>
      document.createElement(name) as Opening
    );
    products!.setAttribute("category", "dewormers");
    const loaded = once("roost-load");
    document.body.append(chat!, quote!, products!);
    await loaded;
    await chat!.open();
    if (round % 2) await chat!.close();
    const closed = once("roost-close");
    await quote!.open();
    await quote!.close();
    await closed;
    for (const element of [chat!, quote!, products!]) element.remove();
    await new Promise((done) => setTimeout(done));
  }
}
