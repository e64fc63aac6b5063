import { assertEquals } from "deno-std/assert/equals.js";
import { assertNotEquals } from "deno-std/assert/not_equals.js";
import { launchBrowser, openPage, type TestPage } from "../browser.ts";
import { eventually } from "../eventually.ts";
import { serveHostPage } from "../host_page.ts";
import { readRoost } from "../roost.ts";
import { axeInside } from "./axe_inside.ts";
import { pageWorld } from "./page_world.ts";
import { focused, hasEdge, isOutlined } from "./seen.ts";
import { serveShop } from "./shop.ts";

const BUTTON = "roost-chat [part~=button]";
const PANEL = "roost-chat [part~=panel]";
const INPUT = `${PANEL} [part~=input]`;
const DIALOG = "roost-quote-dialog [part~=dialog]";

Deno.test("Without a pointer, without motion and with colours of one's own, the widgets work", async (t) => {
  await using roost = await readRoost();
  await using host = serveShop(roost.address);
  await using browser = await launchBrowser();

  await t.step("who wants no motion sees none", async () => {
    const moved: Record<string, number> = {};
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      await using page = await openPage(browser, "about:blank", { reducedMotion });
      await page.addInitScript(countMotions);
      await page.route("**/api/assistant/chat", () => {});
      await page.goto(host.address);
      await page.locator("[part~=row]").first().waitFor();
      await page.locator("roost-quote [part~=button]").hover();
      await page.locator("[part~=quote-button]").first().hover();
      await page.locator("roost-quote [part~=button]").click();
      await page.locator(DIALOG).waitFor();
      await page.keyboard.press("Escape");
      await page.locator(BUTTON).click();
      await page.locator(INPUT).fill("Hello");
      await page.keyboard.press("Enter");
      await register(page, "90000 00511");
      await page.locator(".typing").waitFor();
      moved[reducedMotion] = await page.evaluate("motions");
    }
    assertEquals(moved.reduce, 0);
    assertNotEquals(moved["no-preference"], 0);
  });

  await t.step("where colours are forced, what has the focus and where things end is seen", async () => {
    await using page = await openPage(browser, host.address, { forcedColors: "active" });
    await page.locator("[part~=row]").first().waitFor();
    await hasEdge(page, BUTTON);
    await hasEdge(page, "roost-quote [part~=button]");
    await hasEdge(page, "[part~=quote-button]");
    await page.locator(BUTTON).click();
    for (const part of ["[part~=input]", ".chip", ".said"]) await hasEdge(page, `${PANEL} ${part}`);
    await hasEdge(page, PANEL);
    const seen = new Set<string>();
    for (let at = await focused(page); !seen.has(at); at = await focused(page)) {
      seen.add(at);
      assertEquals(await isOutlined(page), true, `${at} has the focus, which cannot be seen`);
      await page.keyboard.press("Tab");
    }
    assertEquals(seen.size, 7);
    assertEquals(page.problems, []);
  });

  // Light and dark accents; a page that is dark without saying so, and one that says it.
  for (
    const [accent, look] of [
      ["%23ffd400", ""],
      ["%23001a4d", "html { color-scheme: dark }"],
      ["%23ffd400", "body { background: #111; color: #eee }"],
    ]
  ) {
    await t.step(`words can be read with ${accent} as accent, on a page with "${look}"`, async () => {
      const tags = ["chat", "quote", "products"].map((name) =>
        `<script async src="${roost.address}/widgets/${name}.js?accent=${accent}"></script>`
      ).join("");
      await using shop = serveHostPage(
        `<!doctype html><html lang="en"><title>Shop</title><style>${look}</style><h1>Shop</h1>
        <roost-quote></roost-quote><roost-products category="dewormers"></roost-products>${tags}`,
      );
      await using page = await openPage(browser, shop.address);
      await page.locator("[part~=row]").first().waitFor();
      const world = await pageWorld(page);
      assertEquals(await axeInside(world, ["roost-quote", "roost-products"]), []);
      await page.locator("roost-quote [part~=button]").click();
      await page.locator(`${DIALOG} [name=name]`).waitFor();
      assertEquals(await axeInside(world, ["roost-quote-dialog"]), []);
      await page.keyboard.press("Escape");
      await page.locator(BUTTON).click();
      await page.locator(INPUT).waitFor();
      assertEquals(await axeInside(world, ["roost-chat"]), []);
    });
  }

  await t.step("with the keyboard alone: the order of what is there, out of it, and back", async () => {
    await using page = await openPage(browser, host.address, { viewport: { width: 1280, height: 800 } });
    await page.locator("[part~=row]").first().waitFor();
    const stops = async (count: number, key = "Tab") => {
      const names: string[] = [];
      for (let i = 0; i < count; i++) {
        await page.keyboard.press(key);
        names.push(await focused(page));
      }
      return names;
    };
    assertEquals(await stops(5), ["button", "q", "Search", "name", "quote-button"]);
    await page.keyboard.press("Enter");
    await page.locator(`${DIALOG} [name=name]`).waitFor();
    await eventually(() => focused(page), "name");
    assertEquals(await stops(9), [
      "email",
      "phone",
      "company",
      "add",
      "message",
      "Used only to answer you. Privacy policy",
      "cancel",
      "submit",
      "Close",
    ]);
    assertEquals(await stops(2), ["name", "email"]);
    await page.keyboard.press("Escape");
    await page.locator(DIALOG).waitFor({ state: "detached" });
    await eventually(() => focused(page), "quote-button");

    await page.locator(BUTTON).focus();
    await page.keyboard.press("Enter");
    await page.locator(INPUT).waitFor();
    await eventually(() => focused(page), "Type your message...");
    assertEquals(await stops(7), [
      "More",
      "Close",
      "Conversation",
      "See product list",
      "Request a quote",
      "Shipping information",
      "Type your message...",
    ]);
    // The menu, a dialog over the chat, and the chat: each is left by itself.
    await stops(1);
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem").first().waitFor();
    await eventually(() => focused(page), "Leave a message for our team");
    await page.keyboard.press("Escape");
    await eventually(() => focused(page), "More");
    await page.locator(INPUT).focus();
    await page.keyboard.type("Hello");
    await page.keyboard.press("Enter");
    await page.locator("roost-chat [part~=registration]").waitFor();
    await eventually(() => focused(page), "name");
    await page.keyboard.press("Escape");
    await page.locator("roost-chat [part~=registration]").waitFor({ state: "detached" });
    assertEquals([await focused(page), await page.locator(INPUT).inputValue()], [
      "Type your message...",
      "Hello",
    ]);
    await page.keyboard.press("Escape");
    await page.locator(PANEL).waitFor({ state: "hidden" });
    await eventually(() => focused(page), "AI Assistant");
    assertEquals(page.problems, []);
  });
});

async function register(page: TestPage, mobile: string) {
  const registration = page.locator("roost-chat [part~=registration]");
  await registration.locator("[name=name]").fill("Sample Farm");
  await registration.locator("[name=mobileNumber]").fill(mobile);
  await registration.locator("[name=location]").fill("Warangal");
  await registration.locator("[type=submit]").click();
}

/** Runs in the page before its scripts. Those events cross no shadow root by themselves: each is listened to. */
function countMotions() {
  const page = Object.assign(globalThis, { motions: 0 });
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    const shadow = attach.call(this, init);
    for (const type of ["animationstart", "transitionrun"]) {
      shadow.addEventListener(type, () => page.motions++, true);
    }
    return shadow;
  };
}
