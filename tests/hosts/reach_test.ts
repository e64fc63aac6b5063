import { assertEquals } from "deno-std/assert/equals.js";
import { launchBrowser, openPage } from "../browser.ts";
import { eventually } from "../eventually.ts";
import { readRoost } from "../roost.ts";
import { serveHosts } from "./host_site.ts";
import { focused, hasLargeLetters, isNotCut, isWithin } from "./seen.ts";
import { serveShop } from "./shop.ts";

const BUTTON = "roost-chat [part~=button]";
const PANEL = "roost-chat [part~=panel]";
const INPUT = `${PANEL} [part~=input]`;
const DIALOG = "roost-quote-dialog [part~=dialog]";
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };

Deno.test("Whoever reads and writes in another way reaches all of the widgets", async (t) => {
  await using roost = await readRoost();
  await using host = serveShop(roost.address);
  await using site = serveHosts(roost.address);
  await using browser = await launchBrowser();

  await t.step("a phone's keyboard leaves the chat's input and its dialog in sight", async () => {
    await using page = await openPage(browser, "about:blank", PHONE);
    await page.addInitScript(stubViewport);
    await page.goto(host.address);
    await page.locator(BUTTON).click();
    await page.locator(INPUT).click();
    for (const [top, height] of [[0, 300], [140, 260]]) {
      await page.evaluate(([top, height]) => Object.assign(globalThis, { view: { top, height } }), [
        top,
        height,
      ]);
      await page.evaluate("visualViewport.dispatchEvent(new Event('resize'))");
      await isWithin(page, `${PANEL} [part~=close]`, top!, height!);
      await isWithin(page, INPUT, top!, height!);
    }
    await page.locator(INPUT).fill("Which medicine for coccidiosis?");
    await page.locator(`${PANEL} [part~=send]`).click();
    await page.locator("roost-chat [part~=registration]").waitFor();
    await isWithin(page, "roost-chat [part~=registration]", 140, 260);
    await page.locator("roost-chat [part~=registration] [name=location]").focus();
    await isWithin(page, "roost-chat [part~=registration] [name=location]", 140, 260);
  });

  await t.step(
    "of the quote dialog too every field is in sight, and a thumb's drag reaches its button",
    async () => {
      await using page = await openPage(browser, host.address, { ...PHONE, isMobile: true });
      await page.locator("roost-quote [part~=button]").click();
      await page.locator(`${DIALOG} [name=name]`).waitFor();
      // Seen through half of the screen, as a keyboard leaves it.
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setPageScaleFactor", { pageScaleFactor: 2 });
      const isSeen = (selector: string) =>
        page.locator(`${DIALOG} ${selector}`).evaluate((element) => {
          const { offsetTop, height } = globalThis.visualViewport!;
          const { top } = element.getBoundingClientRect();
          return top >= offsetTop && top + 40 <= offsetTop + height;
        });
      for (const name of ["name", "email", "phone", "company", "message"]) {
        await page.locator(`${DIALOG} [name=${name}]`).focus();
        await eventually(() => isSeen(`[name=${name}]`), true);
      }
      await eventually(async () => {
        await session.send("Input.synthesizeScrollGesture", { x: 90, y: 200, yDistance: -200, speed: 3_000 });
        return await isSeen("[part~=submit]");
      }, true);
      assertEquals(await page.evaluate(() => scrollY), 0, "the page behind it has moved");
    },
  );

  await t.step("what is written in is large enough for a phone not to zoom in", async () => {
    await using page = await openPage(browser, host.address, PHONE);
    await page.locator("[part~=row]").first().waitFor();
    await hasLargeLetters(page, "roost-products input");
    await page.locator("roost-quote [part~=button]").click();
    await page.locator(`${DIALOG} [part~=add]`).click();
    await page.locator(`${DIALOG} [part~=line]`).waitFor();
    await hasLargeLetters(page, `${DIALOG} :is(input, textarea)`);
    await page.keyboard.press("Escape");
    await page.locator(BUTTON).click();
    await page.locator(INPUT).waitFor();
    await page.locator(`${PANEL} [part~=more]`).click();
    await page.getByRole("menuitem").first().click();
    await page.locator("roost-chat [part~=message]").waitFor();
    await hasLargeLetters(page, "roost-chat :is(input, textarea)");
    await page.keyboard.press("Escape");
    await page.locator(INPUT).fill("Hello");
    await page.locator(`${PANEL} [part~=send]`).click();
    await page.locator("roost-chat [part~=registration]").waitFor();
    await hasLargeLetters(page, "roost-chat :is(input, textarea)");
    assertEquals(page.problems, []);
  });

  await t.step("at 200 % zoom nothing is cut, and all can be reached", async () => {
    // What a window of 720 by 640 leaves.
    await using page = await openPage(browser, host.address, {
      viewport: { width: 360, height: 320 },
      deviceScaleFactor: 2,
    });
    await page.locator("[part~=row]").first().waitFor();
    for (const selector of ["html", "roost-products .root"]) await isNotCut(page, selector);
    await page.locator("[part~=quote-button]").first().click();
    await page.locator(`${DIALOG} [part~=submit]`).click();
    await page.locator(`${DIALOG} [part~=issue]`).first().waitFor();
    await isNotCut(page, DIALOG);
    // What is wrong is shown, not below the head, with what it is called.
    const head = (await page.locator(`${DIALOG} .head`).boundingBox())!;
    await eventually(() => focused(page), "name");
    const label = (await page.locator(`${DIALOG} label[for=name]`).boundingBox())!;
    assertEquals(label.y >= head.y + head.height, true, `${label.y} is below ${head.y + head.height}`);
    await page.keyboard.press("Escape");
    await page.locator(BUTTON).click();
    await isWithin(page, INPUT, 0, 320);
    await isWithin(page, `${PANEL} [part~=close]`, 0, 320);
    for (const part of ["head", "log", "write"]) await isNotCut(page, `${PANEL} .${part}`);
    const log = (await page.locator(`${PANEL} [part~=log]`).boundingBox())!;
    assertEquals(log.height > 100, true, `the conversation has ${log.height} px`);
    await page.locator(`${PANEL} [part~=more]`).click();
    await isNotCut(page, `${PANEL} [part~=menu]`);
    await page.getByRole("menuitem").first().click();
    await page.locator("roost-chat [part~=message] [type=submit]").click();
    await page.locator("roost-chat [part~=message] [role=alert]").waitFor();
    await isNotCut(page, "roost-chat [part~=message]");
    await eventually(() => focused(page), "message");
    assertEquals(page.problems, []);
  });

  await t.step("on a page from right to left, corners are mirrored and our words are not", async () => {
    await using page = await openPage(browser, `${site.address}/urdu`, {
      viewport: { width: 1280, height: 800 },
    });
    await page.locator("[part~=row]").first().waitFor();
    const directionOf = (selector: string) =>
      page.locator(selector).first().evaluate((element) => getComputedStyle(element).direction);
    assertEquals(await directionOf("[part~=row]"), "ltr");
    assertEquals((await page.locator(BUTTON).boundingBox())!.x, 20);
    await page.locator(BUTTON).click();
    await page.locator(INPUT).waitFor();
    await eventually(async () => (await page.locator(PANEL).boundingBox())!.x, 20);
    assertEquals(await directionOf(`${PANEL} .said p`), "ltr");
    await page.locator(`${PANEL} [part~=close]`).click();
    await page.locator("roost-quote [part~=button]").click();
    assertEquals(await directionOf(`${DIALOG} label`), "ltr");
    await isNotCut(page, "html");
    assertEquals(page.problems, []);
  });

  await t.step("rows that never come are told of, and can be asked for again", async () => {
    await using page = await openPage(browser, "about:blank");
    await page.clock.install();
    await page.route("**/api/products*", () => {}, { times: 2 });
    const asked = page.waitForRequest("**/api/products*");
    await page.goto(host.address);
    await asked;
    const askedAgain = page.waitForRequest("**/api/products*");
    await page.clock.runFor(46_000);
    await askedAgain;
    await page.clock.runFor(46_000);
    await page.locator("roost-products [part~=error]").getByRole("button", { name: "Try again" }).click();
    await page.locator("[part~=row]").first().waitFor();
  });

  await t.step("on a dark page the dialog is as dark as the page that its button stands on", async () => {
    await using page = await openPage(browser, host.address, { colorScheme: "dark" });
    await page.locator("html").evaluate((html) => html.style.colorScheme = "light dark");
    await page.locator("roost-quote [part~=button]").click();
    assertEquals(
      await page.locator(DIALOG).evaluate((dialog) => getComputedStyle(dialog).backgroundColor),
      "rgb(21, 33, 26)",
    );
  });

  await t.step("on a narrow page a long make has a line of its own, and a short one none", async () => {
    await using page = await openPage(browser, "about:blank", PHONE);
    const makes = [
      "Sample Labs",
      "Sample Veterinary Pharmaceuticals and Biologicals Private Limited, Imports",
    ];
    await page.route("**/api/products*", (route) =>
      route.fulfill({
        headers: { "access-control-allow-origin": "*" },
        json: makes.map((make, at) => ({ id: `${at}`, slug: `${at}`, name: "Levamisole", make })),
      }));
    await page.goto(host.address);
    for (const [at, isLong] of [false, true].entries()) {
      const row = page.locator("[part~=row]").nth(at);
      const make = (await row.locator("[part~=make]").boundingBox())!;
      const button = (await row.locator("[part~=quote-button]").boundingBox())!;
      assertEquals([make.width > 250, button.y >= make.y + make.height], [isLong, isLong]);
    }
  });
});

/** Runs in the page before its scripts: what a keyboard leaves is what the test says. */
function stubViewport() {
  const page = Object.assign(globalThis, { view: { top: 0, height: innerHeight } });
  const stub = new EventTarget();
  Object.defineProperties(stub, {
    offsetTop: { get: () => page.view.top },
    height: { get: () => page.view.height },
    scale: { value: 1 },
  });
  Object.defineProperty(globalThis, "visualViewport", { value: stub });
}
