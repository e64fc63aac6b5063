import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { launchBrowser, openPage } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { readRoost } from "./roost.ts";

Deno.test("A buyer on our site", async (test) => {
  await using roost = await readRoost();
  await using browser = await launchBrowser();

  await test.step("finds a medicine by its ingredient and asks for a quote", async () => {
    await using page = await openPage(browser, `${roost.address}/`);
    await page.getByLabel("Search active ingredient").fill("amprolium");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/products?q=amprolium");
    await page.getByRole("link", { name: /Amprolium 20%/ }).first().click();
    await page.getByRole("heading", { level: 1, name: /Amprolium 20%/ }).waitFor();
    await page.locator("main [data-roost-quote]").first().click();

    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: /send|request/i }).click();
    await dialog.getByText("Name must be at least 2 characters").waitFor();
    await dialog.getByText("Please enter a valid email address").waitFor();
    await dialog.getByText("Phone number must be at least 10 digits").waitFor();
    await dialog.getByLabel(/^Name/).fill("Sample Layers");
    await dialog.getByLabel(/^Email/).fill("layers@farm.example");
    await dialog.getByLabel(/^Phone/).fill("+91 40 5550 0188");
    await dialog.getByRole("button", { name: /send|request/i }).click();
    await page.getByText("Quote Request Sent").first().waitFor();
    assertEquals(page.problems, []);
  });

  await test.step("is told beside each field what the contact form lacks, and loses nothing typed", async () => {
    await using page = await openPage(
      browser,
      `${roost.address}/contact?subject=technical_support&product=amprolium`,
    );
    const form = page.locator("main form").filter({ has: page.getByLabel(/^Message/) });
    assertStringIncludes(
      await form.getByLabel(/^Message/).inputValue(),
      "I'm interested in getting more information about product ID: amprolium",
    );
    await eventually(() => form.getByLabel(/^Subject/).inputValue(), "technical_support");
    await form.getByLabel(/Name/).first().fill("Sample Hatchery");
    await form.getByRole("button", { name: /send/i }).click();
    await form.getByText("Please enter a valid email address").waitFor();
    await form.getByText("Please enter a valid phone number").waitFor();
    await eventually(() => form.getByLabel(/Name/).first().inputValue(), "Sample Hatchery");
    await form.getByLabel(/^Email/).fill("hatchery@farm.example");
    await form.getByLabel(/^Phone/).fill("+91 40 5550 0177");
    await form.getByRole("button", { name: /send/i }).click();
    await page.getByRole("button", { name: "Send Another Message" }).click();
    await form.getByLabel(/^Email/).waitFor();
    await eventually(() => form.getByLabel(/^Email/).inputValue(), "");
    assertEquals(page.problems, []);
  });

  await test.step("without JavaScript searches, reads a product and sends a message", async () => {
    await using page = await openPage(browser, `${roost.address}/products`, { javaScriptEnabled: false });
    await page.getByLabel("Search active ingredient").last().fill("toltrazuril");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/products?q=toltrazuril");
    await page.getByRole("link", { name: /Toltrazuril/ }).first().click();
    await page.getByRole("heading", { level: 1, name: /Toltrazuril/ }).waitFor();
    await page.locator("main a[data-roost-quote]").first().click();
    await page.waitForURL("**/contact?**");
    const form = page.locator("main form").filter({ has: page.getByLabel(/^Message/) });
    // Long enough for the browser, which counts the blank, and not for the server.
    await form.getByLabel(/Name/).first().fill("S ");
    await form.getByLabel(/^Email/).fill("nojs@farm.example");
    await form.getByLabel(/^Phone/).fill("+91 40 5550 0166");
    await form.getByRole("button", { name: /send/i }).click();
    await page.getByText("Name must be at least 2 characters").waitFor();
    assertEquals(await form.getByLabel(/^Email/).inputValue(), "nojs@farm.example");
    await form.getByLabel(/Name/).first().fill("Sample Nursery");
    await form.getByRole("button", { name: /send/i }).click();
    await page.getByText("Thank you for your message!").first().waitFor();
    assertEquals(page.problems.filter((problem) => !problem.includes("422")), []);
  });
});
