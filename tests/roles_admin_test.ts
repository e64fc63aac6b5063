import { assertEquals } from "deno-std/assert/equals.js";
import type { Page, Request } from "playwright-core";
import { launchBrowser, openPage } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { startRoost } from "./roost.ts";
import { signIn } from "./sign_in.ts";

const FIRST = "a first password of theirs";
const PASSWORD = "a barley field by the canal";

/** The names of the pages in the menu. */
const menuOf = async (page: Page) =>
  (await page.getByRole("navigation", { name: "Admin pages" }).getByRole("link").allInnerTexts())
    .map((words) => words.split("\n")[0]!.trim());

Deno.test("A colleague sees and does what the role allows, and the owner changes the role", async (test) => {
  await using roost = await startRoost();
  await using browser = await launchBrowser();
  await using page = await openPage(browser, `${roost.address}/admin/account`);
  // The address that other panels have.
  await using colleague = await openPage(browser, `${roost.address}/admin/login`);
  const refused: string[] = [];
  colleague.on("response", (response) => {
    if (response.status() === 403) refused.push(`${response.url()} on ${colleague.url()}`);
  });
  const open = new Set<Request>();
  // A stream stays open.
  colleague.on("request", (request) => request.resourceType() === "fetch" && open.add(request));
  colleague.on("requestfinished", (request) => open.delete(request));
  colleague.on("requestfailed", (request) => open.delete(request));
  /** Opens every page of the menu. What a page fetches must be of its reader's role. */
  const walk = async () => {
    for (const name of await menuOf(colleague)) {
      await colleague.getByRole("navigation").getByRole("link", { name }).first().click();
      await heading(name);
      // A page that is left takes its calls back: its answers come first.
      await eventually(() => [...open].map((request) => request.url()), []);
    }
    assertEquals(refused, []);
  };
  const heading = (name: string) => colleague.getByRole("heading", { level: 1, name }).waitFor();
  const changeRole = async (role: string) => {
    await page.getByRole("button", { name: "Change role helper" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Role").selectOption(role);
    await dialog.getByLabel("Your password").fill(roost.password);
    await dialog.getByRole("button", { name: "Change role" }).click();
    await page.getByRole("row").filter({ hasText: "helper" }).getByText(role).waitFor();
  };
  const comeBack = async () => {
    // Calls of the page that was there end without a word.
    await colleague.reload();
    open.clear();
    await signIn(colleague, { username: "helper", password: PASSWORD });
    await heading("Account");
  };

  await test.step("the role is chosen with the account, and said in a sentence", async () => {
    await signIn(page, roost);
    await page.getByRole("button", { name: "Add account" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Username").fill("helper");
    await dialog.getByLabel("Role").selectOption("Sales");
    await dialog.getByText("Answers inquiries, chats and open questions.").waitFor();
    await dialog.getByLabel("First password").fill(FIRST);
    await dialog.getByLabel("Your password").fill(roost.password);
    await dialog.getByRole("button", { name: "Add account" }).click();
    await page.getByRole("row").filter({ hasText: "helper" }).getByText("Sales").waitFor();
  });

  await test.step("sales sees the customers' pages and no other", async () => {
    await signIn(colleague, { username: "helper", password: FIRST });
    await colleague.getByLabel("Current password").fill(FIRST);
    await colleague.getByLabel("New password").fill(PASSWORD);
    await colleague.getByRole("button", { name: "Change password" }).click();
    await heading("Dashboard");
    assertEquals(await menuOf(colleague), [
      "Dashboard",
      "Contact Submissions",
      "Chat History",
      "Unanswered Questions",
      "Try a Question",
      "Account",
      "Bin",
    ]);
    assertEquals(await colleague.getByRole("heading", { name: "Quick actions" }).count(), 0);
    await walk();
    await colleague.goto(`${roost.address}/admin/products`);
    await colleague.getByText("This page is not for your role").waitFor();
    await colleague.goto(`${roost.address}/admin/account`);
    await colleague.getByRole("heading", { name: "Where you are signed in" }).waitFor();
    assertEquals(await colleague.getByRole("button", { name: "Add account" }).count(), 0);
  });

  await test.step("a viewer reads, and every button that would change something is off", async () => {
    await changeRole("Viewer");
    await comeBack();
    await colleague.goto(`${roost.address}/admin/products`);
    await colleague.getByText("You may look at everything here, and change nothing.").waitFor();
    await colleague.getByRole("table", { name: "Products" }).waitFor();
    const isOff = (name: string | RegExp) => colleague.getByRole("button", { name }).first().isDisabled();
    assertEquals([await isOff("Add New Product"), await isOff(/^Delete/), await isOff(/^Import/)], [
      true,
      true,
      true,
    ]);
    await colleague.getByRole("button", { name: /^Edit/ }).first().click();
    assertEquals(await isOff("Publish changes"), true);
    const body = JSON.stringify({ name: "Asha Rao", email: "asha@farm.example", message: "Which vaccine?" });
    const headers = { "content-type": "application/json" };
    await (await fetch(`${roost.address}/api/contact`, { method: "POST", headers, body })).body?.cancel();
    await colleague.goto(`${roost.address}/admin/contact-submissions`);
    await colleague.getByRole("button", { name: /^View Details\s*Asha Rao/ }).click();
    const dialog = colleague.getByRole("dialog");
    await dialog.getByText("Nobody yet").waitFor();
    await dialog.getByText("No notes yet").waitFor();
    assertEquals(await dialog.getByRole("textbox").count(), 0);
    await dialog.getByRole("button", { name: "Close" }).click();
    await walk();
    assertEquals((await menuOf(colleague)).includes("Audit Log"), false);
  });

  await test.step("the log says who changed whose role", async () => {
    await page.goto(`${roost.address}/admin/audit`);
    const row = page.getByRole("row").filter({ hasText: "helper: sales → viewer" });
    await row.getByText("Changed what somebody may do").waitFor();
    await row.getByText(roost.username).waitFor();
  });
});
