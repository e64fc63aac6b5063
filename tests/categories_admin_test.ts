import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { launchBrowser, openPage } from "./browser.ts";
import { startRoost } from "./roost.ts";
import { agree, signIn } from "./sign_in.ts";

Deno.test("The owner makes, renames and deletes categories of products and of the blog, and the site follows", async (test) => {
  await using roost = await startRoost();
  await using browser = await launchBrowser();
  await using page = await openPage(browser, `${roost.address}/admin/product-categories`);
  await signIn(page, roost);
  const read = async (path: string) => await (await fetch(roost.address + path)).text();
  const save = () => page.getByRole("button", { name: "Save" }).click();
  /** Until the list has narrowed its rows move, and a click that began on one may end beside it. */
  const search = async (term: string) => {
    await page.getByRole("searchbox").fill(term);
    await page.waitForURL((address) => address.searchParams.get("q") === term);
  };

  await test.step("a product category, with its picture, its badge and its name in Hindi", async () => {
    await page.getByRole("button", { name: "Add New Category" }).click();
    await save();
    await page.getByText("Name is required").waitFor();
    await page.getByLabel("Name").first().fill("Marigold Tonics");
    await page.getByLabel("Name in Hindi").fill("गेंदा टॉनिक");
    assertEquals(await page.getByLabel("Background colour", { exact: true }).inputValue(), "#E8F5E9");
    await page.getByRole("button", { name: "Choose from library" }).click();
    await page.getByRole("dialog").locator(".media-grid button").first().click();
    await save();
    await page.getByText("Category created successfully").waitFor();
    // As in every other list: all of the words, in any order, and the pager counts what was found.
    await search("tonics marigold");
    await page.getByText("1 in all").waitFor();
    const row = page.getByRole("row").filter({ hasText: "Marigold Tonics" });
    await row.getByText("0 products").waitFor();
    await row.locator("img").waitFor();
    assertStringIncludes(await read("/products/marigold-tonics"), "Marigold Tonics");
    assertStringIncludes(await read("/hi/products/marigold-tonics"), "गेंदा टॉनिक");

    // Its name is in the address: the old one leads on.
    await row.getByRole("button", { name: "Edit" }).click();
    await page.getByLabel("Name").first().fill("Plant Tonics");
    await page.getByLabel("Slug").fill("plant-tonics");
    await save();
    await page.getByText("Category updated successfully").waitFor();
    const moved = await fetch(`${roost.address}/products/marigold-tonics`, { redirect: "manual" });
    assertEquals([moved.status, moved.headers.get("location")], [301, "/products/plant-tonics"]);
  });

  await test.step("what holds products is not deleted; what holds none is, after a question", async () => {
    await search("dewormers");
    const full = page.getByRole("row").filter({ hasText: "Dewormers" });
    const asked = agree(page);
    await full.getByRole("button", { name: "Delete" }).click();
    assertEquals((await asked).split("\n")[0], "Are you sure you want to delete this category?");
    await page.getByRole("button", { name: "Show them" }).click();
    await page.getByRole("heading", { level: 1, name: "Products" }).waitFor();
    assertEquals(new URL(page.url()).search, "?category=dewormers");
    await page.goto(`${roost.address}/admin/product-categories`);
    await search("plant");
    const empty = page.getByRole("row").filter({ hasText: "Plant Tonics" });
    await empty.getByRole("button", { name: "Delete" }).click();
    await agree(page);
    await page.getByText("Category deleted successfully").waitFor();
    assert(!(await read("/products")).includes("Plant Tonics"));
    await page.getByText("No categories found").waitFor();
    await page.getByText("Try a different search term").waitFor();
  });

  await test.step("a blog category, whose articles go along with its new name", async () => {
    await page.goto(`${roost.address}/admin/blog-categories`);
    await page.getByRole("button", { name: "Add New Category" }).click();
    await save();
    for (const field of ["Name", "Description"]) await page.getByText(`${field} is required`).waitFor();
    await page.getByLabel("Name").first().fill("Farm Records");
    await page.getByLabel("Description").first().fill("What to write down, and why.");
    await save();
    await page.getByText("Category created successfully").waitFor();
    assertStringIncludes(await read("/blog"), "Farm Records");
    assertStringIncludes(await read("/blog/farm-records"), "Farm Records Articles");

    await search("write down");
    const row = page.getByRole("row").filter({ hasText: "farm-records" });
    await row.getByRole("button", { name: "Edit" }).click();
    await page.getByLabel("Name").first().fill("Record Keeping");
    await save();
    await page.getByText("Category updated successfully").waitFor();
    assertStringIncludes(await read("/blog"), "Record Keeping");

    const asked = agree(page);
    await page.getByRole("row").filter({ hasText: "Record Keeping" })
      .getByRole("button", { name: "Delete" }).click();
    assertEquals((await asked).split("\n")[0], "Are you sure you want to delete this category?");
    await page.getByText("Category deleted successfully").waitFor();
    assert(!(await read("/blog")).includes("Record Keeping"));
  });
  assertEquals(page.problems.filter((problem) => !/status of 4(01|04|09)/.test(problem)), []);
});
