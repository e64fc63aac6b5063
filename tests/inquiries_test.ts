import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { mailServer } from "../server/outbox/testing/mail_server.ts";
import { launchBrowser, openPage, type TestPage } from "./browser.ts";
import { axeFaults } from "./page_faults.ts";
import { type Roost, startRoost } from "./roost.ts";
import { agree } from "./sign_in.ts";

async function send({ address }: Roost, fields: Record<string, unknown>): Promise<void> {
  const body = JSON.stringify({
    name: "Asha Rao",
    email: "asha@farm.example",
    message: "Which vaccine do you keep in stock?",
    ...fields,
  });
  const headers = { "content-type": "application/json" };
  await (await fetch(`${address}/api/contact`, { method: "POST", headers, body })).body?.cancel();
}

async function logIn(page: TestPage, { username, password }: Roost): Promise<void> {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
}

Deno.test("The owner is mailed, sees what failed and sends it again, filters, notes, resolves many and exports", async () => {
  await using mail = await mailServer();
  mail.answer = "never";
  await using roost = await startRoost({ SMTP_URL: mail.url, NOTIFY_TO: "sales@roost.example" });
  await send(roost, { name: "Vaccine Farm" });
  // The owner's and the sender's copy come in any order.
  await mail.received(2);
  mail.answer = "accept";
  for (const name of ["Robot", "First Farm", "Second Farm"]) {
    await send(roost, {
      name,
      phone: "98490 12345",
      subject: "order_status",
      website: name === "Robot" ? "x" : "",
    });
  }
  // Suspected ones wait for a digest.
  await mail.received(6);

  await using browser = await launchBrowser();
  await using page = await openPage(browser, `${roost.address}/admin`, {
    viewport: { width: 1280, height: 900 },
  });
  await logIn(page, roost);
  await page.getByRole("img", { name: /^4 inquiries in the last 30 days, 4 of them on/ }).waitFor();
  await page.getByText("Show as a table").click();
  await page.getByRole("table", { name: "Inquiries per day" }).getByRole("cell", { name: "4" }).waitFor();
  assertEquals(await axeFaults(page), []);
  const figures = page.getByRole("region", { name: "How are we doing?" });
  await figures.getByRole("link", { name: "Contact page form" }).click();
  await page.waitForURL("**/admin/contact-submissions?kind=contact*");
  await page.getByText("2 in all").waitFor();
  assert(page.url().includes("suspected=no"), page.url());
  assertEquals(await axeFaults(page), []);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export CSV" }).click(),
  ]);
  assert(/^contact-submissions-\d{4}-\d\d-\d\d\.csv$/.test(download.suggestedFilename()));
  await page.getByLabel("Select this page").focus();
  await page.keyboard.press("Space");
  await page.getByText("2 selected").waitFor();
  await page.getByRole("button", { name: "Mark 2 as resolved" }).click();
  await page.getByText("2 submissions marked as resolved").waitFor();

  // Both lists have two rows: the one is waited for before the next is asked for.
  await page.getByRole("button", { name: "Clear filters" }).click();
  const row = page.getByRole("row", { name: /Vaccine Farm/ });
  await row.waitFor();
  await page.getByText("Pending", { exact: true }).first().click();
  await page.waitForURL(/state=pending/);
  await page.getByText("2 in all").waitFor();
  await row.getByText("Notification failed").waitFor();
  await row.getByRole("button", { name: "View Details" }).click();
  const dialog = page.getByRole("dialog");
  const reply = await dialog.getByRole("link", { name: "Reply by email" }).getAttribute("href");
  assert(reply?.startsWith("mailto:asha%40farm.example?subject=Re%3A"), String(reply));
  await dialog.getByText(/failed .*/).first().waitFor();
  await dialog.getByRole("button", { name: "Send again" }).click();
  await mail.received(7);
  await dialog.getByLabel("New note").fill("Called back, wants 20 kg");
  await dialog.getByRole("button", { name: "Add note" }).click();
  await dialog.getByRole("listitem").getByText("Called back, wants 20 kg").waitFor();
  const note = dialog.getByRole("listitem").filter({ hasText: "wants 20 kg" });
  await note.getByRole("button", { name: "Edit" }).click();
  await dialog.getByLabel("Text of the note").fill("Called back, wants 25 kg");
  await dialog.getByRole("button", { name: "Save note" }).click();
  await dialog.getByText("Called back, wants 25 kg").waitFor();
  assertEquals(await axeFaults(page), []);
  await dialog.getByRole("listitem").getByRole("button", { name: "Delete" }).click();
  await agree(page);
  await dialog.getByText("No notes yet").waitFor();
  await dialog.getByRole("button", { name: "I look after it" }).click();
  await page.getByText("Saved", { exact: true }).first().waitFor();
  await dialog.getByLabel("Write again on").fill("2026-01-02");
  await dialog.getByLabel("How far it is").selectOption("Price sent");
  await dialog.getByText("Price sent", { exact: true }).and(dialog.locator(".badge")).waitFor();
  await dialog.getByRole("button", { name: "Close" }).first().click();
  await row.getByText("Write again 2 Jan 2026").waitFor();
  await row.getByText("Price sent", { exact: true }).waitFor();
  await page.goto(`${roost.address}/admin/dashboard`);
  await page.getByRole("link", { name: "1 inquiry is to be answered again today" }).click();
  await page.getByText("1 in all").waitFor();
  await row.getByText("Me", { exact: true }).waitFor();
  await row.getByRole("button", { name: "View Details" }).click();
  await dialog.getByRole("button", { name: "Mark as Resolved" }).click();
  await page.getByText("Submission marked as resolved").waitFor();
  // An empty list has such a button, too.
  await page.getByRole("button", { name: "Clear filters" }).first().click();
  await page.getByText("Pending", { exact: true }).first().click();
  await page.getByText("1 in all").waitFor();

  // What comes meanwhile is shown by itself, but not while something is selected.
  await page.clock.install();
  await page.reload();
  await page.getByText("1 in all").waitFor();
  await page.getByLabel("Select this page").focus();
  await page.keyboard.press("Space");
  await page.getByText("1 selected").waitFor();
  await send(roost, { name: "Late Farm" });
  await page.clock.runFor(16_000);
  assertEquals(await page.getByText("Late Farm").count(), 0);
  await page.keyboard.press("Space");
  await page.clock.runFor(16_000);
  await page.getByText("Late Farm").first().waitFor();
  // The first look at the panel asks whether there is a session.
  assertEquals(page.problems.filter((problem) => !problem.includes("401")), []);
});
