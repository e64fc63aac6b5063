import type { Page } from "playwright-core";
import type { Roost } from "./roost.ts";

/** Fills in the login that a page of the panel shows first. */
export async function signIn(page: Page, { username, password }: Pick<Roost, "username" | "password">) {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Answers the browser's next question with yes; gives what it asked. */
export function agree(page: Page): Promise<string> {
  return new Promise((resolve) =>
    page.once("dialog", async (question) => {
      await question.accept();
      resolve(question.message());
    })
  );
}
