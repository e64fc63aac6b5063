import { TIMEOUT_MS } from "./eventually.ts";
import type {
  Browser,
  BrowserContextOptions,
  BrowserServer,
  Download,
  LaunchOptions,
  Page,
} from "playwright-core";

/** Usual paths of Chrome and Chromium. The headless shell is first because it needs the least resources. */
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

/** Flags for a quiet, offline browser: it may only connect to the test's servers. */
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A page of a test lives for seconds: to optimize its code costs more than it saves. Not where speed is measured. */
const SHORT_LIVED = ["--js-flags=--max-optimized-bytecode-size=0"];

interface Executable {
  path: string;
  env: Record<string, string>;
}

/** `CHROME_PATH`, else an installed browser, else one from an npm package (67 MB, fetched on demand). */
async function findBrowser(): Promise<Executable> {
  const named = Deno.env.get("CHROME_PATH");
  if (named) return { path: named, env: {} };
  for (const path of SYSTEM_BROWSERS) {
    if (await Deno.stat(path).then(() => true, () => false)) return { path, env: {} };
  }
  return await unpackCarriedBrowser();
}

async function unpackCarriedBrowser(): Promise<Executable> {
  // A variable, because Deno would install a literal specifier even where a browser is installed, and so it
  // would what the lock file holds. Therefore the task that tests does not freeze it; `deno task ok` does.
  const name = "npm:@sparticuz/chromium@153.0.0";
  const { default: carried, inflate } = await import(name);
  const path: string = await carried.executablePath();
  const bin = new URL("../bin/", import.meta.resolve(name)).pathname;
  const libraries: string = await inflate(`${bin}al2023.tar.br`);
  return { path, env: { LD_LIBRARY_PATH: `${libraries}/lib` } };
}

/** Environment variable with the WebSocket address of the browser that several test files share. */
export const SHARED_BROWSER = "TEST_BROWSER";

/**
 * A browser for one test, closed by `await using browser = await launchBrowser()`. In a run of the whole
 * suite it is a connection to the shared browser, which sees only its own contexts.
 */
export async function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  const { chromium } = await loadPlaywright();
  const shared = Deno.env.get(SHARED_BROWSER);
  return patient(
    shared && flags.length === 0
      ? await chromium.connect(shared)
      : await chromium.launch(await launchOptions(flags)),
  );
}

/** Sets how long a wait in any of its pages may take. */
function patient(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.setDefaultTimeout(TIMEOUT_MS);
    return context;
  };
  return browser;
}

/** A browser of short-lived pages, to which other processes can connect at `wsEndpoint()`. */
export async function launchBrowserServer(): Promise<BrowserServer> {
  const { chromium } = await loadPlaywright();
  return await chromium.launchServer({ ...await launchOptions(SHORT_LIVED), host: "127.0.0.1" });
}

function loadPlaywright() {
  // While loading, playwright-core reads `/proc` to detect WSL. Deno refuses that without all permissions.
  // This variable skips the check.
  Deno.env.set("__IS_WSL_TEST__", "1");
  return import("playwright-core");
}

async function launchOptions(flags: readonly string[]): Promise<LaunchOptions> {
  const { path, env } = await findBrowser();
  return { executablePath: path, args: [...FLAGS, ...flags], env: { ...Deno.env.toObject(), ...env } };
}

/** A tab in its own context that records exceptions, console errors and blocked content in `problems`. */
export interface TestPage extends Page {
  problems: string[];
  [Symbol.asyncDispose](): Promise<void>;
}

export async function openPage(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<TestPage> {
  // A worker of an earlier page would answer for what a test makes of the network.
  const context = await browser.newContext({ serviceWorkers: "block", ...options });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => {
    // Playwright itself warns of each worker that it keeps from being registered.
    if (message.text().includes("blocked by Playwright")) return;
    if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
  });
  await page.goto(address);
  if (options.javaScriptEnabled !== false) {
    await isReady(page).catch((cause) => {
      throw new Error(`${address} did not get ready: ${JSON.stringify(problems)}`, { cause });
    });
  }
  return Object.assign(page, { problems, [Symbol.asyncDispose]: () => context.close() });
}

/** The text of a downloaded file. A shared browser has no local path for it, so it is saved first. */
export async function downloadedText(download: Download): Promise<string> {
  const path = await Deno.makeTempFile();
  try {
    await download.saveAs(path);
    return await Deno.readTextFile(path);
  } finally {
    await Deno.remove(path);
  }
}

/** Waits until the page's scripts, which load after the first paint, have started. */
export async function isReady(page: Page): Promise<void> {
  // Not a function evaluated in the page, because the content security policy of a host page may block it.
  await page.locator("html[data-ready], html:not(:has(#modules))").waitFor({ state: "attached" });
}
