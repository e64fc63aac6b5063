import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import { Secret, TOTP } from "otpauth";
import type { Page } from "playwright-core";
import { type MailServer, mailServer } from "../server/outbox/testing/mail_server.ts";
import { launchBrowser, openPage } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { startRoost } from "./roost.ts";
import { signIn } from "./sign_in.ts";

/** Gives the own password in the dialog that asks for it. */
async function prove(page: Page, submit: string, password: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your password").fill(password);
  await dialog.getByRole("button", { name: submit }).click();
}

/** Begins to switch on the second factor. Returns what tells the code that the app shows by then. */
async function scan(page: Page, password: string): Promise<() => string> {
  await page.getByRole("button", { name: "Switch on" }).click();
  await prove(page, "Go on", password);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("img", { name: "QR code for the authenticator app" }).waitFor();
  const secret = Secret.fromBase32((await dialog.locator("code").innerText()).replaceAll(" ", ""));
  const app = new TOTP({ secret, period: 30, digits: 6 });
  return () => app.generate();
}

/** The link in the last mail. */
function linkIn({ mails }: MailServer): string {
  const text = mails.at(-1)!.raw.replace(/=\r?\n/g, "").replace(/=3D/g, "=");
  return /http:\S+#token=\w+/.exec(text)![0];
}

const NEW_PASSWORD = "an amber heron over the neem";

