import { assertEquals } from "deno-std/assert/equals.js";
import { launchBrowser, openPage } from "./browser.ts";
import { startAskedRoost } from "./roost.ts";
import { agree } from "./sign_in.ts";

Deno.test("A visitor asks what the assistant does not know, the owner answers, and the next visitor hears it", async () => {
  await using roost = await startAskedRoost();
  await using browser = await launchBrowser();
  const say = async (question: string, expected: string) => {
    await using page = await openPage(browser, `${roost.address}/products`, {
      viewport: { width: 1280, height: 800 },
    });
    await page.getByRole("banner").getByRole("link", { name: "AI Assistant" }).click();
    const panel = page.getByRole("dialog", { name: "AI Assistant" });
    const input = panel.getByLabel("Type your message...");
    await input.fill(question);
    await input.press("Enter");
    const registration = page.getByRole("dialog", { name: "Before we continue..." });
    await registration.getByLabel("Name").fill("Sample Farm");
    await registration.getByLabel("Mobile number").fill("+91 90000 00123");
    await registration.getByLabel("Location").fill("Warangal");
    await registration.getByRole("button", { name: "Continue" }).click();
    await panel.getByText(expected).waitFor();
    assertEquals(page.problems, []);
  };
  await say("Do you repair old fogging machines? 98480 12345", "I do not know");

  await using page = await openPage(browser, `${roost.address}/admin/dashboard`);
  await page.getByLabel("Username").fill(roost.username);
  await page.getByLabel("Password").fill(roost.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("region", { name: "What the assistant could not answer" })
    .getByRole("link", { name: "Do you repair old fogging machines? [number]" }).click();
  await page.getByRole("textbox", { name: "question 1" }).fill("Do you repair old fogging machines?");
  await page.getByRole("button", { name: "Add question" }).click();
  await page.keyboard.type("Can I bring a broken fogger?");
  await page.getByRole("button", { name: "Add question" }).click();
  await page.keyboard.type("क्या आप पुरानी फॉगिंग मशीन ठीक करते हैं?");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Write the answer").waitFor();
  await page.getByRole("textbox", { name: "Answer", exact: true }).fill(
    "Yes, our **Hyderabad** depot repairs foggers on Saturdays.",
  );
  await page.getByText("Not translated yet: 1 in Hindi, 1 in Telugu").waitFor();
  await page.locator("summary", { hasText: /^Hindi$/ }).click();
  await page.getByRole("textbox", { name: "Answer in Hindi" }).fill("हाँ, हमारे हैदराबाद डिपो में शनिवार को।");
  await page.getByText("Not translated yet: 1 in Telugu").waitFor();
  await page.getByLabel("Add a product").fill("Amprolium 20");
  const product = await page.locator("datalist option").first().getAttribute("value");
  await page.getByLabel("Add a product").fill(product!);
  await page.getByRole("button", { name: `Remove ${product}` }).waitFor();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("The assistant gives it from now on.").waitFor();
  await page.getByText("Nothing to answer").waitFor();

  await say("Do you repair old fogging machines?", "Hyderabad depot repairs foggers");
  await say("क्या आप पुरानी फॉगिंग मशीन ठीक करते हैं", "हमारे हैदराबाद डिपो में");
  await say("do u repair the old fogging machines please", "Hyderabad depot repairs foggers");

  await say("can i bring broken foggers to you", "Hyderabad depot repairs foggers");

  await page.getByText("Answers", { exact: true }).click();
  await page.getByRole("button", { name: "Edit Do you repair old fogging machines?" }).click();
  await page.getByRole("textbox", { name: "Answer", exact: true }).fill("No, not any more.");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Answer updated successfully").waitFor();
  await say("Do you repair old fogging machines?", "No, not any more.");

  await page.goto(`${roost.address}/admin/audit`);
  await page.getByRole("button", { name: /^What changed/ }).first().click();
  await page.getByRole("link", { name: "Open it" }).click();
  await page.getByRole("textbox", { name: "Answer", exact: true }).waitFor();
  await page.getByRole("button", { name: "Cancel" }).first().click();

  await page.getByRole("button", { name: "Delete Do you repair old fogging machines?" }).click();
  await agree(page);
  await page.getByText("No answers yet").waitFor();
  await say("Do you repair old fogging machines?", "I do not know");

  await page.getByText("Open", { exact: true }).click();
  const lastAsked = page.getByRole("columnheader", { name: "Last asked" });
  for (const [order, direction] of [["recent", "descending"], ["-recent", "ascending"]]) {
    await lastAsked.getByRole("button").click();
    await page.waitForURL((address) => address.searchParams.get("sort") === order);
    assertEquals(await lastAsked.getAttribute("aria-sort"), direction);
  }
  await page.getByRole("button", { name: "Dismiss Do you repair old fogging machines?" }).click();
  await page.getByText("Nothing to answer").waitFor();
  await page.getByText("Dismissed", { exact: true }).click();
  await page.getByRole("button", { name: "Put back Do you repair old fogging machines?" }).waitFor();
  await page.getByRole("button", { name: "Delete Do you repair old fogging machines?" }).click();
  await agree(page);
  await page.getByText("No question was dismissed").waitFor();
  assertEquals(page.problems.filter((problem) => !/status of 4(01|22)/.test(problem)), []);
});
