import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import { launchBrowser, openPage } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { serveHostPage } from "./host_page.ts";
import { readRoost } from "./roost.ts";

Deno.test("A table of more than one page", async (test) => {
  await using roost = await readRoost();
  await using browser = await launchBrowser();
  const first = /^Showing 1–50 of \d+ products$/;
  const second = /^Showing 51–(\d+) of \1 products$/;

  await test.step("is turned in place, searched whole, and goes back the way it came", async () => {
    await using page = await openPage(browser, `${roost.address}/products`);
    await page.getByText(first).waitFor();
    await page.getByRole("link", { name: "Next" }).click();
    await page.waitForURL("**/products?page=2#search");
    await page.getByText(second).waitFor();
    assertMatch(await page.title(), /Page 2 of 2/);
    const search = page.getByRole("searchbox", { name: "Search active ingredient" }).last();
    await search.fill("amprolium");
    await page.getByText(/^Showing \d+ products? \(filtered from \d+\)$/).waitFor();
    await page.getByRole("link", { name: /^Amprolium 20%/ }).waitFor();
    await search.fill("");
    await page.getByText(second).waitFor();
    await page.goBack();
    await page.getByText(first).waitFor();
    assertEquals(page.problems, []);
  });

  await test.step("is turned by links where there is no JavaScript", async () => {
    await using page = await openPage(browser, `${roost.address}/hi/products`, { javaScriptEnabled: false });
    await page.getByRole("link", { name: "अगला" }).click();
    await page.waitForURL("**/hi/products?page=2#search");
    await eventually(() => page.getByRole("link", { name: "अगला" }).count(), 0);
    await page.getByRole("link", { name: "पिछला" }).click();
    await page.waitForURL("**/hi/products#search");
    assertEquals(page.problems, []);
  });

  await test.step("grows by a button on a dealer's page, and the keyboard goes on with what is new", async () => {
    await using host = serveHostPage(`<!doctype html><html lang="en"><title>Sample dealer</title>
      <roost-products></roost-products><script async src="${roost.address}/widgets/products.js"></script>`);
    await using page = await openPage(browser, host.address);
    await page.getByText(first).waitFor();
    const name = page.getByRole("rowheader").getByRole("link");
    await page.getByRole("button", { name: "Show more" }).press("Enter");
    await page.getByText(/^Showing \d+ products$/).waitFor();
    await eventually(() => page.getByRole("button", { name: "Show more" }).count(), 0);
    assertEquals(
      await page.evaluate(() =>
        document.querySelector("roost-products")!.shadowRoot!.activeElement!.textContent
      ),
      await name.nth(50).textContent(),
    );
    assertEquals(page.problems, []);
  });
});