Deno.test("The owner ends a session, changes the password, and signs in with a second factor and a recovery code", async (test) => {
  await using roost = await startRoost();
  await using mail = await mailServer();
  const account = `${roost.address}/admin/account`;
  await using browser = await launchBrowser();
  await using page = await openPage(browser, account);
  const owner = { username: roost.username, password: roost.password };
  const signOut = async (from: Page) => {
    await from.getByRole("button", { name: "Logout" }).first().click();
    await from.getByText("You have been logged out of the admin panel").first().waitFor();
  };

  await test.step("a wrong password is said to be wrong, the right one opens the page that was asked for", async () => {
    await signIn(page, { ...owner, password: "not the password" });
    await page.getByText("Login failed").first().waitFor();
    await page.getByText("Invalid username or password.").first().waitFor();
    await page.route("**/api/admin/login", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await signIn(page, owner);
    await page.getByText("An error occurred during login").first().waitFor();
    await signIn(page, owner);
    await page.getByText("Login successful").waitFor();
    assertEquals(await page.getByText("Login failed").count(), 0);
    await page.getByRole("heading", { name: "Where you are signed in" }).waitFor();
  });

  await test.step("another browser is listed, and out as soon as its session is ended", async () => {
    await using phone = await openPage(browser, `${roost.address}/admin/products`, {
      userAgent: "Mozilla/5.0 (Linux; Android 15) Chrome/141.0 Mobile Safari/537.36",
    });
    await signIn(phone, owner);
    await phone.getByRole("table", { name: "Products" }).waitFor();
    await page.reload();
    const row = page.getByRole("row").filter({ hasText: "Chrome on Android" });
    await row.getByRole("button", { name: "End" }).click();
    await prove(page, "End", owner.password);
    await page.getByText("Session ended").waitFor();
    await row.waitFor({ state: "detached" });
    await phone.getByRole("searchbox").fill("neem");
    await phone.getByRole("button", { name: "Sign in" }).waitFor();
  });

  await test.step("the password is changed by who knows it", async () => {
    await page.getByLabel("Current password").fill("a guess of somebody");
    await page.getByLabel("New password").fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Change password" }).click();
    // The focus leaves the button for what was refused.
    await page.getByRole("textbox", { name: "Current password" }).and(page.locator("[aria-invalid]:focus"))
      .waitFor();
    await page.getByLabel("Current password").fill(owner.password);
    await page.getByRole("button", { name: "Change password" }).click();
    await page.getByText("Password changed").waitFor();
    owner.password = NEW_PASSWORD;
  });

  await test.step("a second factor is switched on, and asked for", async () => {
    const code = await scan(page, NEW_PASSWORD);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Code" }).fill("000000");
    await dialog.getByRole("button", { name: "Switch on" }).click();
    await dialog.locator("[aria-invalid]").waitFor();
    const used = code();
    await dialog.getByRole("textbox", { name: "Code" }).fill(used);
    await dialog.getByRole("button", { name: "Switch on" }).click();
    await page.getByRole("heading", { name: "Keep these recovery codes" }).waitFor();
    const codes = await page.locator(".codes code").allInnerTexts();
    assertEquals(codes.length, 10);
    assertMatch(codes[0]!, /^[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}$/);
    // They are shown once: Escape does not close them away.
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "I have kept them" }).click();
    await page.getByText("10 recovery codes are left.").waitFor();

    await signOut(page);
    await signIn(page, owner);
    const asked = page.getByLabel("Code of your authenticator app");
    // The code that was shown when the factor was switched on works no more.
    await asked.fill(used);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("This code is wrong, too old or was used before").first().waitFor();
    await asked.fill(codes[3]!);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
    await page.goto(account);
    await page.getByText("9 recovery codes are left.").waitFor();
    await page.getByRole("button", { name: "Switch off" }).click();
    await prove(page, "Switch off", NEW_PASSWORD);
    await page.getByText("Second factor switched off").waitFor();
  });

  await test.step("somebody else gets an account, uses it, and loses it", async () => {
    const other = { username: "helper", password: "a first password of theirs" };
    await page.getByRole("button", { name: "Add account" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Username").fill(other.username);
    await dialog.getByLabel("First password").fill(other.password);
    await dialog.getByLabel("Your password").fill(NEW_PASSWORD);
    await dialog.getByRole("button", { name: "Add account" }).click();
    await page.getByText("Account helper added").waitFor();
    await using elsewhere = await openPage(browser, `${roost.address}/admin/products`);
    await signIn(elsewhere, other);
    await elsewhere.getByRole("heading", { name: "Choose a password of your own" }).waitFor();
    await elsewhere.getByLabel("Current password").fill(other.password);
    await elsewhere.getByLabel("New password").fill("a barley field by the canal");
    await elsewhere.getByRole("button", { name: "Change password" }).click();
    await elsewhere.getByRole("table", { name: "Products" }).waitFor();
    await page.getByRole("button", { name: "Remove helper" }).click();
    await prove(page, "Remove", NEW_PASSWORD);
    await page.getByText("Account removed").waitFor();
    await elsewhere.reload();
    await elsewhere.getByRole("button", { name: "Sign in" }).waitFor();
  });

  await test.step("the owner sets the mail server, and is told what is wrong with it", async () => {
    await page.goto(`${roost.address}/admin/sending`);
    const form = page.getByRole("form", { name: "Mail server" });
    await form.getByLabel(/^Server/).fill("127.0.0.1");
    await form.getByLabel("Port").fill("1");
    await form.getByLabel("Encryption").selectOption({ label: "None: others can read along" });
    await form.getByLabel("Sender").fill("shop@roost.example");
    await form.getByLabel("Also tell this address of inquiries").fill("sales@roost.example");
    const save = async () => {
      await form.getByLabel("Your password").fill(NEW_PASSWORD);
      await form.getByRole("button", { name: "Save" }).click();
      await form.getByLabel("Your password").and(page.locator("[value='']")).waitFor();
    };
    await save();
    const trial = page.getByRole("button", { name: "Send a test mail" });
    await trial.click();
    await page.getByText("takes no connection at this port").waitFor();
    await form.getByLabel("Port").fill(String(mail.port));
    await save();
    await trial.click();
    await page.getByText("The mail server took the mail to sales@roost.example.").waitFor();
    assertEquals(mail.mails.map(({ to }) => to), [["sales@roost.example"]]);
  });

  await test.step("a colleague who is invited joins on a phone, forgets the password and chooses another", async () => {
    await page.goto(account);
    await page.getByRole("button", { name: "Invite somebody" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Email address").fill("lakshmi@roost.example");
    await dialog.getByLabel("Role").selectOption("Sales");
    await dialog.getByLabel("Your password").fill(NEW_PASSWORD);
    await dialog.getByRole("button", { name: "Invite somebody" }).click();
    await page.getByText("Invitation sent to lakshmi@roost.example").waitFor();
    await using phone = await openPage(browser, linkIn(mail), { viewport: { width: 360, height: 780 } });
    await phone.getByText("Your role here: Sales.").waitFor();
    assertEquals(await phone.getByLabel("Username").inputValue(), "lakshmi@roost.example");
    await phone.getByLabel("New password").fill("a barley field by the canal");
    await phone.getByLabel("Repeat the password").fill("a barley field by the canal");
    await phone.getByRole("button", { name: "Make my account" }).click();
    await phone.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();

    await phone.context().clearCookies();
    await phone.goto(`${roost.address}/admin`);
    await phone.getByRole("link", { name: "Forgotten password?" }).click();
    await phone.getByLabel("Username or email address").fill("Lakshmi@roost.example");
    await phone.getByRole("button", { name: "Send me the link" }).click();
    await phone.getByText("a mail is on its way").waitFor();
    await eventually(() => mail.mails.length, 3);
    await phone.goto(linkIn(mail));
    await phone.getByLabel("New password").fill("another field by the river");
    await phone.getByLabel("Repeat the password").fill("another field by the river");
    await phone.getByRole("button", { name: "Save the password" }).click();
    await signIn(phone, { username: "lakshmi@roost.example", password: "another field by the river" });
    await phone.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  });
});

Deno.test("Where a second factor is required, the panel opens after it is on and its codes were shown", async () => {
  await using roost = await startRoost({ REQUIRE_SECOND_FACTOR: "1" });
  await using browser = await launchBrowser();
  await using page = await openPage(browser, `${roost.address}/admin`, {
    viewport: { width: 360, height: 780 },
  });
  await signIn(page, roost);
  await page.getByRole("heading", { name: "Switch on a second factor" }).waitFor();
  const dialog = page.getByRole("dialog");
  const code = await scan(page, roost.password);
  await dialog.getByRole("textbox", { name: "Code" }).fill(code());
  await dialog.getByRole("button", { name: "Switch on" }).click();
  await page.getByRole("heading", { name: "Keep these recovery codes" }).waitFor();
  await page.getByRole("button", { name: "I have kept them" }).click();
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
});
