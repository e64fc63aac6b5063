import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { launchBrowser, openPage } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { readRoost } from "./roost.ts";

Deno.test("Whoever searches", async (test) => {
  await using roost = await readRoost();
  await using browser = await launchBrowser();

  await test.step("is given suggestions, chooses one by arrow and Enter, and is there", async () => {
    await using page = await openPage(browser, `${roost.address}/`);
    const box = page.getByLabel("Search active ingredient");
    await box.click();
    await box.pressSequentially("khooni dast");
    const options = page.getByRole("option");
    await options.first().waitFor();
    assertEquals(await box.getAttribute("aria-expanded"), "true");
    await page.getByRole("status").filter({ hasText: /suggestions/ }).waitFor({ state: "attached" });
    await page.keyboard.press("ArrowDown");
    const chosen = page.locator(`[id="${await box.getAttribute("aria-activedescendant")}"]`);
    assertEquals(await chosen.getAttribute("aria-selected"), "true");
    assert((await chosen.textContent())?.includes("Amprolium 20%"));
    await page.keyboard.press("Escape");
    await eventually(() => options.count(), 0);
    assertEquals([await box.inputValue(), await box.getAttribute("aria-expanded")], ["khooni dast", "false"]);
    await page.keyboard.press("ArrowDown");
    await options.first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: /Amprolium 20%/ }).waitFor();
    assertEquals(page.problems, []);
  });

  await test.step("finds the box in the header of any page, closes it by Escape, and searches by Enter", async () => {
    await using page = await openPage(browser, `${roost.address}/te/about`);
    const button = page.locator(".header-search summary");
    await button.click();
    const box = page.locator("#header-search");
    await box.waitFor();
    await page.keyboard.type("రక్త విరేచనాలు");
    await page.getByRole("option").first().waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await box.waitFor({ state: "hidden" });
    assert(await button.evaluate((element) => element === document.activeElement));
    await button.click();
    await box.fill("రక్త విరేచనాలు");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/te/products?q=**");
    await page.getByRole("heading", { level: 2, name: /కోసం ఉత్పత్తులు/ }).waitFor();
    assertEquals(page.problems, []);
  });

  await test.step("types in the list itself, and comes back from a product to what Enter has found", async () => {
    await using page = await openPage(browser, `${roost.address}/products/dewormers`);
    const box = page.locator("roost-products [part~=search-input]");
    const rows = page.locator("roost-products [part~=row]");
    await box.fill("praziq");
    await eventually(() => rows.count(), 1);
    await box.press("Enter");
    await page.waitForURL("**/products/dewormers?q=praziq");
    await rows.first().locator("a").first().click();
    await page.waitForURL("**/product/**");
    await page.goBack();
    await page.waitForURL("**/products/dewormers?q=praziq");
    await eventually(() => rows.count(), 1);
    assertEquals(page.problems, []);
  });

  await test.step("narrows the list by ticks without a new page, and compares what is ticked", async () => {
    await using page = await openPage(browser, `${roost.address}/products/anticoccidials?treats=coccidiosis`);
    const names = page.locator("roost-products .name");
    await page.locator(".facets input[name=form][value=powder]").check();
    await page.waitForURL("**/anticoccidials?treats=coccidiosis&form=powder");
    await eventually(() => names.count(), 2);
    await page.locator(".chosen-facets a").nth(1).click();
    await eventually(() => names.count(), 3);
    const ticks = page.locator("roost-products").getByRole("checkbox");
    await ticks.nth(0).check();
    await ticks.nth(1).check();
    await page.locator(".compare-bar a").click();
    await page.waitForURL("**/compare?ids=*");
    await eventually(() => page.locator(".compare-head").count(), 2);
    // One less, and another from its own page.
    await page.locator(".compare-head .icon-button").first().click();
    await eventually(() => page.locator(".compare-head").count(), 1);
    await page.goto(`${roost.address}/product/levamisole-hydrochloride-30-oral-powder`);
    await page.getByRole("checkbox", { name: "Compare" }).check();
    await page.getByRole("link", { name: "Compare (2)" }).click();
    await eventually(() => page.locator(".compare-head").count(), 2);
    assertEquals(page.problems, []);
  });

  await test.step("a fifth product to compare is refused, which the next page says no longer", async () => {
    await using page = await openPage(browser, `${roost.address}/products/dewormers`);
    const ticks = page.locator("roost-products").getByRole("checkbox");
    for (let at = 0; at < 4; at++) await ticks.nth(at).check();
    await ticks.nth(4).click();
    await page.locator(".toast.destructive").waitFor();
    await page.locator(".compare-bar a").click();
    await eventually(() => page.locator(".compare-head").count(), 4);
    await eventually(() => page.locator(".toast").count(), 0);
    assertEquals(page.problems, []);
  });

  await test.step("follows a suggestion by touch", async () => {
    await using page = await openPage(browser, `${roost.address}/about`, {
      hasTouch: true,
      viewport: { width: 360, height: 740 },
    });
    await page.locator(".header-search summary").tap();
    await page.locator("#header-search").pressSequentially("ivermec");
    await page.getByRole("option", { name: /Ivermectin/ }).tap();
    await page.getByRole("heading", { level: 1, name: /Ivermectin/ }).waitFor();
    assertEquals(page.problems, []);
  });

  await test.step("among the articles finds them while typing, in titles and excerpts, and clears the search", async () => {
    await using page = await openPage(browser, `${roost.address}/blog`);
    const box = page.getByLabel("Search Articles");
    const titles = page.locator(".posts h2");
    const all = await titles.count();
    await box.pressSequentially("GUMBORO");
    await page.waitForFunction(() => document.querySelectorAll(".posts h2").length === 1);
    await box.fill("xyzzy");
    await page.getByText('No articles matching "xyzzy". Try a different search term.').waitFor();
    await page.getByRole("link", { name: "Clear Search" }).click();
    await titles.nth(all - 1).waitFor();
    await eventually(() => box.inputValue(), "");
    await box.fill("xyzzy");
    await page.getByRole("link", { name: "Nutrition", exact: true }).last().click();
    await page.waitForURL("**/blog?q=Nutrition");
    await titles.first().waitFor();
    await eventually(() => box.inputValue(), "Nutrition");
    await box.press("Enter");
    await page.waitForURL("**/blog?q=Nutrition");
    assertEquals(page.problems, []);
  });

  await test.step("without JavaScript reads what was understood, and what is nearest where nothing fits", async () => {
    const plain = { javaScriptEnabled: false };
    await using found = await openPage(browser, `${roost.address}/products?q=ranikhet+ki+dawai`, plain);
    await found.getByRole("heading", { name: "Showing products for Ranikhet (Newcastle) disease" }).waitFor();
    await found.getByText("Call a veterinarian").waitFor();
    await using cold = await openPage(browser, `${roost.address}/products?q=runny+nose`, plain);
    await cold.getByRole("heading", { name: "Showing products for nasal discharge" }).waitFor();
    assertEquals(await cold.getByText("Call a veterinarian").count(), 0, "a warning for a common cold");
    await using none = await openPage(browser, `${roost.address}/about`, plain);
    await none.locator(".header-search summary").click();
    await none.locator("#header-search").fill("bicycle");
    await none.keyboard.press("Enter");
    await none.getByRole("heading", { name: "We have no product for “bicycle”" }).waitFor();
    await none.getByText('No products matching "bicycle" found.').waitFor();
    await none.locator(".nearest").getByRole("link", { name: /Amprolium 20%/ }).waitFor();
    await none.locator(".nearest").getByRole("link", { name: "Request Quote" }).waitFor();
    await none.goto(`${roost.address}/products?q=dravomix`);
    await none.getByText("Nothing of ours is called “dravomix”").waitFor();
    assertEquals(await none.locator(".nearest").getByRole("listitem").count(), 0);
    await none.goto(`${roost.address}/products?q=azithral`);
    await none.getByText("Azithral is another maker's name for azithromycin.", { exact: true }).waitFor();
    await none.goto(`${roost.address}/products?q=baytril`);
    await none.getByText("enrofloxacin. What we have of it is not the same product.").waitFor();
    await none.goto(`${roost.address}/products?q=enrofloxacin+injection`);
    await none.getByText("We have nothing of this in the form “Injection”.").waitFor();
  });
});
