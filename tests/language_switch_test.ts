import { assertEquals } from "deno-std/assert/equals.js";
import { isReady, launchBrowser, openPage } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { readRoost } from "./roost.ts";

const OTHERS = [["हिन्दी", "/hi"], ["తెలుగు", "/te"]] as const;

Deno.test("The language switch", async (test) => {
  await using roost = await readRoost();
  await using browser = await launchBrowser();

  await test.step("leads to the same page in each language, by the language's own name", async () => {
    await using page = await openPage(browser, `${roost.address}/contact`);
    for (const [name, path] of OTHERS) {
      await page.getByRole("link", { name }).click();
      await page.waitForURL(`${roost.address}${path}/contact`);
      assertEquals(await page.locator(".languages [aria-current]").getAttribute("lang"), path.slice(1));
    }
    assertEquals(page.problems, []);
  });

  await test.step("is no trap: Back leads to what was read, in its language", async () => {
    await using page = await openPage(browser, `${roost.address}/about`);
    await page.goto(`${roost.address}/contact`);
    await page.getByRole("link", { name: "తెలుగు" }).click();
    await page.waitForURL(`${roost.address}/te/contact`);
    for (const path of ["/contact", "/about"]) {
      await page.goBack();
      await page.waitForURL(roost.address + path);
      assertEquals(await page.locator("html").getAttribute("lang"), "en");
    }
  });

  await test.step("takes what was typed along, and says what was not in its own words", async () => {
    await using page = await openPage(browser, `${roost.address}/product/amprolium-20-soluble-powder`);
    const trigger = page.locator("main [data-roost-quote]").first();
    const dialog = page.locator("roost-quote-dialog dialog");
    await trigger.click();
    await dialog.locator("[name=name]").fill("Sample Farm");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.reload();
    await trigger.click();
    await dialog.locator("[name=name]").fill("Sample Farm 2");
    await page.goto(`${roost.address}/te/product/amprolium-20-soluble-powder`);
    await trigger.click();
    assertEquals(/[\u0c00-\u0c7f]/.test(await dialog.locator("[name=message]").inputValue()), true);
    await page.goto(`${roost.address}/contact?subject=product_inquiry&product=amprolium-20-soluble-powder`);
    await isReady(page);
    const form = page.locator("main form");
    const english = await form.locator("[name=message]").inputValue();
    await form.locator("[name=name]").fill("Sample Farm 3");
    await page.getByRole("link", { name: "తెలుగు" }).click();
    await page.waitForURL("**/te/contact**");
    await eventually(() => form.locator("[name=name]").inputValue(), "Sample Farm 3");
    assertEquals(await form.locator("[name=message]").inputValue() === english, false);
  });

  await test.step("shows the names in any script by pictures, and no page loads a face but its own script's", async () => {
    // Each page in a browser that has not seen another. A device with a face for Hindi or Telugu loads none at all.
    for (const [path, own] of Object.entries({ "": "anek-latin", "/hi": "devanagari", "/te": "telugu_" })) {
      await using page = await openPage(browser, "about:blank");
      const loaded: string[] = [];
      page.on("response", (response) => {
        const name = /\/assets\/(.+)-\w+\.(?:webp|woff2)$/.exec(response.url())?.[1];
        if (name && response.ok()) loaded.push(name);
      });
      await page.goto(`${roost.address}${path}/contact`, { waitUntil: "networkidle" });
      await eventually(
        () => loaded.filter((name) => name.endsWith("_name") || !name.startsWith(own)).sort(),
        ["hindi_name", "telugu_name"],
      );
    }
  });
});
