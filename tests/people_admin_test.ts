import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { downloadedText, launchBrowser, openPage } from "./browser.ts";
import { startRoost } from "./roost.ts";
import { agree, signIn } from "./sign_in.ts";

Deno.test("The owner hands over and erases what is held about a person, and the audit log says who did it", async () => {
  await using roost = await startRoost();
  const post = async (path: string, body: object) =>
    await (await fetch(roost.address + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    })).json();
  const inquiry = { subject: "other", message: "Please tell me what you keep about me." };
  await post("/api/contact", {
    ...inquiry,
    name: "Asha Rao",
    email: "asha@farm.example",
    phone: "+91 98480 12345",
  });
  await post("/api/contact", {
    ...inquiry,
    name: "Ravi Kumar",
    email: "ravi@farm.example",
    phone: "9000011111",
  });
  await post("/api/chat/register-user", { name: "Asha", mobileNumber: "98480-12345", location: "Warangal" });

  await using browser = await launchBrowser();
  await using page = await openPage(browser, `${roost.address}/admin/personal-data`);
  await signIn(page, roost);
  const who = page.getByLabel("Email address or mobile number");
  const find = async (text: string) => {
    await who.fill(text);
    await page.keyboard.press("Enter");
  };
  await find("somebody");
  await page.locator("[aria-invalid]").waitFor();
  await find("nobody@farm.example");
  await page.getByText("Nothing is held about them.").waitFor();
  await find("98480 12345");
  await page.getByText(/^2 records are held:/).waitFor();
  await page.getByText("Contact submissions: 1").waitFor();
  await page.getByRole("checkbox", { name: / · Other$/ }).waitFor();
  await page.getByText("Chats: 1").waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download as JSON" }).click(),
  ]);
  const held = await downloadedText(download);
  assert(held.includes("asha@farm.example") && !held.includes("ravi@farm.example"));

  const other = page.getByRole("checkbox", { name: /Asha .* 98480-12345|98480-12345/ });
  await other.uncheck();
  await page.getByRole("button", { name: "Erase 1 of 2" }).waitFor();
  await other.check();
  const asked = agree(page);
  await page.getByRole("button", { name: "Erase all of it" }).click();
  assertEquals(await asked, "Erase everything held about 98480 12345? This cannot be undone.");
  await page.getByText("2 records are gone.").waitFor();
  await page.goto(`${roost.address}/admin/contact-submissions`);
  await page.getByText("1 in all").waitFor();
  await page.getByRole("row").filter({ hasText: "Ravi Kumar" }).waitFor();

  await page.goto(`${roost.address}/admin/audit`);
  await page.getByRole("row").filter({ hasText: "Looked up personal data" }).first().waitFor();
  const erased = page.getByRole("row").filter({ hasText: "Erased personal data" });
  await erased.getByText(roost.username, { exact: true }).waitFor();
  // The log itself holds nothing about who was erased.
  assertEquals(await erased.getByText("98480").count(), 0);
  await page.getByText("Filters", { exact: true }).click();
  await page.getByLabel("Kind").selectOption({ label: "product" });
  await page.getByText("No changes found").waitFor();
  assert(page.url().includes("resource=products"));

  // A backup holds what is left. It is restored on trial, and read by who types the password again.
  await page.goto(`${roost.address}/admin/backups`);
  await page.getByRole("button", { name: "Back up now" }).click();
  await page.getByRole("row").filter({ hasText: `by ${roost.username}` }).getByText("Good").waitFor();
  await page.getByRole("button", { name: "Download", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your password").fill(roost.password);
  const [copy] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Download" }).click(),
  ]);
  const store = await downloadedText(copy);
  assert(store.startsWith("SQLite format 3") && store.includes("ravi@farm.example"));
  assertEquals(page.problems.filter((problem) => !/status of 4(01|22)/.test(problem)), []);
});
