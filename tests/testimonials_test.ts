import { assertEquals } from "deno-std/assert/equals.js";
import type { Testimonial } from "../contract/testimonial.ts";
import { launchBrowser, openPage } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { startRoost } from "./roost.ts";
import { agree } from "./sign_in.ts";

Deno.test("The owner writes, changes and deletes a testimonial by keyboard and mouse", async () => {
  await using roost = await startRoost();
  await using browser = await launchBrowser();
  await using page = await openPage(browser, `${roost.address}/admin/testimonials`);
  await page.getByLabel("Username").fill(roost.username);
  const password = page.getByLabel("Password");
  await password.fill(roost.password);
  const show = page.getByRole("button", { name: "Show what is typed" });
  await show.click();
  // Who types goes on typing, and nothing of it stays on the screen.
  assertEquals(
    await password.evaluate((input: HTMLInputElement) => [input.type, document.activeElement === input]),
    [
      "text",
      true,
    ],
  );
  await show.press("Space");
  assertEquals(await password.getAttribute("type"), "password");
  await page.getByRole("button", { name: "Sign in" }).click();
  const stored = async () => {
    const all: Testimonial[] = await (await fetch(`${roost.address}/api/testimonials`)).json();
    return all.filter(({ name }) => name === "Meera Pillai")
      .map(({ position, content, rating }) => [position, content, rating]);
  };

  await page.getByRole("button", { name: "Add New Testimonial" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  for (const field of ["Name", "Position", "Content"]) await page.getByText(`${field} is required`).waitFor();
  await page.getByLabel("Name").fill("Meera Pillai");
  await page.getByLabel("Position").fill("Layer farmer");
  await page.getByLabel("Content").fill("They answer the telephone.");
  const slider = page.getByRole("slider", { name: "Rating" });
  await eventually(() => slider.inputValue(), "5");
  await slider.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await page.getByText("Testimonial created successfully").waitFor();
  assertEquals(await stored(), [["Layer farmer", "They answer the telephone.", 4]]);

  const card = page.getByRole("listitem").filter({ hasText: "Meera Pillai" });
  await card.getByRole("img", { name: "4 of 5 stars" }).waitFor();
  await card.getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Position").fill("Owner of two layer sheds");
  await page.getByRole("button", { name: "Save as draft" }).click();
  await page.getByText("Draft saved").first().waitFor();
  await page.getByRole("heading", { name: "There are changes that visitors do not see yet" }).waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  await card.getByText("Draft changes").waitFor();
  assertEquals(await stored(), [["Layer farmer", "They answer the telephone.", 4]]);
  await card.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("heading", { name: "There are changes that visitors do not see yet" }).waitFor();
  // The list is slow: it shows what was saved before it comes again.
  const held = Promise.withResolvers<void>();
  await page.route("**/api/admin/testimonials?*", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Publish changes" }).click();
  await page.getByText("Testimonial updated successfully").waitFor();
  assertEquals(await stored(), [["Owner of two layer sheds", "They answer the telephone.", 4]]);

  // A row is deleted as it is shown: what somebody else changed since is not.
  await card.getByText("Draft changes").waitFor({ state: "hidden" });
  const asked = agree(page);
  await card.getByRole("button", { name: "Delete" }).click();
  await page.getByText("Testimonial deleted successfully").waitFor();
  assertEquals((await asked).split("\n")[0], "Are you sure you want to delete this testimonial?");
  assertEquals(await stored(), []);
  held.resolve();

  await page.getByRole("searchbox").fill("nobody said this");
  await page.getByText("No testimonials found").waitFor();
});
