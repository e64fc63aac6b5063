import { assertEquals } from "deno-std/assert/equals.js";
import type { Browser, Frame, Page } from "playwright-core";
import { launchBrowser, openPage } from "../browser.ts";
import { readRoost } from "../roost.ts";
import { serveHosts } from "./host_site.ts";

const BUTTON = "roost-chat [part~=button]";
const PANEL = "roost-chat [part~=panel]";
const DIALOG = "roost-quote-dialog [part~=dialog]";

Deno.test("The widgets come and go with what a page does to them", async (t) => {
  await using roost = await readRoost();
  await using site = serveHosts(roost.address);
  await using browser = await launchBrowser();

  await t.step("pasted twice, as classic scripts and as modules, there is one of each", async () => {
    await using page = await visit(browser, `${site.address}/pasted_twice`);
    await page.locator("[part~=row]").first().waitFor();
    await page.getByText("Ask for a price").click();
    await page.locator(DIALOG).waitFor();
    await page.keyboard.press("Escape");
    await page.locator(DIALOG).waitFor({ state: "detached" });
    await page.locator(BUTTON).click();
    await page.locator(PANEL).waitFor();
    assertEquals(await page.locator("roost-chat").count(), 1);
    assertEquals(page.problems, []);
  });

  await t.step("a tag manager's settings are in the script's address", async () => {
    // Whichever of the two scripts comes first, each widget has the settings of its own.
    for (const [late, early] of [["chat", "roost-quote"], ["quote", "roost-chat"]]) {
      await using page = await visit(browser, "about:blank");
      await page.route(`**/widgets/${late}.js*`, async (route) => {
        await page.locator(`${early} [part~=button]`).waitFor();
        await route.continue();
      });
      await page.goto(`${site.address}/tag_manager`);
      const button = page.getByRole("button", { name: "AI సహాయకుడు" });
      await button.waitFor();
      assertEquals((await button.boundingBox())!.x, 20);
      await button.click();
      await page.locator(PANEL).waitFor();
      assertEquals(
        await page.locator(PANEL).evaluate((panel) => getComputedStyle(panel).colorScheme),
        "dark",
      );
      await page.keyboard.press("Escape");
      await page.locator("roost-quote [part~=button]").click();
      await page.locator(DIALOG).locator(":scope[open]").waitFor();
      assertEquals(
        await page.locator("roost-quote-dialog .root").evaluate((root: HTMLElement) => root.lang),
        "hi",
      );
      assertEquals(page.problems, []);
    }
  });

  await t.step("a page that swaps its body, back and forward, keeps one chat, open as it was", async () => {
    await using page = await visit(browser, `${site.address}/app`);
    await page.locator("[part~=row]").first().waitFor();
    await page.locator(BUTTON).click();
    const input = page.locator(`${PANEL} [part~=input]`);
    await input.fill("Half a quest");
    await page.getByRole("link", { name: "Feed" }).click();
    await page.getByRole("heading", { name: "Feed" }).waitFor();
    await page.locator("roost-quote [part~=button]").waitFor();
    assertEquals([await input.inputValue(), await input.isVisible()], ["Half a quest", true]);
    await askAndPutAway(page, "Levamisole");
    // The dialog goes with the body that it stood on.
    await page.getByText("Price").click();
    await page.locator(DIALOG).waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: "Shop" }).waitFor();
    await page.locator("[part~=row]").first().waitFor();
    await page.locator(DIALOG).waitFor({ state: "detached" });
    await askAndPutAway(page, "Amprolium");
    await page.goForward();
    await page.locator("roost-quote [part~=button]").waitFor();
    await page.goBack();
    await page.locator("[part~=row]").first().waitFor();
    assertEquals(await page.locator("roost-chat").count(), 1);
    await input.press("Escape");
    await page.locator(PANEL).waitFor({ state: "hidden" });
    assertEquals(page.problems, []);
  });

  await t.step("`<html>` gets no child, and a chat that a page takes away is gone", async () => {
    await using page = await visit(browser, `${site.address}/plain`);
    await page.locator(BUTTON).click();
    await page.locator(`${PANEL} [part~=input]`).fill("Half a quest");
    // React 18 draws a page that it has taken over whole anew where it finds another child.
    const children = () =>
      page.evaluate(() => [...document.documentElement.children].map((c) => c.localName));
    assertEquals(await children(), ["head", "body"]);
    await page.evaluate(() => document.body.innerHTML = "<h1>Another page</h1>");
    assertEquals(await page.locator(`${PANEL} [part~=input]`).inputValue(), "Half a quest");
    assertEquals(await page.locator(PANEL).isVisible(), true);
    await page.evaluate(() => document.querySelector("roost-chat")!.remove());
    assertEquals(await page.locator("roost-chat").count(), 0);
    assertEquals(page.problems, []);
  });

  await t.step("moved, taken away and put back, an element goes on", async () => {
    await using page = await visit(browser, `${site.address}/plain`);
    await page.locator("[part~=row]").first().waitFor();
    await page.locator("[part~=search-input]").fill("levami");
    await page.evaluate(() => {
      const section = document.querySelector("section")!;
      document.querySelector("form")!.before(section);
      document.body.append(document.querySelector("roost-chat")!);
    });
    assertEquals(await page.locator("[part~=search-input]").inputValue(), "levami");
    await page.locator(BUTTON).click();
    await page.locator(PANEL).waitFor();
    await page.evaluate(() => {
      const taken = ["roost-chat", "roost-quote", "roost-products"].map((name) =>
        document.querySelector(name)!
      );
      for (const element of taken) element.remove();
      return new Promise((done) => setTimeout(() => done(document.body.append(...taken))));
    });
    await page.locator("[part~=row]").first().waitFor();
    await page.locator(PANEL).waitFor({ state: "hidden" });
    await page.locator(BUTTON).click();
    await page.locator(PANEL).waitFor();
    await page.keyboard.press("Escape");
    await page.locator("roost-quote [part~=button]").click();
    await page.locator(DIALOG).waitFor();
    assertEquals(page.problems, []);
  });

  await t.step("in a frame, and in one that may store nothing", async () => {
    await using page = await visit(browser, `${site.address}/frames`);
    await page.setViewportSize({ width: 1280, height: 1600 });
    for (const [at, name] of ["framed", "sandboxed", "formless", "half"].entries()) {
      const frame = page.frame({ url: `${site.address}/plain+${name}` })!;
      await frame.locator("[part~=row]").first().waitFor();
      // It is of the first one's origin, and would know who talks.
      if (name === "half") await frame.evaluate(() => localStorage.clear());
      await talk(frame, `+91 90000 0030${at}`);
      await frame.locator(BUTTON).press("Escape");
      await frame.locator("roost-quote [part~=button]").click();
      const dialog = frame.locator(DIALOG);
      await dialog.locator("[name=name]").fill("Sample Farm");
      await dialog.locator("[name=email]").fill("farm@dealer.example");
      await dialog.locator("[name=phone]").fill("+91 40 5550 0199");
      await dialog.locator("[name=phone]").press("Enter");
      await frame.locator("roost-quote-dialog [part~=reference]").waitFor();
    }
    // The browser's word on the page.
    assertEquals(page.problems.filter((problem) => !problem.includes("can escape its sandboxing")), []);
  });
});

async function visit(browser: Browser, address: string) {
  return await openPage(browser, address, { viewport: { width: 1280, height: 800 } });
}

async function askAndPutAway(page: Page, product: string) {
  await page.getByText("Price").click();
  await page.locator(DIALOG).getByText(product).first().waitFor();
  assertEquals(await page.locator("roost-quote-dialog").count(), 1);
  await page.keyboard.press("Escape");
  await page.locator(DIALOG).waitFor({ state: "detached" });
}

/** Asks, says who asks, and reads the answer. */
async function talk(frame: Frame, mobile: string) {
  await frame.locator(BUTTON).click();
  await frame.locator(`${PANEL} [part~=input]`).fill("Which medicine for coccidiosis?");
  await frame.locator(`${PANEL} [part~=send]`).click();
  const registration = frame.locator("roost-chat [part~=registration]");
  await registration.locator("[name=name]").fill("Sample Farm");
  await registration.locator("[name=mobileNumber]").fill(mobile);
  await registration.locator("[name=location]").fill("Warangal");
  await registration.locator("[type=submit]").click();
  await frame.locator(`${PANEL} [part~=log] a[href*='/product/']`).first().waitFor();
}
