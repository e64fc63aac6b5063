import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { DEFAULT_BLOG_CATEGORY_COLOUR } from "../contract/post.ts";
import { launchBrowser, openPage } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { startRoost } from "./roost.ts";
import { signIn } from "./sign_in.ts";

Deno.test("Links, tables and pictures of the library go into an article and are read on its page", async (test) => {
  await using roost = await startRoost();
  await using browser = await launchBrowser();
  await using page = await openPage(browser, `${roost.address}/admin/blog-posts?action=new`);
  await signIn(page, roost);
  const content = page.getByRole("textbox", { name: "Content", exact: true });
  const tool = (name: string) => page.getByRole("button", { name, exact: true }).first().click();
  const dialog = page.getByRole("dialog");
  // The editor has the keys again one frame after a dialog closed, and learns of a moved caret by an event.
  const goTo = async (key: string) => {
    await content.and(page.locator(":focus")).waitFor();
    await page.keyboard.press(key);
    await page.waitForFunction(() => getSelection()?.isCollapsed);
  };
  const address = "/blog/post/water-in-summer";
  const article = async (): Promise<string> => {
    const page = await (await fetch(roost.address + address)).text();
    return /<div class="prose">(.*?)<\/div>/s.exec(page)?.[1] ?? "";
  };

  await test.step("a link on chosen words; an address that leads nowhere is refused", async () => {
    await page.getByLabel("Title", { exact: false }).first().fill("Water in summer");
    await page.getByLabel("Excerpt").first().fill("Cool water, twice a day.");
    await content.click();
    await page.keyboard.type("See our dewormers");
    for (let letter = 0; letter < "dewormers".length; letter++) await page.keyboard.press("Shift+ArrowLeft");
    await tool("Link");
    await dialog.getByLabel("Address").fill("javascript:alert(1)");
    await page.keyboard.press("Enter");
    await dialog.getByText("An address starts with https://, mailto:, tel: or /").waitFor();
    await dialog.getByLabel("Address").fill("/products/dewormers");
    await page.keyboard.press("Enter");
    await content.getByRole("link", { name: "dewormers" }).waitFor();
  });

  await test.step("a link that is there is found again, changed and taken away", async () => {
    await goTo("End");
    await page.keyboard.press("Enter");
    await tool("Link");
    await dialog.getByLabel("Address").fill("https://old.example/page");
    await dialog.getByRole("button", { name: "Apply" }).click();
    const link = content.getByRole("link", { name: "https://old.example/page" });
    await link.click();
    await tool("Link");
    await eventually(() => dialog.getByLabel("Address").inputValue(), "https://old.example/page");
    await dialog.getByRole("button", { name: "Remove link" }).click();
    await link.waitFor({ state: "detached" });
    await content.getByText("https://old.example/page").waitFor();
  });

  await test.step("a picture of the library, with the words for who cannot see it", async () => {
    await goTo("Control+End");
    await page.keyboard.press("Enter");
    await tool("Picture");
    await dialog.locator(".media-grid button").first().click();
    await dialog.getByLabel("What the picture shows").fill("A trough in the shade");
    await dialog.getByRole("button", { name: "Apply" }).click();
    await content.getByRole("img", { name: "A trough in the shade" }).waitFor();
  });

  await test.step("a table that is filled by Tab and grows", async () => {
    // As a person does after a picture: go on writing.
    await content.and(page.locator(":focus")).waitFor();
    await page.keyboard.type("How much they drink:");
    await page.keyboard.press("Enter");
    await tool("Table");
    for (const [place, words] of ["Age", "Litres", "Note", "1 week", "6", "for 100 birds"].entries()) {
      if (place > 0) await page.keyboard.press("Tab");
      await page.keyboard.type(words);
    }
    await page.getByRole("button", { name: "Add row" }).click();
    await page.getByRole("button", { name: "Delete column" }).click();
    await eventually(() => content.getByRole("row").count(), 4);
    await eventually(() => content.getByRole("columnheader").count(), 2);
  });

  await test.step("the article's page shows them, and the list the blog's colour", async () => {
    await page.getByLabel("Category").first().selectOption({ index: 1 });
    await page.getByLabel("Featured image URL").fill("/assets/pictures/hero.svg");
    await page.getByLabel("Author").first().fill("Sample Author");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Blog post created successfully").waitFor();
    const badge = page.getByRole("row").filter({ hasText: "Water in summer" }).locator(".colour-badge");
    assertEquals(DEFAULT_BLOG_CATEGORY_COLOUR, "#12663E");
    assertEquals(await badge.evaluate((element) => getComputedStyle(element).color), "rgb(18, 102, 62)");
    const post = await (await fetch(`${roost.address}/api${address}`)).json();
    assertEquals(post.categoryColor, "#12663E");

    const html = await article();
    assertStringIncludes(html, '<a href="/products/dewormers">dewormers</a>');
    assertEquals(/old\.example"/.test(html), false);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(roost.address + address);
    const prose = page.locator(".prose");
    await prose.getByRole("columnheader", { name: "Litres" }).waitFor();
    await prose.getByRole("cell", { name: "1 week" }).waitFor();
    const picture = prose.getByRole("img", { name: "A trough in the shade" });
    await picture.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => {
      const shown = document.querySelector<HTMLImageElement>(".prose img");
      return shown?.complete && shown.naturalWidth > 0;
    });
    assertEquals(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
    await prose.getByRole("link", { name: "dewormers" }).click();
    await page.waitForURL("**/products/dewormers");
  });
  assertEquals(page.problems.filter((problem) => !/401/.test(problem)), []);
});
