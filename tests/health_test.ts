import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertGreater } from "deno-std/assert/greater.js";
import type { Page } from "playwright-core";
import type { Conditions } from "../contract/health.ts";
import { LANGUAGES } from "../contract/language.ts";
import { localPath } from "../contract/shared/language_paths.ts";
import { launchBrowser, openPage } from "./browser.ts";
import { inspect, LOOKS } from "./page_faults.ts";
import { readRoost } from "./roost.ts";

const COCCIDIOSIS = { animal: "broilers", age: "8-28" };
const BLOOD = ["bloody-droppings", "huddling"];
const FLU = { animal: "layers", deaths: "mass" };
const HEADS = ["swollen-head", "sudden-death"];

const query = (choices: Record<string, string>, signs: readonly string[]) =>
  `?${new URLSearchParams([...Object.entries(choices), ...signs.map((sign) => ["sign", sign])])}`;

/** A condition of each kind of page: with products, an emergency, of hens, a poisoning, and one without products. */
const CONDITIONS = [
  "coccidiosis",
  "avian-influenza",
  "cage-layer-fatigue",
  "pesticide-poisoning",
  "fowl-pox",
];

/** Chooses and ticks as a visitor does. */
async function tell(page: Page, choices: Record<string, string>, signs: readonly string[]) {
  for (const [name, value] of Object.entries(choices)) {
    await page.locator(`.finder-form [name=${name}]`).selectOption(value);
  }
  for (const sign of signs) await page.locator(`.tick:has([value=${sign}])`).click();
}

const fits = (page: Page) => page.locator(".fit h3").allInnerTexts();
/** Addresses of products in what the finder says. */
const offers = (page: Page) => page.locator("#fits a[href*='/product']").count();

