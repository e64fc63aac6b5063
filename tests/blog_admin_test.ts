import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { launchBrowser, openPage } from "./browser.ts";
import { startRoost } from "./roost.ts";
import { SAVE } from "./save_button.ts";
import { agree, signIn } from "./sign_in.ts";

Deno.test("The owner writes an article with headings and a list, readers read it, and an older version comes back", async () => {
  await using roost = await startRoost();
  await using browser = await launchBrowser();
  await using page = await openPage(browser, `${roost.address}/admin/blog-posts?action=new`);
  await signIn(page, roost);
  const article = async (): Promise<string> => {
    const page = await (await fetch(`${roost.address}/blog/post/litter-in-the-rains`)).text();
    return /<div class="prose">(.*?)<\/div>/s.exec(page)?.[1] ?? "";
  };
  const switchOn = async (name: string) => {
    await page.getByRole("button", { name, exact: true }).click();
    await page.getByRole("button", { name, exact: true, pressed: true }).waitFor();
  };

  await page.getByRole("textbox", { name: "Content" }).waitFor();
  await page.getByRole("button", { name: SAVE }).click();
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
  await page.getByRole("button", { name: SAVE }).click();
  await page.getByText("Blog post created successfully").waitFor();
  assertStringIncludes(await article(), "<h2>Every day</h2><ul><li><p>Turn it</p></li>");

  const row = page.getByRole("row").filter({ hasText: "Litter in the rains" });
  await row.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("textbox", { name: "Content" }).first().click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Nothing is left of it.");
  await page.getByRole("button", { name: SAVE }).click();
  await page.getByText("Blog post updated successfully").waitFor();
  assert(!(await article()).includes("Every day</h2>"));

  await row.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("button", { name: "History" }).click();
  await page.getByRole("list", { name: "Saved versions" }).getByRole("button").nth(1).click();
  await page.getByRole("button", { name: /Restore/ }).click();
  await page.getByRole("textbox", { name: "Content" }).first().getByText("Take out wet cakes").waitFor();
  await page.getByRole("button", { name: SAVE }).click();
  await page.getByRole("row").filter({ hasText: "Litter in the rains" }).waitFor();
  assertStringIncludes(await article(), "Take out wet cakes");

  // Pasted from Word: its styles and marks stay behind, its list is one.
  await row.getByRole("button", { name: "Edit" }).click();
  await content.click();
  await page.keyboard.press("Control+a");
  await content.evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      "text/html",
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><p class="MsoNormal" style="color:red">` +
        `Ammonia<o:p></o:p></p><p class="MsoListParagraph" style="mso-list:l0 level1 lfo1">` +
        `<span style="mso-list:Ignore">·<span> </span></span>Open the curtains</p></body></html>`,
    );
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await content.getByRole("listitem").filter({ hasText: "Open the curtains" }).waitFor();
  // And a date to come: nobody reads it before.
  await page.getByLabel("Date").fill("2031-03-01T09:00");
  await page.getByRole("button", { name: SAVE }).click();
  await row.getByText("Scheduled").waitFor();
  await row.getByText("9:00 am").waitFor();
  assertEquals((await fetch(`${roost.address}/blog/post/litter-in-the-rains`)).status, 404);
  await row.getByRole("button", { name: "Edit" }).click();
  const preview = page.frameLocator(".preview-frame");
  await preview.getByRole("listitem").filter({ hasText: "Open the curtains" }).waitFor();
  // A copy is a draft, which may lack everything but its title.
  await page.getByRole("button", { name: "Duplicate" }).click();
  await page.getByRole("heading", { level: 2, name: "New blog post" }).waitFor();
  assertEquals(
    await page.getByLabel("Title", { exact: false }).first().inputValue(),
    "Litter in the rains (copy)",
  );
  await page.getByLabel("Excerpt").first().fill("");
  await page.getByLabel("Featured image URL").fill("");
  await page.getByRole("button", { name: SAVE }).click();
  // What visitors do not see yet stays open.
  await page.getByRole("heading", { level: 2, name: "Edit blog post" }).waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  const copy = page.getByRole("row").filter({ hasText: "Litter in the rains (copy)" });
  await copy.getByText("Draft", { exact: true }).waitFor();
  assertEquals((await fetch(`${roost.address}/blog/post/litter-in-the-rains-copy`)).status, 404);
  await copy.getByRole("button", { name: "Delete" }).click();
  await agree(page);
  await copy.waitFor({ state: "detached" });

  await row.getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Date").fill("2026-01-01T09:00");
  await page.getByRole("button", { name: SAVE }).click();
  await row.getByText("1 Jan 2026").waitFor();
  const pasted = await article();
  assertMatch(pasted, /<p>Ammonia<\/p><ul><li><p>Open the curtains<\/p><\/li><\/ul>/);

  const asked = agree(page);
  await row.getByRole("button", { name: "Delete" }).click();
  assertEquals((await asked).split("\n")[0], "Are you sure you want to delete this blog post?");
  // The message on the copy may still stand.
  await row.waitFor({ state: "detached" });
  await page.getByText("Blog post deleted successfully").first().waitFor();
  assertEquals((await fetch(`${roost.address}/blog/post/litter-in-the-rains`)).status, 404);
  // What is pasted comes with styles, which the page does not apply.
  assertEquals(page.problems.filter((problem) => !/401|inline style/.test(problem)), []);
});
