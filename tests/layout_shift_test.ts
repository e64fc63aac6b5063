import { assertEquals } from "deno-std/assert/equals.js";
import { LANGUAGES } from "../contract/language.ts";
import { localPath } from "../site/language_paths.ts";
import { launchBrowser, openPage } from "./browser.ts";
import { startRoost } from "./roost.ts";

const PATHS = [
  "/",
  "/products",
  "/products/dewormers",
  "/product/amprolium-20-soluble-powder",
  "/blog",
  "/blog/post/essential-tips-for-poultry-health-management",
  "/contact",
  "/about",
];
const SCREENS = [{ width: 360, height: 740 }, { width: 412, height: 823 }, { width: 1440, height: 900 }];
const MOST = 0.02;

Deno.test("Nothing that a reader looks at moves while a page becomes ready", async () => {
  await using roost = await startRoost();
  await using browser = await launchBrowser();
  const moved: string[] = [];
  for (const viewport of SCREENS) {
    for (const path of LANGUAGES.flatMap((language) => PATHS.map((each) => localPath(language, each)))) {
      await using page = await openPage(browser, roost.address + path, { viewport });
      const shift = await page.evaluate(() =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += "value" in entry ? Number(entry.value) : 0;
          }).observe({ type: "layout-shift", buffered: true });
          // The observer is told of what was before it in a task of its own, and of the last frame after that frame.
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
        })
      );
      if (shift >= MOST) moved.push(`${path} at ${viewport.width} px: ${shift.toFixed(3)}`);
    }
  }
  assertEquals(moved, []);
});
