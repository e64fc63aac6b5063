import { assertEquals } from "deno-std/assert/equals.js";
import type { Locator, Page } from "playwright-core";
import { launchBrowser, openPage } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { serveHostPage } from "./host_page.ts";
import { readRoost } from "./roost.ts";

Deno.test("Where a bad link loses our code, what was asked for comes at the next try", async (t) => {
  await using roost = await readRoost();
  await using host = serveHostPage(
    `<!doctype html><html lang="en" data-errors="0"><title>Shop</title><h1>Shop</h1>
    <script>addEventListener("roost-error", () => document.documentElement.dataset.errors++)</script>
    <button data-roost-quote="Amprolium">Ask for a price</button>
    <roost-products category="dewormers">Call us</roost-products>
    ${
      ["chat", "quote", "products"].map((name) =>
        `<script src="${roost.address}/widgets/${name}.js"></script>`
      ).join("\n")
    }`,
  );
  await using browser = await launchBrowser();

  /** A visitor who has the page as it stands; from now on each file is lost at the first try. */
  async function visit(address = host.address, shown = "roost-products [part~=row]") {
    const page = await openPage(browser, address, { viewport: { width: 1280, height: 800 } });
    await page.locator(shown).first().waitFor();
    const lost = new Set<string>();
    const come = new Set<string>();
    /** Asked for as a module though it was lost: older browsers remember that for good. */
    const modules: string[] = [];
    await page.route(/\/(widgets|assets)\/.*\.js$/, async (route) => {
      const url = route.request().url();
      if (route.request().resourceType() === "script" && !come.has(url)) modules.push(url);
      if (lost.has(url)) {
        come.add(url);
        return route.continue();
      }
      lost.add(url);
      // A proxy's page is no code either.
      await (lost.size % 2 ? route.abort() : route.fulfill({ status: 502, body: "Bad gateway" }));
    });
    return { page, lost, modules };
  }

  await t.step("the chat's panel", async () => {
    const { page, lost, modules } = await visit();
    await using _ = page;
    await insist(page, page.locator("roost-chat [part~=button]"), page.locator("roost-chat [part~=input]"));
    assertEquals({ lost: lost.size > 1, modules }, { lost: true, modules: [] });
  });

  await t.step("the quote dialog, its lines, and what sends it", async () => {
    const { page, lost, modules } = await visit();
    await using _ = page;
    const dialog = page.locator("roost-quote-dialog dialog");
    await insist(page, page.locator("[data-roost-quote]").first(), dialog);
    await insist(page, dialog.locator("[part~=add]"), dialog.locator(".lines"));
    await dialog.locator("[name=name]").fill("Sample Farm");
    await dialog.locator("[name=email]").fill("farm@dealer.example");
    await dialog.locator("[name=phone]").fill("+91 40 5550 0199");
    await insist(page, dialog.locator("[part~=submit]"), page.locator("[part~=reference]"));
    assertEquals({ lost: lost.size > 4, modules }, { lost: true, modules: [] });
  });

  await t.step("the product table, by itself", async () => {
    const page = await openPage(browser, "about:blank");
    await using _ = page;
    const lost = new Set<string>();
    await page.route("**/widgets/*.js", (route) => {
      const url = route.request().url();
      // A script's tag, and what it imports at once, is the page's to ask for again.
      if (lost.has(url) || route.request().resourceType() === "script") return route.continue();
      lost.add(url);
      return route.abort();
    });
    await page.goto(host.address);
    await page.locator("roost-products [part~=row]").first().waitFor();
    const { length: all } = await page.locator("roost-products [part~=row]").all();
    await page.locator("roost-products [part~=search-input]").fill("levamisole");
    await eventually(async () => {
      const { length } = await page.locator("roost-products [part~=row]").all();
      return length > 0 && length < all;
    }, true);
    assertEquals(lost.size > 4, true);
  });

  await t.step("what sends a form of our own pages", async () => {
    const { page, lost, modules } = await visit(`${roost.address}/contact`, "main form");
    await using _ = page;
    const form = page.locator("main form").filter({ has: page.locator("[name=message]") });
    await form.locator("[name=name]").fill("Sample Farm");
    await form.locator("[name=email]").fill("farm@dealer.example");
    await form.locator("[name=phone]").fill("+91 40 5550 0199");
    await form.locator("[name=subject]").selectOption({ index: 1 });
    await form.locator("[name=message]").fill("Which vaccine do you keep in stock?");
    const send = form.locator("[type=submit]");
    const sent = page.getByText("Message Sent").first();
    for (let tries = 0; tries < 6 && !await sent.isVisible(); tries++) {
      await send.click();
      await form.locator("[type=submit]:enabled").or(sent).first().waitFor();
    }
    await sent.waitFor();
    assertEquals({ lost: lost.size > 0, modules }, { lost: true, modules: [] });
  });
});

/** Clicks until what is clicked for has come: every try may bring one file, and is told where it is in vain. */
async function insist(page: Page, button: Locator, sought: Locator) {
  for (let tries = 0; tries < 8; tries++) {
    const errors = await page.locator("html").getAttribute("data-errors");
    await button.click();
    await page.locator(`html:not([data-errors="${errors}"])`).or(sought).first().waitFor();
    if (await sought.isVisible()) return;
  }
  throw new Error("It does not come");
}
