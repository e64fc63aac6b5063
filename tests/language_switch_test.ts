import { assertEquals } from "deno-std/assert/equals.js";
import { launchBrowser, openPage } from "./browser.ts";
import { startRoost } from "./roost.ts";

const OTHERS = [["हिन्दी", "/hi"], ["తెలుగు", "/te"]] as const;

Deno.test("The language switch", async (test) => {
  await using roost = await startRoost();
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
      assertEquals(
        loaded.filter((name) => name.endsWith("_name") || !name.startsWith(own)).sort(),
        ["hindi_name", "telugu_name"],
      );
    }
  });
});
