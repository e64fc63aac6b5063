import { assert } from "deno-std/assert/assert.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { launchBrowser, openPage } from "./browser.ts";
import { startRoost } from "./roost.ts";

Deno.test("The owner writes an article with headings and a list, readers read it, and an older version comes back", async () => {
  await using roost = await startRoost();
  await using browser = await launchBrowser();
  await using page = await openPage(browser, `${roost.address}/admin/blog-posts?action=new`);
  await page.getByLabel("Username").fill(roost.username);
  await page.getByLabel("Password").fill(roost.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  const article = async (): Promise<string> => {
    const page = await (await fetch(`${roost.address}/blog/post/litter-in-the-rains`)).text();
    return /<div class="prose">(.*?)<\/div>/s.exec(page)?.[1] ?? "";
  };
  const switchOn = async (name: string) => {
    await page.getByRole("button", { name, exact: true }).click();
    await page.getByRole("button", { name, exact: true, pressed: true }).waitFor();
  };

  await page.getByRole("textbox", { name: "Content" }).waitFor();
  await page.getByRole("button", { name: "Save" }).click();
  for (const field of ["Title", "Excerpt", "Content", "Featured image URL", "Author", "Category"]) {
    await page.getByText(`${field} is required`, { exact: true }).waitFor();
  }
  await page.getByLabel("Title", { exact: false }).first().fill("Litter in the rains");
  await page.getByLabel("Excerpt").first().fill("Dry litter, healthy feet.");
  const content = page.getByRole("textbox", { name: "Content" }).first();
  await content.click();
  await switchOn("Heading");
  await page.keyboard.type("Every day");
  await page.keyboard.press("Enter");
  await switchOn("List");
  await page.keyboard.type("Turn it");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Take out wet cakes");
  await page.getByLabel("Category").first().selectOption({ index: 1 });
  await page.getByLabel("Featured image URL").fill("/assets/pictures/hero.svg");
  await page.getByLabel("Author").first().fill("Sample Author");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Blog post created successfully").waitFor();
  assertStringIncludes(await article(), "<h2>Every day</h2><ul><li><p>Turn it</p></li>");

  const row = page.getByRole("row").filter({ hasText: "Litter in the rains" });
  await row.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("textbox", { name: "Content" }).first().click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Nothing is left of it.");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Blog post updated successfully").waitFor();
  assert(!(await article()).includes("Every day</h2>"));

  await row.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("button", { name: "History" }).click();
  await page.getByRole("dialog").getByRole("button").nth(1).click();
  await page.getByRole("button", { name: /Restore/ }).click();
  await page.getByRole("textbox", { name: "Content" }).first().getByText("Take out wet cakes").waitFor();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("row").filter({ hasText: "Litter in the rains" }).waitFor();
  assertStringIncludes(await article(), "Take out wet cakes");
});