Deno.test("The health pages", async (test) => {
  await using roost = await readRoost();
  await using browser = await launchBrowser();
  const at = (path: string) => roost.address + path;

  await test.step("blood in the droppings of huddled broilers is coccidiosis, with reasons", async (step) => {
    await using page = await openPage(browser, at("/health"));
    await tell(page, COCCIDIOSIS, BLOOD);
    await page.waitForURL(`**/health${query(COCCIDIOSIS, BLOOD)}`);
    const first = page.locator(".fit").first();
    await first.locator("h3", { hasText: "Coccidiosis" }).waitFor();
    const reasons = await first.locator(".reasons-check dd").innerText();
    for (const reason of ["Blood in droppings", "Huddling together", "The age"]) {
      assert(reasons.includes(reason), `${reason} is not among: ${reasons}`);
    }
    assertGreater(await page.locator(".next-question a").count(), 1);
    assertEquals(await page.locator("#fits .emergency").count(), 0);

    await step.step("the way back and a shared address show the same", async () => {
      const shown = await fits(page);
      await first.locator("h3 a").click();
      await page.waitForURL("**/health/coccidiosis");
      await page.goBack();
      await page.waitForURL(`**/health${query(COCCIDIOSIS, BLOOD)}`);
      await page.locator(".fit").first().waitFor();
      assertEquals(await fits(page), shown);
      assertEquals(await page.locator(".finder-form [name=animal]").inputValue(), "broilers");
      assert(await page.locator("[name=sign][value=huddling]").isChecked());
      await using other = await openPage(browser, page.url());
      assertEquals(await fits(other), shown);
      assert(await other.locator("[name=sign][value=bloody-droppings]").isChecked());
    });
    assertEquals(page.problems, []);
  });

  await test.step("an answer to what is asked next counts as a tick, and the way back takes it away", async () => {
    await using page = await openPage(browser, at(`/health${query(COCCIDIOSIS, BLOOD)}`));
    const before = page.url();
    await page.locator(".next-question a").first().click();
    await page.waitForURL((url) => url.search !== new URL(before).search);
    await page.goBack();
    await page.waitForURL(before);
    assertEquals(
      await page.locator("[name=sign]:checked").evaluateAll((all) =>
        all.map((each) => (each as HTMLInputElement).value)
      ),
      BLOOD,
    );
  });

  await test.step("many sudden deaths with swollen heads: the emergency is first, and nothing is sold", async () => {
    await using page = await openPage(browser, at("/health"));
    await tell(page, FLU, HEADS);
    const emergency = page.locator("#fits .emergency");
    await emergency.locator("a", { hasText: "Bird flu" }).waitFor();
    assertEquals(
      await page.locator("#fits > :is(.emergency, .fit-list)").first().getAttribute("class"),
      "emergency",
    );
    assert((await emergency.innerText()).includes("animal husbandry department"));
    assert((await fits(page))[0]!.startsWith("Bird flu"));
    assertEquals(await offers(page), 0);
    await emergency.locator("a").first().click();
    await page.waitForURL("**/health/avian-influenza");
    await page.locator(".emergency ol").waitFor();
    assertEquals(await page.locator("main a[href*='/product']").count(), 0);
  });

  await test.step("without JavaScript all of it is the same", async () => {
    await using page = await openPage(browser, "about:blank", { javaScriptEnabled: false });
    for (const language of LANGUAGES) {
      const path = localPath(language, "/health");
      await using scripted = await openPage(browser, at(path + query(FLU, HEADS)));
      await page.goto(at(path));
      await tell(page, FLU, HEADS);
      await page.locator(".finder-form [type=submit]").click();
      await page.waitForURL((url) => url.pathname === path && url.hash === "#fits");
      assertEquals(await fits(page), await fits(scripted));
      assertEquals(
        await page.locator("#fits .emergency").innerText(),
        await scripted.locator("#fits .emergency").innerText(),
      );
      assertEquals(await offers(page), 0);
    }
  });

  await test.step("without JavaScript the list of conditions is cut down by kind and by name", async () => {
    await using page = await openPage(browser, at("/hi/health"), { javaScriptEnabled: false });
    const names = () => page.locator(".letters li a").allInnerTexts();
    const all = (await names()).length;
    await page.locator(".list-parts a[href*='list=viral']").click();
    await page.waitForURL("**/hi/health?list=viral#all-conditions");
    const viral = (await names()).length;
    assert(viral > 5 && viral < all / 2, `${viral} of ${all}`);
    await page.locator("#condition-name").fill("khooni dast");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.searchParams.get("q") === "khooni dast");
    assertEquals(await names(), ["कॉक्सीडियोसिस"]);
  });

  await test.step("header, home and footer lead to the finder", async () => {
    await using page = await openPage(browser, at("/te"));
    for (const part of [".utility", "main", "footer"]) {
      assertEquals(await page.locator(`${part} a[href="/te/health"]:visible`).count(), 1, part);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await page.locator(".menu summary").click();
    await page.locator(".menu a[href='/te/health']").click();
    await page.waitForURL("**/te/health");
  });

  await test.step("the pages are accessible and fit their screen in each language", async () => {
    const paths = LANGUAGES.flatMap((language) =>
      [
        "/health",
        `/health${query(COCCIDIOSIS, BLOOD)}`,
        `/health${query(FLU, HEADS)}`,
        "/health?list=notifiable",
        ...CONDITIONS.map((id) => `/health/${id}`),
      ].map((path) => localPath(language, path))
    );
    const found = await Promise.all(LOOKS.map(async (look, turn) => {
      await using inspector = await inspect(browser, look);
      const found: string[] = [];
      for (const path of paths.filter((_, index) => index % LOOKS.length === turn)) {
        await inspector.go(roost.address + path);
        found.push(
          ...(await inspector.faults()).map((fault) => `${path} (${look.theme}, ${look.width}): ${fault}`),
        );
      }
      return found;
    }));
    assertEquals(found.flat(), []);
  });

  await test.step("the site map for search engines names each condition in each language", async () => {
    const sitemap = await (await fetch(at("/sitemap.xml"))).text();
    const { conditions }: Conditions = await (await fetch(at("/api/conditions"))).json();
    for (const { id } of conditions) {
      const entry = sitemap.split("<url>").find((each) =>
        new RegExp(`<loc>[^<]*/hi/health/${id}</loc>`).test(each)
      );
      assert(entry !== undefined, `no ${id}`);
      for (const language of LANGUAGES) {
        assert(entry?.includes(`hreflang="${language}"`), `${id} in ${language}`);
      }
    }
  });
});
