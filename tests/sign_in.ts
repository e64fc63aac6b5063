import type { Page } from "playwright-core";
import type { Roost } from "./roost.ts";

/** Signs in at the panel's login form. */
export async function signIn(page: Page, { username, password }: Pick<Roost, "username" | "password">) {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Accepts the next browser dialog. Resolves with its message. */
export function agree(page: Page): Promise<string> {
  return new Promise((resolve) =>
    page.once("dialog", async (question) => {
      await question.accept();
      resolve(question.message());
    })
  );
}
