import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import type { Locator } from "playwright-core";
import { launchBrowser, openPage } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { startRoost } from "./roost.ts";
import { SAVE } from "./save_button.ts";
import { signIn } from "./sign_in.ts";

Deno.test("Who saves what visitors do not see yet stays at it, and what is public leads back to the list", async (test) => {
  await using roost = await startRoost();
  await using browser = await launchBrowser();
  await using page = await openPage(browser, `${roost.address}/admin/products?action=new&q=neem`);
  await signIn(page, roost);
  const save = () => page.getByRole("button", { name: SAVE }).click();
  const message = (words: string) => page.locator(".toast").filter({ hasText: words }).first();
  const edited = page.getByRole("heading", { name: "Edit product" });

  await test.step("a new product that is no more than a draft is at once the stored one", async () => {
    await page.getByLabel("Product name").first().fill("Neem Bark Powder");
    await page.getByLabel("Category").first().selectOption({ index: 1 });
    await page.getByLabel("Draft").check();
    await save();
    await message("Product created successfully").waitFor();
    await edited.waitFor();
    await page.getByText("Everything is saved").waitFor();
  });

  await test.step("published, it leads to its list, and the message to its page and back to it", async () => {
    await page.getByLabel("Draft").uncheck();
    await save();
    await page.getByRole("searchbox").waitFor();
    await page.getByRole("button", { name: "Edit Neem Bark Powder" }).waitFor();
    const said = message("Product updated successfully");
    assertEquals(await said.locator(".toast-actions button").allInnerTexts(), [
      "Go on editing",
      "View page",
    ]);
    // From another page too, into the list with its search.
    await page.getByRole("link", { name: "Testimonials" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Testimonials" }).waitFor();
    await said.getByRole("button", { name: "Go on editing" }).click();
    await edited.waitFor();
    assertEquals(new URL(page.url()).searchParams.get("q"), "neem");
  });

  await test.step("where nothing was changed, no draft is said to be kept", async () => {
    await page.keyboard.press("Control+s");
    await message("There is nothing to keep").waitFor();
    assertEquals(await message("Draft saved").count(), 0);
  });

  await test.step("changes that wait beside it leave one at it, on a phone with its preview at hand", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByLabel("Make").fill("Waiting (sample)");
    await page.getByRole("button", { name: "Save as draft" }).click();
    await message("Draft saved").getByRole("button", { name: "Preview" }).click();
    const preview = page.getByRole("dialog", { name: "Preview" });
    await preview.frameLocator("iframe").getByText("Waiting (sample)").first().waitFor();
    await preview.getByRole("button", { name: "Close" }).click();
    assertEquals(await page.getByLabel("Make").inputValue(), "Waiting (sample)");
    // What it said is not true any more once they are published.
    await save();
    await message("Product updated successfully").waitFor();
    assertEquals(await message("Draft saved").count(), 0);
  });
});

/** Whether something of the one lies over the other. */
async function covers(over: Locator, under: Locator): Promise<boolean> {
  const [one, other] = [(await over.boundingBox())!, (await under.boundingBox())!];
  return one.y < other.y + other.height && other.y < one.y + one.height;
}

Deno.test("On a phone a message lies over neither the field in use nor the buttons that end a form", async (test) => {
  await using roost = await startRoost();
  await using browser = await launchBrowser();
  await using page = await openPage(browser, `${roost.address}/admin/products?action=new`, {
    viewport: { width: 360, height: 640 },
    hasTouch: true,
  });
  await signIn(page, roost);
  const message = page.locator(".toast").last();
  const messages = page.locator(".toaster");
  const bar = page.locator(".editor-bar");
  const dismiss = async () => {
    for (const each of await page.locator(".toast").getByRole("button", { name: "Dismiss message" }).all()) {
      await each.click();
    }
  };
  await page.getByLabel("Product name").first().waitFor();

  for (const [place, share] of [["top", 0.15], ["middle", 0.5], ["bottom", 0.75]] as const) {
    await test.step(`while one types at the ${place} of the screen`, async () => {
      const field = page.getByLabel("feature 1", { exact: true });
      await field.focus();
      // A removed row says so, with the way back.
      await page.getByRole("button", { name: "Remove feature 1" }).click();
      await message.waitFor();
      await field.focus();
      await field.evaluate((input, share) => {
        scrollBy({ top: input.getBoundingClientRect().top - innerHeight * share, behavior: "instant" });
      }, share);
      await eventually(() => covers(messages, field), false);
      assert(!await covers(messages, bar));
      await message.getByRole("button", { name: "Undo" }).click();
      await dismiss();
    });
  }

  await test.step("nor over the buttons of a dialog", async () => {
    await page.goto(`${roost.address}/admin/testimonials`);
    await page.getByRole("button", { name: /^Delete/ }).first().click();
    const yes = page.getByRole("alertdialog").locator(".dialog-footer button").last();
    await yes.click();
    await message.waitFor();
    await page.getByRole("button", { name: /^Delete/ }).first().click();
    await eventually(() => covers(messages, yes), false);
  });
});
