import type { Browser, Page } from "playwright-core";
import { isReady, openPage } from "./browser.ts";
import { comeToRest } from "./come_to_rest.ts";

/** The viewport and theme of an inspection. */
interface Look {
  width: number;
  theme: "light" | "dark";
}

export const LOOKS: readonly Look[] = [
  { width: 360, theme: "light" },
  { width: 1440, theme: "dark" },
  { width: 360, theme: "dark" },
  { width: 1440, theme: "light" },
];

/** A tab that visits pages and reports the faults of each. */
interface Inspector {
  page: Page;
  go(address: string): Promise<void>;
  /** Shows another path of the panel as a link does: without loading the panel again. */
  follow(path: string): Promise<void>;
  /** Violations from axe-core, console problems, failed requests, and horizontal overflow. */
  faults(): Promise<string[]>;
  [Symbol.asyncDispose](): Promise<void>;
}

export async function inspect(browser: Browser, { width, theme }: Look): Promise<Inspector> {
  const page = await openPage(browser, "about:blank", {
    viewport: { width, height: 800 },
    hasTouch: width < 768,
    // A message may come while axe-core looks: without motion that has its colours at once.
    reducedMotion: "reduce",
  });
  // Once for each tab: it is 650 kB, which else would be sent to the browser for each page.
  await page.context().addInitScript(await axeSource());
  await page.context().addInitScript((theme) => {
    // A sandboxed frame has no storage: access would throw.
    if (origin !== "null") localStorage.setItem("theme", theme);
  }, theme);
  const refused: string[] = [];
  page.on("response", (response) => {
    if (response.status() < 400 || response.request().isNavigationRequest()) return;
    // Expected without a login: the panel requests its session.
    if (response.url().endsWith("/api/admin/session")) return;
    refused.push(`${response.status()} for ${response.url()}`);
  });
  return {
    page,
    async go(address) {
      page.problems.length = refused.length = 0;
      await page.goto(address, { waitUntil: "networkidle" });
      await isReady(page);
    },
    async follow(path) {
      page.problems.length = refused.length = 0;
      await page.evaluate((path) => {
        document.querySelector("main > *")?.setAttribute("data-left", "");
        history.pushState(null, "", path);
      }, path);
      await page.locator("main:not(:has(> [data-left])) > *").first().waitFor();
    },
    async faults() {
      const overflow = await page.evaluate(() =>
        document.documentElement.scrollWidth - document.documentElement.clientWidth
      );
      return [
        ...await axeFaultsWithoutMotion(page),
        // The console message about a failed request does not name the URL; `refused` does.
        ...page.problems.filter((problem) => !/the server responded with a status of/.test(problem)),
        ...refused,
        ...overflow > 0 ? [`${overflow} px wider than its screen`] : [],
      ];
    },
    [Symbol.asyncDispose]: () => page.context().close(),
  };
}

let source: Promise<string> | undefined;

/** The script of axe-core, which makes the global `axe`. */
export function axeSource(): Promise<string> {
  return source ??= Deno.readTextFile(
    new URL(import.meta.resolve("axe-core")).pathname.replace(/axe\.js$/, "axe.min.js"),
  );
}

/** One line per violation: the rule and the first element that breaks it. */
export async function axeFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const faults = await axeFaultsWithoutMotion(page);
  await page.emulateMedia({ reducedMotion: null });
  return faults;
}

async function axeFaultsWithoutMotion(page: Page): Promise<string[]> {
  if (!await page.evaluate(() => "axe" in globalThis)) await page.evaluate(await axeSource());
  await page.evaluate(comeToRest);
  return await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(options: unknown): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    // axe-core cannot run in a frame with an opaque origin, such as the preview on /embed.
    const { violations } = await axe.run({ resultTypes: ["violations"], preload: false, iframes: false });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html.slice(0, 200)}`);
  });
}
