import { assertEquals } from "deno-std/assert/equals.js";
import { localPath } from "../contract/shared/language_paths.ts";
import { isReady, launchBrowser, openPage } from "./browser.ts";
import { readRoost } from "./roost.ts";

const ROUTES = [
  "/",
  "/about",
  "/products",
  "/products?q=nothing-has-this-name",
  "/product/albendazole-10-oral-suspension",
  "/blog",
  "/blog/post/deworming-backyard-birds-and-layers",
  "/contact",
  "/quote-list",
  "/embed",
  "/terms-of-service",
  "/sitemap",
  "/no-such-page",
];
/** Letters in pixels: twice the usual. */
const SIZE = 32;

Deno.test("Where the reader's letters are large, no page is wider than a phone", async () => {
  await using roost = await readRoost();
  await using browser = await launchBrowser();
  await using page = await openPage(browser, roost.address, { viewport: { width: 360, height: 640 } });
  const settings = await page.context().newCDPSession(page);
  await settings.send("Page.enable");

  await settings.send("Page.setFontSizes", { fontSizes: { standard: SIZE, fixed: SIZE } });

  const wider: string[] = [];
  for (const [at, route] of ROUTES.entries()) {
    for (const language of ["en", at % 2 === 0 ? "te" : "hi"] as const) {
      const path = localPath(language, route);
      await page.goto(roost.address + path);
      await isReady(page);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (beyond > 0) wider.push(`${path}: ${beyond} px`);
    }
  }
  assertEquals(wider, []);
});
