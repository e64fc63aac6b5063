import { assertEquals } from "deno-std/assert/equals.js";
import type { Page } from "playwright-core";
import { launchBrowser, openPage } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { FILES_MAX } from "../site/offline/kept_pages.ts";
import { readRoost } from "./roost.ts";

const SAVED = "/te/product/amprolium-20-soluble-powder";
const LATER = "/te/product/toltrazuril-2-5-oral-solution";

/**
 * Two builds of the site at one address. As with a real one, the second has another worker, pages that name other
 * files, and none of the first one's files that these replace.
 */
function serveReleases(upstream: string) {
  const site = { release: 1, isAway: false, held: undefined as Promise<void> | undefined };
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, async (request) => {
    if (site.isAway) return new Response(null, { status: 502 });
    const { pathname, search } = new URL(request.url);
    const [, release, file = pathname] = /^\/assets\/(\d)-(.+)$/.exec(pathname) ?? [];
    if (release && Number(release) !== site.release) return new Response(null, { status: 404 });
    const accept = request.headers.get("accept") ?? "*/*";
    // A page that is fetched to be kept, and not to be shown.
    if (accept === "*/*" && pathname === SAVED) await site.held;
    const answer = await fetch(upstream + (release ? `/assets/${file}` : pathname) + search, {
      headers: { accept },
    });
    const headers = new Headers(answer.headers);
    for (const name of ["content-encoding", "content-length", "etag"]) headers.delete(name);
    const { status } = answer;
    if (pathname === "/worker.js") {
      const told = `addEventListener("message", ({ source }) => source.postMessage(${site.release}));`;
      return new Response(await answer.text() + told, { headers, status });
    }
    if (!headers.get("content-type")?.startsWith("text/html")) {
      return new Response(answer.body, { headers, status });
    }
    const html = (await answer.text())
      .replace(/(<link [^>]*href="\/assets\/)([^"]+\.css")/g, `$1${site.release}-$2`)
      .replace("<html ", `<html data-release="${site.release}" `);
    return new Response(html, { headers, status });
  });
  return {
    site,
    address: `http://127.0.0.1:${server.addr.port}`,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

/**
 * Waits until the worker of a release answers for the page. It is asked once, and again when the browser tells that
 * another took over. It is not polled: the browser lets no worker replace one that always has something to do.
 */
async function isTakenOver(page: Page, release: number): Promise<void> {
  await page.evaluate(() => {
    const workers = navigator.serviceWorker;
    const ask = () => workers.controller?.postMessage("release");
    workers.addEventListener("message", ({ data }) => document.documentElement.dataset.worker = data);
    workers.addEventListener("controllerchange", ask);
    workers.startMessages();
    ask();
  });
  await page.locator(`html[data-worker="${release}"]`).waitFor();
}
/** How many of the files kept have names like this. */
const keptLike = (page: Page, name: string) =>
  page.evaluate(async (name) => {
    const keys = await (await caches.open("files")).keys();
    return keys.filter(({ url }) => url.includes(name)).length;
  }, name);
const releaseOf = (page: Page) => page.locator("html").getAttribute("data-release");
const isStyled = (page: Page) => page.evaluate(() => getComputedStyle(document.body).marginTop === "0px");

Deno.test("A new release is taken over within one visit, and what was saved before it stays readable", async (test) => {
  await using roost = await readRoost();
  await using releases = serveReleases(roost.address);
  const { site, address } = releases;
  await using browser = await launchBrowser();
  await using page = await openPage(browser, address + SAVED, {
    serviceWorkers: "allow",
    viewport: { width: 360, height: 740 },
  });

  await test.step("a data sheet is saved under the first release", async () => {
    await isTakenOver(page, 1);
    await page.locator(".save-for-shed button").click();
    await page.locator(".save-for-shed a").waitFor();
  });

  await test.step("the next page is the second release's, and so is the worker from then on", async () => {
    site.release = 2;
    await page.goto(address + LATER);
    assertEquals(await releaseOf(page), "2");
    assertEquals(await isStyled(page), true);
    await isTakenOver(page, 2);
  });

  await test.step("much is opened under the second release", async () => {
    await page.evaluate(async (most) => {
      const files = await caches.open("files");
      for (let at = 0; at < most; at++) await files.put(`/assets/later-${at}.js`, new Response(""));
    }, FILES_MAX);
    await page.goto(`${address}/te/contact`);
    // The oldest are dropped, but for what the saved page needs.
    await eventually(async () => await keptLike(page, "/later-") < FILES_MAX, true);
    assertEquals(await keptLike(page, "/1-") > 0, true);
  });

  await test.step("without a network each page is as it was kept, with the style of its own release", async () => {
    await page.context().setOffline(true);
    site.isAway = true;
    await page.goto(address + SAVED);
    assertEquals([await releaseOf(page), await isStyled(page)], ["1", true]);
    await page.locator(".kept-note").waitFor();
    await page.goto(address + LATER);
    assertEquals([await releaseOf(page), await isStyled(page)], ["2", true]);
  });

  await test.step("back on the network, what was saved is the second release's too", async () => {
    site.isAway = false;
    await page.context().setOffline(false);
    await page.goto(address + SAVED);
    assertEquals([await releaseOf(page), await page.locator(".kept-note").count()], ["2", 0]);
  });
});

Deno.test("A worker answers at once, however slowly the pages come that it keeps", async () => {
  await using roost = await readRoost();
  await using releases = serveReleases(roost.address);
  const { site, address } = releases;
  const { promise, resolve } = Promise.withResolvers<void>();
  site.held = promise;
  await using browser = await launchBrowser();
  await using page = await openPage(browser, address + SAVED, { serviceWorkers: "allow" });
  await isTakenOver(page, 1);
  await page.goto(address + LATER);
  assertEquals(await releaseOf(page), "1");
  resolve();
  await page.waitForFunction((path) => caches.match(path).then(Boolean), SAVED);
});
