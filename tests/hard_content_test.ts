import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import type { Locator } from "playwright-core";
import { LANGUAGES } from "../contract/language.ts";
import { localPath } from "../contract/shared/language_paths.ts";
import { isReady, launchBrowser, openPage } from "./browser.ts";
import { writeHardContent } from "./hard_content.ts";
import { startRoost } from "./roost.ts";

const ARTICLE = "/blog/post/hard";
const ROUTES = ["/", "/products", "/products/sheds", "/product/hard", "/product/bare", "/blog", ARTICLE];
const WIDTHS = [360, 768, 1440];

Deno.test("Content that nobody designed for keeps its place", async (test) => {
  await using roost = await startRoost();
  await using browser = await launchBrowser();
  await using page = await openPage(browser, roost.address);
  await writeHardContent(roost, page);

  async function goTo(path: string, width: number) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(roost.address + path);
    // What is below the first screen is laid out by then.
    await isReady(page);
  }
  const linesOf = (text: Locator) =>
    text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });

  await test.step("no page is wider than its screen", async () => {
    const wider: string[] = [];
    for (const path of ROUTES.flatMap((route) => LANGUAGES.map((each) => localPath(each, route)))) {
      await page.goto(roost.address + path);
      await isReady(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (beyond > 0) wider.push(`${path} at ${width}: ${beyond} px`);
      }
    }
    assertEquals(wider, []);
  });

  await test.step("the way from home stays one line, whatever the last step is called", async () => {
    for (const path of [ARTICLE, "/te/product/hard"]) {
      await goTo(path, 768);
      const tops = await page.locator(".crumbs li").evaluateAll((steps) =>
        steps.map((step) => Math.round(step.getBoundingClientRect().top))
      );
      assertEquals(new Set(tops).size, 1, `${path}: ${tops}`);
    }
  });

  await test.step("an excerpt at home has two lines, and no figure of ours is broken within a word", async () => {
    await goTo("/te", 360);
    const excerpt = page.locator(".insights .clamp-2").first();
    const { height, line } = await excerpt.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      line: parseFloat(getComputedStyle(element).lineHeight),
    }));
    assertEquals(Math.round(height / line), 2);
    for (const figure of await page.locator(".stats dd").all()) assertEquals(await linesOf(figure), 1);
  });

  await test.step("beside a tall article the two others stand below one another, without a gap", async () => {
    await goTo("/", 1440);
    const boxes = await page.locator(".insights > *").evaluateAll((entries) =>
      entries.map((entry) => entry.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom }))
    );
    const [, second, third] = boxes;
    const content = await page.locator(".insights > :nth-child(2) > *").evaluateAll((parts) =>
      Math.max(...parts.map((part) => part.getBoundingClientRect().bottom))
    );
    assert(third!.top > second!.top && third!.top - content < 64, JSON.stringify({ boxes, content }));
  });

  await test.step("on a phone the category that is open is in sight among the others", async () => {
    await goTo("/te/products/sheds", 360);
    const chip = await page.locator(".sidebar [aria-current]").boundingBox();
    assert(chip && chip.x > 0 && chip.x + chip.width < 360, JSON.stringify(chip));
  });

  await test.step("three more articles are one row from a tablet on", async () => {
    await goTo(ARTICLE, 768);
    const tops = await page.locator(".more-posts li").evaluateAll((entries) =>
      entries.map((entry) => Math.round(entry.getBoundingClientRect().top))
    );
    assertEquals([tops.length, new Set(tops).size], [3, 1]);
  });

  await test.step("the author's picture is shown, and the first letter where it does not come", async () => {
    await goTo(ARTICLE, 1440);
    await page.locator(".author img[src='/assets/pictures/hero.svg']").waitFor();
    await page.route("**/pictures/hero.svg", (route) => route.abort());
    await page.reload();
    await page.locator(".author").scrollIntoViewIfNeeded();
    await page.locator(".author .initial").getByText("A", { exact: true }).waitFor();
  });
});
