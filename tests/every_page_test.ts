import { assertEquals } from "deno-std/assert/equals.js";
import type { Page } from "playwright-core";
import { type Language, LANGUAGES } from "../contract/language.ts";
import { localPath } from "../contract/shared/language_paths.ts";
import { launchBrowser } from "./browser.ts";
import { inspect, LOOKS } from "./page_faults.ts";
import { startRoost } from "./roost.ts";
import { setAnalytics } from "./set_analytics.ts";

const PRODUCT = "/product/amprolium-20-soluble-powder";
const ROUTES = [
  "/",
  "/about",
  "/products",
  "/products?q=khooni+dast",
  "/products?q=nothing-has-this-name",
  "/products/dewormers",
  "/products?animal=layers&eggs=0&sort=eggs",
  "/compare?ids=amprolium-20-soluble-powder,toltrazuril-2-5-oral-solution",
  PRODUCT,
  "/blog",
  "/blog?q=nothing-has-this-name",
  "/blog/vaccination",
  "/blog/post/essential-tips-for-poultry-health-management",
  "/contact",
  "/quote-list",
  "/saved",
  "/documents",
  "/documents?batch=amp2601",
  "/embed",
  "/embed?widget=quote&product=Amprolium&accent=%23f0a93b",
  "/privacy-policy",
  "/terms-of-service",
  "/sitemap",
  "/no-such-page",
  "/product/no-such-product",
  "/blog/post/no-such-article",
];

/** What opens, unfolds or is answered on a page: how a visitor brings it about. */
const STATES: [name: string, route: string, bring: (page: Page) => Promise<unknown>][] = [
  ["the quote dialog", PRODUCT, async (page) => {
    await page.locator("main [data-roost-quote]").first().click();
    await page.getByRole("dialog").locator("[name=name]").first().waitFor();
  }],
  ["the quote dialog's faults", "/products/dewormers", async (page) => {
    await page.locator("roost-products").locator("[part=quote-button]").first().click();
    await page.getByRole("dialog").locator("[type=submit]").click();
    await page.getByRole("dialog").locator("[aria-invalid=true]").first().waitFor();
  }],
  ["suggestions in the header", "/about", async (page) => {
    await page.locator(".header-search summary").click();
    await page.locator("#header-search").pressSequentially("coccidio");
    await page.getByRole("option").first().waitFor();
    await page.keyboard.press("ArrowDown");
  }],
  ["suggestions at home, for what nothing fits", "/", async (page) => {
    const box = page.locator("main input[type=search]");
    await box.focus();
    await box.pressSequentially("zzyxqq");
    await page.locator(".suggestions").getByText("zzyxqq").waitFor();
  }],
  ["the menu", "/blog", async (page) => {
    await page.setViewportSize({ width: 767, height: 800 });
    await page.locator(".menu summary").click();
  }],
  ["a quote list with two products, and its form's faults", PRODUCT, async (page) => {
    for (const button of (await page.locator("main .add-to-list button").all()).slice(0, 2)) {
      await button.click();
    }
    await page.locator(".add-to-list a").click();
    // The product's page, which is left only now, has a form as well.
    await page.locator("#request [type=submit]").click();
    await page.locator("#request [aria-invalid=true]").first().waitFor();
  }],
  ["every question answered, and the form's faults", "/contact", async (page) => {
    await page.locator("main details:not([open])").evaluateAll((all) =>
      all.forEach((each) => each.setAttribute("open", ""))
    );
    await page.locator("#form [type=submit]").click();
    await page.locator("main [aria-invalid=true]").first().waitFor();
  }],
  ["a message that was sent", "/", async (page) => {
    const form = page.locator("#get-in-touch form");
    await form.locator("[name=name]").fill("Sample Hatchery");
    await form.locator("[name=email]").fill("hatchery@farm.example");
    await form.locator("[name=message]").fill("Do you keep vaccines in stock?");
    await form.locator("[type=submit]").click();
    await page.locator(".toast").first().waitFor();
  }],
  // A phone has no tabs: it shows all parts one below another.
  ["another of a product's tabs", PRODUCT, async (page) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.getByRole("tab").nth(2).click();
  }],
];

Deno.test("Every page is accessible, fits its screen and keeps its content security policy", async (test) => {
  await using roost = await startRoost();
  await using browser = await launchBrowser();

  /** Each in its languages, in turn under another look; four tabs at once. */
  async function look(
    cases: readonly { name: string; route: string; bring?: (page: Page) => Promise<unknown> }[],
    languagesOf: (at: number) => readonly Language[] = () => LANGUAGES,
  ): Promise<string[]> {
    const all = cases.flatMap(({ name, route, bring }, at) =>
      languagesOf(at).map((language, turn) => ({
        name: `${language} ${name}`,
        path: localPath(language, route),
        bring,
        look: (at + turn) % LOOKS.length,
      }))
    );
    const found = await Promise.all(LOOKS.map(async (each, at) => {
      await using inspector = await inspect(browser, each);
      const found: string[] = [];
      for (const { name, path, bring } of all.filter(({ look }) => look === at)) {
        await inspector.page.setViewportSize({ width: each.width, height: 800 });
        await inspector.go(roost.address + path);
        await bring?.(inspector.page);
        const faults = await inspector.faults();
        found.push(...faults.map((fault) => `${name} (${each.theme}, ${each.width} px): ${fault}`));
      }
      return found;
    }));
    return found.flat();
  }

  await test.step("as it is served", async () => {
    assertEquals(await look(ROUTES.map((route) => ({ name: route, route }))), []);
  });

  await test.step("with what opens on it, unfolds or is answered", async () => {
    const states = STATES.map(([name, route, bring]) => ({ name, route, bring }));
    assertEquals(await look(states, (at) => LANGUAGES.filter((_, turn) => turn !== at % 3)), []);
  });

  await test.step("under the question whether visits may be counted; and the panel's door", async () => {
    await using owner = await inspect(browser, LOOKS[0]!);
    await setAnalytics(roost, owner.page, "G-ABC1234567");
    const asked = (page: Page) => page.locator("section.consent").waitFor();
    assertEquals(
      await look([{ name: "the question", route: "/privacy-policy", bring: asked }]),
      [],
    );
    for (const each of LOOKS.slice(1, 3)) {
      await using inspector = await inspect(browser, each);
      await inspector.go(`${roost.address}/admin`);
      assertEquals(await inspector.faults(), []);
    }
  });
});
