import { assertEquals } from "deno-std/assert/equals.js";
import { askOwner } from "../add_partner.ts";
import { eventually } from "../eventually.ts";
import { startRoost } from "../roost.ts";
import { serveHosts } from "./host_site.ts";

/** Where a Firefox usually lies. */
const FIREFOXES = [
  "/usr/bin/firefox",
  "/usr/bin/firefox-esr",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];
/** Those on which the driver works: with trusted types or a hostile script it does not. */
const HOSTS = [
  "plain",
  "bootstrap",
  "theme",
  "strict",
  "pinned",
  "hostile_css",
  "telugu",
  "urdu",
  "quirks",
  "builder",
  "nonce",
];

/** What this test uses of the browser that Puppeteer drives. */
interface Driver {
  createBrowserContext(): Promise<Context>;
  close(): Promise<void>;
}
interface Context {
  newPage(): Promise<Tab>;
  close(): Promise<void>;
}
interface Tab {
  on(event: "console" | "pageerror", listener: (said: { text?(): string }) => void): void;
  goto(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  evaluate<T>(expression: string): Promise<T>;
  waitForSelector(selector: string, options?: { hidden?: boolean; visible?: boolean }): Promise<unknown>;
  locator(selector: string): { click(): Promise<void>; fill(text: string): Promise<void> };
  keyboard: { press(key: "Escape" | "Enter"): Promise<void> };
}

const firefox = FIREFOXES.find((path) => {
  try {
    return Deno.statSync(path).isFile;
  } catch {
    return false;
  }
});

Deno.test(
  { name: "In Firefox the three widgets work on pages of all kinds", ignore: !firefox },
  async (t) => {
    await using roost = await startRoost();
    const strict = `default-src 'none'; ` +
      ["script-src", "connect-src", "img-src"].map((name) => `${name} ${roost.address}`).join("; ");
    const nonce =
      `default-src 'none'; script-src 'nonce-c2FtcGxl'; connect-src ${roost.address}; base-uri 'none'`;
    await using site = serveHosts(roost.address, {
      nonce: { "content-security-policy": nonce },
      pinned: { "content-security-policy": strict },
      strict: { "content-security-policy": strict },
      "strict+types": {
        "content-security-policy": `${strict}; trusted-types dompurify; require-trusted-types-for 'script'`,
      },
    });
    // Not a literal: a literal would be installed on every machine, those without a Firefox too.
    const name = "npm:puppeteer-core@25.16.0";
    const { default: puppeteer } = await import(name);
    const browser: Driver = await puppeteer.launch({ browser: "firefox", executablePath: firefox });
    try {
      for (const [at, host] of HOSTS.entries()) {
        await t.step(host, () => visit(browser, `${site.address}/${host}`, at));
      }
    } finally {
      await browser.close();
    }
    const names = (await askOwner<{ name: string }[]>(roost, "GET", "/api/admin/contact-submissions"))
      .map(({ name }) => name).filter((name) => name.startsWith("Sample Farm"));
    assertEquals(names.sort(), HOSTS.map((_, at) => `Sample Farm ${at}`).sort());
  },
);

/** jQuery's name for its data has a number drawn by lot; Puppeteer leaves two names of its own. */
const GLOBALS = `Object.getOwnPropertyNames(globalThis).filter((name) => !/^(jQuery\\d|__aria)/.test(name))`;
const ROWS = "!!document.querySelector('roost-products')?.shadowRoot?.querySelector('[part~=row]')";
const STORED = "localStorage.length + sessionStorage.length + document.cookie.length";
const ANSWER = "roost-chat >>> [part~=log] a[href*='/product/']";

async function visit(browser: Driver, address: string, at: number) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text?.() ?? ""));
  page.on("pageerror", (error) => said.push(String(error)));
  await page.goto(`${address}?bare`);
  const before = new Set(await page.evaluate<string[]>(GLOBALS));
  await page.goto(address);
  // Asked for again and again: what waits in the page may be lost where it follows another so soon.
  await eventually(() => page.evaluate<boolean>(ROWS), true);

  await page.locator("roost-quote >>> [part~=button]").click();
  const dialog = "roost-quote-dialog >>>";
  await page.locator(`${dialog} [name=name]`).fill(`Sample Farm ${at}`);
  await page.locator(`${dialog} [name=email]`).fill("farm@dealer.example");
  await page.locator(`${dialog} [name=phone]`).fill("+91 40 5550 0199");
  await page.locator(`${dialog} [part~=submit]`).click();
  await page.waitForSelector(`${dialog} [part~=reference]`);
  await page.keyboard.press("Escape");
  await page.waitForSelector("roost-quote-dialog", { hidden: true });
  assertEquals(await page.evaluate(STORED), 0, "something is stored before the visitor wrote");

  await page.locator("roost-chat >>> [part~=button]").click();
  await page.locator("roost-chat >>> [part~=input]").fill("Which medicine for coccidiosis?");
  await page.keyboard.press("Enter");
  const registration = "roost-chat >>> [part~=registration]";
  await page.locator(`${registration} [name=name]`).fill(`Visitor ${at}`);
  await page.locator(`${registration} [name=mobileNumber]`).fill(`+91 90000 00${700 + at}`);
  await page.locator(`${registration} [name=location]`).fill("Warangal");
  await page.locator(`${registration} [type=submit]`).click();
  await page.waitForSelector(ANSWER);
  const globals = await page.evaluate<string[]>(GLOBALS);
  assertEquals(globals.filter((name) => !before.has(name)), [], "the page has new globals");
  await page.reload();
  await page.locator("roost-chat >>> [part~=button]").click();
  await page.waitForSelector(ANSWER, { visible: true });
  // Firefox looks for a picture of the page itself where the page allows none.
  assertEquals(said.filter((line) => !line.includes("/favicon.ico")), []);
  await context.close();
}
