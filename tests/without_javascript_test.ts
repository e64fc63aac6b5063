import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { LANGUAGES } from "../contract/language.ts";
import { localPath } from "../contract/shared/language_paths.ts";
import { launchBrowser, openPage } from "./browser.ts";
import { readRoost } from "./roost.ts";

/** Each with how many letters its main part shows at least. */
const PAGES: [route: string, letters: number][] = [
  ["/", 1_500],
  ["/about", 1_500],
  ["/products", 500],
  ["/products?q=khooni+dast", 300],
  ["/products/dewormers", 300],
  ["/product/amprolium-20-soluble-powder", 2_500],
  ["/blog", 1_500],
  ["/blog/vaccination", 500],
  ["/blog/post/essential-tips-for-poultry-health-management", 4_000],
  ["/contact", 500],
  ["/quote-list", 80],
  ["/embed", 2_000],
  ["/embed?widget=products&category=dewormers&theme=dark", 2_000],
  ["/privacy-policy", 800],
  ["/terms-of-service", 800],
  ["/sitemap", 300],
  ["/no-such-page", 80],
];

const FORM: Record<string, string> = {
  name: "Sample Nursery",
  email: "nursery@farm.example",
  phone: "+91 40 5550 0166",
  message: "Which pack sizes of amprolium are there?",
};

Deno.test("Without JavaScript", async (test) => {
  await using roost = await readRoost();
  await using browser = await launchBrowser();
  await using page = await openPage(browser, "about:blank", {
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });

  for (const language of LANGUAGES) {
    await test.step(`every page reads well: ${language}`, async () => {
      const faults: string[] = [];
      for (const [route, letters] of PAGES) {
        const address = localPath(language, route);
        await page.goto(roost.address + address);
        const headings = await page.locator("h1:visible").count();
        if (headings !== 1) faults.push(`${address}: ${headings} headings of the first level`);
        const text = await page.locator("main").innerText();
        // The table's text is in a shadow root of its own.
        const rows = await page.locator("roost-products tbody tr:visible").allInnerTexts();
        const shown = text.length + rows.join("").length;
        if (shown < letters) faults.push(`${address}: only ${shown} letters`);
        const idle = await page.locator("main button:visible, header button:visible").evaluateAll((all) =>
          all.flatMap((each) => each.closest("form") ? [] : [each.outerHTML])
        );
        faults.push(...idle.map((button) => `${address}: does nothing: ${button}`));
        const wide = await page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);
        if (wide > 0) faults.push(`${address}: ${wide} px wider than its screen`);
      }
      assertEquals(faults, []);
    });

    await test.step(`the menu opens, search finds and a message is sent: ${language}`, async () => {
      await page.goto(roost.address + localPath(language, "/"));
      await page.locator(".menu summary").click();
      await page.locator(".menu").locator(`a[href="${localPath(language, "/products")}"]`).click();
      await page.waitForURL(`**${localPath(language, "/products")}`);
      await page.locator("main input[type=search]").first().fill("khooni dast");
      await page.keyboard.press("Enter");
      await page.waitForURL("**/products?q=khooni+dast");
      await page.locator(`a[href="${localPath(language, "/product/amprolium-20-soluble-powder")}"]`).first()
        .click();
      await page.locator(".product-facts h1, h1").first().waitFor();

      await page.goto(roost.address + localPath(language, "/contact?subject=technical_support"));
      for (const [name, value] of Object.entries(FORM)) {
        await page.locator(`#form [name=${name}]`).fill(value);
      }
      // What the browser lets pass, the server does not.
      await page.locator("#form [name=name]").fill("S ");
      await page.locator("#form [type=submit]").click();
      await page.locator("#form [name=name][aria-invalid=true]").waitFor();
      assertEquals(await page.locator("#form [name=message]").inputValue(), FORM.message);
      assertEquals(await page.locator("#form [name=subject]").inputValue(), "technical_support");
      assertEquals(await page.locator("html").getAttribute("lang"), language);
      await page.locator("#form [name=name]").fill("Sample Nursery");
      await page.locator("#form [type=submit]").click();
      await page.locator("#form [name=name]").waitFor({ state: "detached" });
      assert(/[A-Z0-9]{8}/.test(await page.locator("main").innerText()), "no reference");
      assertEquals(await page.locator("html").getAttribute("lang"), language);
    });
  }
  assertEquals(page.problems.filter((problem) => !/status of (404|422)/.test(problem)), []);
});
