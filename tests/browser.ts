import type {
  Browser,
  BrowserContextOptions,
  BrowserServer,
  Download,
  LaunchOptions,
  Page,
} from "playwright-core";

/** Where a Chrome or Chromium usually lies. The headless shell is the same engine without windows, for less work. */
const SYSTEM_BROWSERS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Quiet and offline: a test's browser talks to the test's servers only. */
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

interface Executable {
  path: string;
  env: Record<string, string>;
}

/** `CHROME_PATH`, else a browser of the system, else the one that an npm package carries (67 MB, loaded only then). */
async function findBrowser(): Promise<Executable> {
  const named = Deno.env.get("CHROME_PATH");
  if (named) return { path: named, env: {} };
  for (const path of SYSTEM_BROWSERS) {
    if (await Deno.stat(path).then(() => true, () => false)) return { path, env: {} };
  }
  return await unpackCarriedBrowser();
}

async function unpackCarriedBrowser(): Promise<Executable> {
  // Not a literal: a literal would be installed on every machine, those with a browser too.
  const name = "npm:@sparticuz/chromium@153.0.0";
  const { default: carried, inflate } = await import(name);
  const path: string = await carried.executablePath();
  const bin = new URL("../bin/", import.meta.resolve(name)).pathname;
  const libraries: string = await inflate(`${bin}al2023.tar.br`);
  return { path, env: { LD_LIBRARY_PATH: `${libraries}/lib` } };
}

/** The address of a browser that several test files share, in the environment of their process. */
export const SHARED_BROWSER = "TEST_BROWSER";

/**
 * A browser for one test, closed with it: `await using browser = await launchBrowser()`. Where the whole suite runs, it
 * is one of its own within the browser that all share: it knows only its own contexts.
 */
export async function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  const { chromium } = await loadPlaywright();
  const shared = Deno.env.get(SHARED_BROWSER);
  if (shared && flags.length === 0) return await chromium.connect(shared);
  return await chromium.launch(await launchOptions(flags));
}

/** A browser that other processes reach at `wsEndpoint()`. */
export async function launchBrowserServer(): Promise<BrowserServer> {
  const { chromium } = await loadPlaywright();
  return await chromium.launchServer({ ...await launchOptions([]), host: "127.0.0.1" });
}

function loadPlaywright() {
  // playwright-core asks `/proc` whether it runs under Windows as it loads, and Deno lets nobody read there who does
  // not have every permission. With this set it does not ask.
  Deno.env.set("__IS_WSL_TEST__", "1");
  return import("playwright-core");
}

async function launchOptions(flags: readonly string[]): Promise<LaunchOptions> {
  const { path, env } = await findBrowser();
  return { executablePath: path, args: [...FLAGS, ...flags], env: { ...Deno.env.toObject(), ...env } };
}

/** A tab in a context of its own that remembers every exception, console error and refused content. */
export interface TestPage extends Page {
  problems: string[];
  [Symbol.asyncDispose](): Promise<void>;
}

export async function openPage(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<TestPage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
  });
  await page.goto(address);
  if (options.javaScriptEnabled !== false) await isReady(page);
  return Object.assign(page, { problems, [Symbol.asyncDispose]: () => context.close() });
}

/** The text of a downloaded file. One in a shared browser has no path of its own here: it has to be saved. */
export async function downloadedText(download: Download): Promise<string> {
  const path = await Deno.makeTempFile();
  try {
    await download.saveAs(path);
    return await Deno.readTextFile(path);
  } finally {
    await Deno.remove(path);
  }
}

/** Waits until the scripts of a page of ours, which come after it is shown, have started. */
export async function isReady(page: Page): Promise<void> {
  // Not a function that runs in the page: a stranger's policy may refuse it.
  await page.locator("html[data-ready], html:not(:has(#modules))").waitFor({ state: "attached" });
}
