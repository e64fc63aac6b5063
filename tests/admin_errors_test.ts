import { assertEquals } from "deno-std/assert/equals.js";
import { Buffer } from "node:buffer";
import type { Page } from "playwright-core";
import { launchBrowser, openPage } from "./browser.ts";
import { startRoost } from "./roost.ts";
import { SAVE } from "./save_button.ts";
import { agree, signIn } from "./sign_in.ts";

/** A page of the panel, a field of its form, and what is said when the server cannot save or delete. */
const PAGES = [
  [
    "products",
    "Make",
    "An error occurred while saving the product",
    "An error occurred while deleting the product",
  ],
  [
    "product-categories",
    "Description",
    "An error occurred while saving the category",
    "An error occurred while deleting the category",
  ],
  [
    "blog-posts",
    "Excerpt",
    "An error occurred while saving the blog post",
    "An error occurred while deleting the blog post",
  ],
  [
    "blog-categories",
    "Description",
    "An error occurred while saving the category",
    "An error occurred while deleting the category",
  ],
  [
    "testimonials",
    "Position",
    "An error occurred while saving the testimonial",
    "An error occurred while deleting the testimonial",
  ],
] as const;

async function said(page: Page, text: string): Promise<void> {
  const toast = page.locator(".toast-danger").filter({ hasText: text });
  await toast.filter({ hasText: "Error" }).first().waitFor();
  while (await page.locator(".toast").count() > 0) {
    await page.locator(".toast").first().getByRole("button", { name: "Dismiss message" }).click();
  }
}

Deno.test("What the server cannot save or delete is said in the specified words, and what was typed stays", async () => {
  await using roost = await startRoost();
  await fetch(`${roost.address}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "Asha Rao",
      email: "asha@farm.example",
      message: "Do you deliver to Medak?",
    }),
  });
  await using browser = await launchBrowser();
  await using page = await openPage(browser, `${roost.address}/admin`);
  await signIn(page, roost);
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  const go = (path: string) => page.goto(`${roost.address}/admin/${path}`);
  await page.route(
    /\/api\/admin\//,
    (route) =>
      route.request().method() === "GET" || route.request().url().endsWith("/preview")
        ? route.continue()
        : route.fulfill({
          status: 500,
          json: { message: "Something went wrong", code: "internal", requestId: "x" },
        }),
  );

  for (const [path, field, saving, deleting] of PAGES) {
    await go(path);
    await page.getByRole("button", { name: /^Delete/ }).first().click();
    await agree(page);
    await said(page, deleting);
    await page.getByRole("button", { name: /^Edit/ }).first().click();
    const input = page.getByLabel(field).first();
    await input.fill("Typed before it failed");
    await page.getByRole("button", { name: SAVE }).click();
    await said(page, saving);
    assertEquals(await input.inputValue(), "Typed before it failed");
    await page.getByRole("button", { name: "Cancel" }).click();
    await agree(page);
  }

  for (
    const [tab, field, saving] of [
      ["general", "Site title", "An error occurred while saving general settings"],
      ["pages", "Title", "An error occurred while saving page settings"],
      ["social", "Facebook", "An error occurred while saving social media settings"],
    ] as const
  ) {
    await go(`seo-settings?tab=${tab}`);
    const input = page.getByRole("tabpanel").getByLabel(field).first();
    await input.fill(tab === "social" ? "https://social.example/roost" : "Another title");
    await page.getByRole("button", { name: SAVE }).click();
    await said(page, saving);
    await page.getByRole("button", { name: "Discard changes" }).click();
    await agree(page);
  }

  await go("contact-submissions");
  await page.getByRole("button", { name: "View Details" }).first().click();
  await page.getByRole("button", { name: "Mark as Resolved" }).click();
  await said(page, "An error occurred while updating the submission");
  await go("media");
  await page.locator(".media-grid button").first().click();
  await page.getByRole("button", { name: "Delete File" }).click();
  await agree(page);
  await said(page, "An error occurred while deleting the media item");
  await page.keyboard.press("Escape");
  await go("media?action=new");
  const pdf = { name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") };
  await page.locator("dialog input[type=file]").setInputFiles(pdf);
  await said(page, "An error occurred while uploading files");
});
