import type { Page } from "playwright-core";
import type { Roost } from "./roost.ts";

/** Signs in at the panel's login form. */
export async function signIn(page: Page, { username, password }: Pick<Roost, "username" | "password">) {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Agrees to the panel's next question. Resolves with its words. */
export async function agree(page: Page): Promise<string> {
  return await answer(page, "last");
}

/** Says no to it. */
export async function refuse(page: Page): Promise<string> {
  return await answer(page, "first");
}

async function answer(page: Page, button: "first" | "last"): Promise<string> {
  // A message stands in the topmost dialog, too.
  const question = page.getByRole("alertdialog").locator(".dialog-body");
  await question.waitFor();
  const words = await question.locator("h2, p").allInnerTexts();
  const shown = await question.elementHandle();
  await question.getByRole("button")[button]().click();
  // The next question is not taken for this one.
  await shown?.waitForElementState("hidden");
  return words.join("\n\n");
}
