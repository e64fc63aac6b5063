import { assertEquals } from "deno-std/assert/equals.js";
import type { Language } from "../contract/language.ts";
import { localPath } from "../contract/shared/language_paths.ts";
import { isReady, launchBrowser } from "./browser.ts";
import { readRoost } from "./roost.ts";

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
const LOOKS: [Language, { width: number; height: number }][] = [
  ["en", { width: 412, height: 823 }],
  ["te", { width: 360, height: 740 }],
  ["hi", { width: 1440, height: 900 }],
];
const MOST = 0.02;

Deno.test("Nothing that a reader looks at moves while a page becomes ready", async () => {
  await using roost = await readRoost();
  await using browser = await launchBrowser();
  const moved = await Promise.all(LOOKS.map(async ([language, viewport]) => {
    const moved: string[] = [];
    await using context = await browser.newContext({ viewport });
    const page = await context.newPage();
    // A device without a face for a script sees its letters change once, when ours comes: not what is looked at here.
    await page.route("**/*.woff2", (route) => route.abort());
    for (const path of PATHS.map((each) => localPath(language, each))) {
      await page.goto(roost.address + path);
      await isReady(page);
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
    return moved;
  }));
  assertEquals(moved.flat(), []);
});
