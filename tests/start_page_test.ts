import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { isReady, launchBrowser, openPage } from "./browser.ts";
import { eventually } from "./eventually.ts";
import type { PageModules } from "../site/app/served_page.ts";
import { forAllTests } from "./for_all_tests.ts";
import { readRoost } from "./roost.ts";

const roost = await forAllTests(readRoost());
const browser = await forAllTests(launchBrowser());

/** A page whose scripts stay on their way until `release`. */
async function heldPage(address: string) {
  const held = Promise.withResolvers<void>();
  const page = await openPage(browser, "about:blank");
  const asked: string[] = [];
  await page.route(/\.js$/, async (route) => {
    asked.push(route.request().url());
    await held.promise;
    await route.continue();
  });
  await page.goto(address);
  return { page, asked, release: held.resolve };
}

Deno.test("what is tapped before the scripts arrive is done when they are there", async (t) => {
  await t.step("a button", async () => {
    const { page, release } = await heldPage(roost.address);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator(".theme-button").first().click();
    release();
    await page.locator("html[data-theme=dark]").waitFor();
    assertEquals(page.problems, []);
    await page.close();
  });

  await t.step("a double click, as one", async () => {
    const { page, release } = await heldPage(roost.address);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator(".theme-button").first().dblclick();
    release();
    await page.locator("html[data-ready]").waitFor();
    await page.locator("html[data-theme=dark]").waitFor();
    await page.close();
  });

  await t.step("a link that opens the quote dialog", async () => {
    const { page, release } = await heldPage(`${roost.address}/product/amprolium-20-soluble-powder`);
    await page.locator("main [data-roost-quote]").first().click();
    release();
    await page.getByRole("dialog").waitFor();
    assertEquals(new URL(page.url()).pathname, "/product/amprolium-20-soluble-powder");
    assertEquals(page.problems, []);
    await page.close();
  });

  await t.step("what is put on the quote list, though a link is followed before", async () => {
    const { page, release } = await heldPage(`${roost.address}/product/amprolium-20-soluble-powder`);
    await page.locator(".product-summary .add-to-list button").click();
    await page.locator("main nav a[href='/products']").first().click();
    await page.waitForURL(/\/products$/);
    release();
    await page.locator(".list-link b").filter({ hasText: "1" }).waitFor();
    await page.goto(`${roost.address}/quote-list`);
    await page.locator("main").getByText("Amprolium 20% Soluble Powder").first().waitFor();
    assertEquals(page.problems, []);
    await page.close();
  });

  await t.step("a field that is written in", async () => {
    const { page, release } = await heldPage(`${roost.address}/contact`);
    await page.getByLabel(/^Name/).fill("Lakshmi Farm");
    await page.getByLabel(/^Subject/).selectOption("other");
    release();
    await isReady(page);
    await page.getByLabel(/^Message/).fill("Hello from the early typist.");
    await page.getByRole("button", { name: "Send Message" }).click();
    await page.getByText("Please enter a valid", { exact: false }).first().waitFor();
    await eventually(() => page.getByLabel(/^Name/).inputValue(), "Lakshmi Farm");
    await eventually(() => page.getByLabel(/^Subject/).inputValue(), "other");
    assertEquals(page.problems, []);
    await page.close();
  });

  await t.step("a search that is written", async () => {
    const { page, release } = await heldPage(roost.address);
    await page.locator("main input[type=search]").focus();
    await page.locator("main input[type=search]").pressSequentially("amprol");
    release();
    await page.getByRole("option").first().waitFor();
    assertEquals(page.problems, []);
    await page.close();
  });

  await t.step("a link to another page does not wait", async () => {
    const { page } = await heldPage(roost.address);
    await page.locator("footer a[href='/about']").first().click();
    await page.waitForURL(`${roost.address}/about`);
    await page.close();
  });
});

Deno.test("no script is asked for before the page is loaded", async () => {
  await using page = await openPage(browser, roost.address);
  const [loaded, first] = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    return [navigation!.loadEventStart, Math.min(...scripts.map(({ startTime }) => startTime))] as const;
  });
  assertEquals(first >= loaded, true, `the first script at ${first} ms, the page loaded at ${loaded} ms`);
});

Deno.test("what is below the first screen is laid out later, and all of it before the page counts as ready", async () => {
  await using page = await openPage(browser, "about:blank");
  // As it stands once it is loaded, which is what the script waits for, and as it stands when it is ready.
  await page.addInitScript(() => {
    const count = () =>
      [...document.querySelectorAll("body *")]
        .filter((element) => getComputedStyle(element).contentVisibility === "auto").length;
    addEventListener("load", () => Object.assign(self, { count, atFirst: count() }));
  });
  for (const path of ["/te", "/blog/post/essential-tips-for-poultry-health-management"]) {
    await page.goto(roost.address + path);
    await isReady(page);
    const counts = await page.evaluate(() => {
      const { atFirst, count } = self as unknown as { atFirst: number; count(): number };
      return { atFirst, atLast: count() };
    });
    assert(counts.atFirst > 0);
    assertEquals(counts.atLast, 0);
    assertEquals(page.problems, []);
  }
});

Deno.test("a page asks for few scripts, whichever it is", async () => {
  for (const path of ["/", "/hi/products", "/te/product/amprolium-20-soluble-powder", "/contact", "/embed"]) {
    const html = await (await fetch(roost.address + path)).text();
    const [, modules] = /<script[^>]* id="modules"[^>]*>([^<]*)</.exec(html)!;
    const { start, imports }: PageModules = JSON.parse(modules!);
    assert(imports.length > 0);
    assert(start.length + imports.length <= 20, `${path} asks for ${start.length + imports.length}`);
  }
});
