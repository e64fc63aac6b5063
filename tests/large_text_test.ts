import { assertEquals } from "deno-std/assert/equals.js";
import { LANGUAGES } from "../contract/language.ts";
import { localPath } from "../site/language_paths.ts";
import { isReady, launchBrowser, openPage } from "./browser.ts";
import { startRoost } from "./roost.ts";

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
/** What a browser's settings call large, and twice the usual: letters in pixels. */
const SIZES = [20, 32];

Deno.test("Where the reader's letters are large, no page is wider than a phone", async () => {
  await using roost = await startRoost();
  await using browser = await launchBrowser();
  await using page = await openPage(browser, roost.address, { viewport: { width: 360, height: 640 } });
  const settings = await page.context().newCDPSession(page);
  await settings.send("Page.enable");

  const wider: string[] = [];
  for (const [turn, size] of SIZES.entries()) {
    await settings.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: size } });
    for (const [at, route] of ROUTES.entries()) {
      // The largest in every language, the other in one of the three.
      const languages = size === 32 ? LANGUAGES : [LANGUAGES[(at + turn) % LANGUAGES.length]!];
      for (const path of languages.map((language) => localPath(language, route))) {
        await page.goto(roost.address + path);
        await isReady(page);
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (beyond > 0) wider.push(`${path} at ${size} px: ${beyond} px`);
      }
    }
  }
  assertEquals(wider, []);
});
