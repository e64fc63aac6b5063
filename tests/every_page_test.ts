import { assertEquals } from "deno-std/assert/equals.js";
import type { Page } from "playwright-core";
import { launchBrowser, openPage, type TestPage } from "./browser.ts";
import { startRoost } from "./roost.ts";

const ROUTES = [
  "/",
  "/products",
  "/products?q=nothing-has-this-name",
  "/products/dewormers",
  "/product/amprolium-20-soluble-powder",
  "/contact",
  "/quote-list",
  "/no-such-page",
  "/admin",
];

Deno.test("Every page is accessible, fits its screen and keeps its content security policy", async (test) => {
  await using roost = await startRoost();
  await using browser = await launchBrowser();

  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of [360, 1440]) {
      await test.step(`${colorScheme}, ${width} px`, async () => {
        const found: string[] = [];
        for (const route of ROUTES) {
          await using page = await openPage(browser, roost.address + route, {
            viewport: { width, height: 800 },
          });
          await setTheme(page, colorScheme);
          const faults = [...await axeFaults(page), ...page.problems.filter(isFault)];
          if (await overflow(page) > 0) faults.push("wider than its screen");
          found.push(...faults.map((fault) => `${route}: ${fault}`));
        }
        assertEquals(found, []);
      });
    }
  }
});

/** A browser reports the missing page, and the panel's question who is logged in, as errors of the page. */
function isFault(problem: string): boolean {
  return !/status of 40[14]/.test(problem);
}

async function setTheme(page: TestPage, theme: "light" | "dark"): Promise<void> {
  await page.evaluate((value) => localStorage.setItem("theme", value), theme);
  await page.reload();
  await page.waitForLoadState("networkidle");
}

/** What axe-core finds, one line a fault: its rule and the first element that breaks it. */
async function axeFaults(page: Page): Promise<string[]> {
  const axe = await Deno.readTextFile(
    new URL(import.meta.resolve("axe-core")).pathname.replace(/axe\.js$/, "axe.min.js"),
  );
  await page.evaluate(axe);
  return await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string; target: string[] }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html.slice(0, 200)}`);
  });
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
