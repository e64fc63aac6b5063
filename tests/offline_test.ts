import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { isReady, launchBrowser, openPage, type TestPage } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { readRoost } from "./roost.ts";

const PRODUCT = "/te/product/amprolium-20-soluble-powder";
const OTHER = "/te/product/toltrazuril-2-5-oral-solution";
const VISITOR = { name: "రాజు", email: "raju@example.in", phone: "9876543210" };

/** The worker answers for the page, and has kept it and the list of what is saved. */
async function workerIsReady(page: TestPage): Promise<void> {
  await page.waitForFunction(async () =>
    navigator.serviceWorker.controller !== null && await caches.match("/te/saved") !== undefined &&
    await caches.match(location.pathname) !== undefined
  );
}

Deno.test("Without a network saved and opened pages are read, and any other is told to be missing", async (test) => {
  await using roost = await readRoost();
  await using browser = await launchBrowser();
  await using page = await openPage(browser, roost.address + PRODUCT, {
    serviceWorkers: "allow",
    viewport: { width: 360, height: 740 },
  });
  const context = page.context();
  const heading = () => page.locator("main h1").innerText();

  await test.step("a data sheet is saved", async () => {
    await workerIsReady(page);
    await page.locator(".save-for-shed button").click();
    await page.locator(".save-for-shed a").waitFor();
  });
  const name = await heading();

  await test.step("it becomes newer when it is opened in place, too", async () => {
    const savedAt = async (path: string) =>
      (await (await caches.open("pages-saved")).match(path))!.headers.get("x-kept-at");
    await page.goto(`${roost.address}/te/contact`);
    await isReady(page);
    const before = await page.evaluate(savedAt, PRODUCT);
    await page.locator("main").evaluate((main, path) => {
      const link = Object.assign(document.createElement("a"), { href: path });
      main.append(link);
      link.click();
    }, PRODUCT);
    await eventually(heading, name);
    await eventually(async () => await page.evaluate(savedAt, PRODUCT) === before, false);
  });

  await test.step("it opens without a network, with its style and the day it is of", async () => {
    await page.goto(`${roost.address}/te/contact`);
    await context.setOffline(true);
    await page.goto(roost.address + PRODUCT);
    assertEquals(await heading(), name);
    assertStringIncludes(await page.locator(".kept-note").innerText(), "నెట్‌వర్క్ లేదు");
    assertEquals(await page.evaluate(() => getComputedStyle(document.body).marginTop), "0px");
    assertEquals(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  });

  await test.step("a page that was only opened is there too, and one that was not is told to be missing", async () => {
    await page.goto(`${roost.address}/te/contact`);
    await page.locator(".kept-note").waitFor();
    await page.goto(roost.address + OTHER);
    await page.locator("main [role=alert]").waitFor();
    assertEquals(new URL(page.url()).pathname, "/te/saved");
    await page.locator(".kept-pages li a.text-link").filter({ hasText: name }).waitFor();
  });

  await test.step("when the network is back the page that was wanted opens, and nothing is called old", async () => {
    await context.setOffline(false);
    await page.waitForURL(roost.address + OTHER);
    assertEquals(await page.locator(".kept-note").count(), 0);
  });

  const isSent = (kind: string) =>
    page.evaluate(
      async (address) => "receipt" in (await (await caches.match(address))?.json() ?? {}),
      `/waiting/${kind}`,
    );

  await test.step("a quote list is kept, and sent by itself when the network is back", async () => {
    // The page may be so new that its click is repeated later. Who leaves before has added nothing.
    await page.locator(".product-summary .add-to-list button").click();
    await page.locator(".product-summary .add-to-list a").waitFor();
    await page.goto(`${roost.address}/te/quote-list`);
    const field = (name: string) => page.locator(`main form [name=${name}]`);
    for (const [name, value] of Object.entries(VISITOR)) await field(name).fill(value);
    await context.setOffline(true);
    await page.locator("main form [type=submit]").click();
    const change = page.getByRole("button", { name: "మార్చండి" });
    await change.waitFor();
    assertEquals(await page.locator("main #lines").count(), 0);
    // What waits can be taken back.
    await change.click();
    assertEquals(await field("name").inputValue(), "రాజు");
    await page.locator("main form [type=submit]").click();
    await change.waitFor();
    // The visitor reads another page when the network is back.
    await page.goto(`${roost.address}/te/contact`);
    await context.setOffline(false);
    // The page sends it or the worker does, whoever hears of the network first.
    await eventually(() => isSent("quote"), true);
    await page.goto(`${roost.address}/te/quote-list`);
    await page.locator("main .thanks strong").waitFor();
    assertEquals(await page.locator("main form").count(), 0);
    await page.reload();
    await page.locator("main .empty").waitFor();
  });

  await test.step("the worker alone sends what waits, while no page is open", async () => {
    await page.goto(`${roost.address}/te/contact`);
    for (const [name, value] of Object.entries(VISITOR)) {
      await page.locator(`main [name=${name}]`).fill(value);
    }
    await page.locator("main [name=subject]").selectOption("other");
    await page.locator("main [name=message]").fill("కోళ్లకు దగ్గు ఉంది.");
    await context.setOffline(true);
    await page.locator("main form [type=submit]").click();
    await page.getByRole("button", { name: "మార్చండి" }).waitFor();
    const protocol = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      protocol.on(
        "ServiceWorker.workerRegistrationUpdated",
        ({ registrations }) => registrations[0] && resolve(registrations[0].registrationId),
      );
    });
    await protocol.send("ServiceWorker.enable");
    const registrationId = await registered;
    await page.goto("about:blank");
    await context.setOffline(false);
    const origin = roost.address;
    await protocol.send("ServiceWorker.dispatchSyncEvent", {
      origin,
      registrationId,
      tag: "requests",
      lastChance: false,
    });
    // A page of the origin without scripts.
    await page.goto(`${origin}/robots.txt`);
    await eventually(() => isSent("contact"), true);
    await page.goto(`${origin}/te/contact`);
    await page.locator("main .thanks strong").waitFor();
  });

  await test.step("nothing of the panel or of the API is kept", async () => {
    await page.goto(`${roost.address}/admin`);
    const kept = await page.evaluate(async () => {
      const all = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    assertEquals(kept.filter((path) => /^\/(admin|api)/.test(path)), []);
  });
});
