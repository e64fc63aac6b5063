import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import type { Browser, Locator, Page } from "playwright-core";
import { axeInside } from "./axe_inside.ts";
import { differences, type PageTraces, tracesOf } from "./page_traces.ts";
import { pageWorld } from "./page_world.ts";

const IS_STORED = "localStorage.length + sessionStorage.length + document.cookie.length";
/** Tag and parts of the focused element. Looks into shadow roots. */
const FOCUSED = `(() => {
  let at = document.activeElement;
  while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at.localName + (at.part.length ? "." + at.part : at.hasAttribute("data-roost-quote") ? ".trigger" : "");
})()`;

interface Visit {
  browser: Browser;
  /** The page's address. */
  address: string;
  roost: string;
  /** The visitor's name, by which the test finds the inquiry in the panel. */
  name: string;
  mobile: string;
}

/** Opens a page with all three widgets and uses each. Throws if a widget fails or if the page has changed. */
export async function visitHost({ browser, address, roost, name, mobile }: Visit) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("pageerror", (error) => said.push(String(error)));
  const origins = new Set<string>();
  page.on("request", (request) => origins.add(new URL(request.url()).origin));

  await page.goto(`${address}?bare`);
  const before = await tracesOf(await pageWorld(page));
  await page.goto(address);
  const world = await pageWorld(page);
  const button = page.locator("roost-chat [part~=button]");
  await button.waitFor();
  await page.locator("[part~=row]").first().waitFor();
  await page.locator("roost-quote [part~=button]").waitFor();
  assertUnchanged("as it stands", await tracesOf(world));
  assertEquals(await world.own(`String(${IS_STORED})`), "0", "something is stored before the visitor wrote");

  await searchTable(page);
  await askForQuote(page, page.locator("a[data-roost-quote]").first(), "Amprolium");
  await askForQuote(page, page.locator("roost-quote [part~=button]"), "Levamisole", { name });
  assertEquals(await world.own(`String(${IS_STORED})`), "0", "the quote dialog has stored something");

  await button.click();
  const panel = page.locator("roost-chat [part~=panel]");
  await panel.locator("[part~=input]").waitFor();
  await isOnTop(panel);
  assertEquals(await world.apart(FOCUSED), "textarea.input");
  await page.keyboard.type("Which medicine for coccidiosis?");
  await page.keyboard.press("Enter");
  const registration = page.locator("roost-chat [part~=registration]");
  await registration.locator("[name=name]").fill(name);
  await registration.locator("[name=mobileNumber]").fill(mobile);
  await registration.locator("[name=location]").fill("Warangal");
  await registration.locator("[type=submit]").click();
  const cited = panel.locator("[part~=log] a[href*='/product/']").first();
  await cited.waitFor();
  assertMatch((await cited.getAttribute("href"))!, new RegExp(`^${roost}/`));
  await panel.locator("textarea:enabled").waitFor();
  assertEquals(await axeInside(world, ["roost-chat", "roost-quote", "roost-products"]), []);
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "hidden" });
  assertEquals(await world.apart(FOCUSED), "button.button");

  assertUnchanged("after its use", await tracesOf(world));
  await page.reload();
  await button.click();
  await panel.getByText("Which medicine for coccidiosis?").waitFor();
  await cited.waitFor();
  assertEquals(said, []);
  assertEquals([...origins].filter((origin) => origin !== roost && !address.startsWith(origin)), []);
  await context.close();

  function assertUnchanged(when: string, after: PageTraces) {
    assertEquals(differences(before, after), [], `the page is another ${when}`);
  }

  async function askForQuote(page: Page, trigger: Locator, product: string, sent?: { name: string }) {
    await trigger.click();
    const dialog = page.locator("roost-quote-dialog [part~=dialog]");
    const message = dialog.locator("[name=message]");
    await message.waitFor();
    assertMatch(await message.inputValue(), new RegExp(product));
    await isOnTop(dialog);
    if (sent) {
      // What lies under a dialog is looked at when none is open.
      assertEquals(await axeInside(world, ["roost-quote-dialog"]), []);
      await dialog.locator("[name=name]").fill(sent.name);
      await dialog.locator("[name=email]").fill("farm@dealer.example");
      await dialog.locator("[name=phone]").fill("+91 40 5550 0199");
      await dialog.locator("[part~=submit]").click();
      const confirmation = page.locator("roost-quote-dialog [part~=confirmation]");
      await confirmation.locator("[part~=reference]").waitFor();
      await isOnTop(confirmation);
    }
    await page.keyboard.press("Escape");
    await page.locator("roost-quote-dialog").waitFor({ state: "detached" });
    assertMatch(await world.apart(FOCUSED), /^a\.trigger$|^button\.button$/);
  }
}

async function searchTable(page: Page) {
  const rows = page.locator("[part~=row]");
  const all = await rows.count();
  await page.locator("[part~=search-input]").fill("levami");
  await rows.filter({ hasNotText: /levami|లెవామ/i }).first().waitFor({ state: "detached" });
  const found = await rows.count();
  if (found === 0 || found >= all) throw new Error(`The search leaves ${found} of ${all} rows`);
  assertMatch((await page.locator("[part~=count]").textContent())!, new RegExp(`${found}.*${all}`));
  await page.locator("[part~=search-input]").fill("");
}

/** Whether nothing of the page covers the centre of the element. */
async function isOnTop(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox())!;
  const hit = await element.evaluate((element, [x, y]) => {
    let at = document.elementFromPoint(x!, y!);
    while (at?.shadowRoot?.elementFromPoint(x!, y!)) {
      const inner: Element = at.shadowRoot.elementFromPoint(x!, y!)!;
      if (inner === at) break;
      at = inner;
    }
    return element.contains(at);
  }, [x + width / 2, y + height / 2]);
  if (!hit) throw new Error("Something lies over what has just been opened");
}
