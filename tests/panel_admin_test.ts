import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { launchBrowser, openPage } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { startRoost } from "./roost.ts";
import { SAVE } from "./save_button.ts";
import { agree, refuse, signIn } from "./sign_in.ts";

const SLUG = "amprolium-20-soluble-powder";

Deno.test("Nothing that the owner types is lost: unsaved changes, a second tab, the end of a session", async (test) => {
  await using roost = await startRoost();
  await using browser = await launchBrowser();
  const { id } = await (await fetch(`${roost.address}/api/products/${SLUG}`)).json();
  const read = async () => await (await fetch(`${roost.address}/product/${SLUG}`)).text();
  const editor = `${roost.address}/admin/products?action=edit&id=${id}`;
  await fetch(`${roost.address}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "Asha Rao",
      email: "asha@farm.example",
      message: "Which vaccine do you keep?",
    }),
  });
  await using page = await openPage(browser, `${roost.address}/admin`);
  await signIn(page, roost);
  const save = () => page.getByRole("button", { name: SAVE }).click();

  await test.step("the dashboard counts, leads to each page, and opens the forms", async () => {
    await page.getByText("Login successful").waitFor();
    await page.getByText("Welcome to the admin dashboard.").waitFor();
    const main = page.getByRole("main");
    for (const card of ["Total Products", "Blog Posts", "Contact Submissions", "Media Files"]) {
      const count = main.getByRole("listitem").filter({ has: page.getByRole("link", { name: card }) });
      await count.filter({ hasText: /\d/ }).first().waitFor();
    }
    await main.getByRole("link", { name: "Asha Rao", exact: true }).waitFor();
    for (
      const [action, form] of [
        ["Upload New Media", "Upload Media"],
        ["Write New Blog Post", "New blog post"],
        ["Add New Product", "New product"],
      ]
    ) {
      await main.getByRole("link", { name: action! }).click();
      await page.getByRole("heading", { level: 2, name: form! }).waitFor();
      assert(page.url().endsWith("?action=new"), page.url());
      await page.goBack();
    }
    await main.getByRole("link", { name: "View all submissions" }).click();
    await page.waitForURL("**/admin/contact-submissions");
  });

  await test.step("everything is found from anywhere by keyboard, and read out as a combobox", async () => {
    await page.keyboard.press("Control+k");
    const box = page.getByRole("combobox", { name: "What are you looking for?" });
    await box.fill("nobody of this name");
    await page.getByText("Nothing found for “nobody of this name”").waitFor();
    await box.fill("asha@farm rao");
    await page.getByRole("group", { name: "Contact Submissions" })
      .getByRole("option", { name: "Asha Rao", selected: true }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Submission details" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Search everything" }).click();
    await box.fill("amprolium");
    const options = page.getByRole("option");
    await options.nth(1).waitFor();
    await box.press("ArrowDown");
    assertEquals(await options.nth(1).getAttribute("aria-selected"), "true");
    assertEquals(await box.getAttribute("aria-activedescendant"), await options.nth(1).getAttribute("id"));
    await box.press("Escape");
    await box.waitFor({ state: "detached" });
    // Enter before the answer is there follows its first row.
    await page.keyboard.press("Control+k");
    await box.pressSequentially("redirects");
    await box.press("Enter");
    await page.waitForURL("**/admin/redirects");
  });

  await test.step("who leaves a changed form is asked, by a link, by Back and by Cancel", async () => {
    await page.goto(`${roost.address}/admin/products`);
    await page.getByRole("searchbox").fill("amprolium 20");
    await page.getByText("1 in all").waitFor();
    await page.getByRole("button", { name: "Edit Amprolium 20% Soluble Powder" }).click();
    const make = page.getByLabel("Make");
    await make.fill("Changed and not saved");
    for (
      const leave of [
        () => page.getByRole("link", { name: "Testimonials" }).first().click(),
        () => page.evaluate(() => history.back()),
        () => page.getByRole("button", { name: "Cancel" }).click(),
      ]
    ) {
      await leave();
      assertEquals((await refuse(page)).split("\n")[0], "Leave without saving?");
      assertEquals(await make.inputValue(), "Changed and not saved");
    }
    await page.getByRole("button", { name: "Cancel" }).click();
    await agree(page);
    // The list is where it was, and the focus is not lost.
    await page.getByText("1 in all").waitFor();
    assertEquals(await page.evaluate(() => document.activeElement?.textContent), "Add New Product");
  });

  await test.step("rows are put in order by keyboard, and so they stand on the site", async () => {
    await page.goto(editor);
    const first = page.getByLabel("feature 1", { exact: true }).first();
    const moved = await first.inputValue();
    await first.press("Alt+ArrowDown");
    await page.getByText(/^feature moved to position 2 of \d+$/).waitFor({ state: "attached" });
    await eventually(() => page.getByLabel("feature 2", { exact: true }).first().inputValue(), moved);
    assertEquals(await page.evaluate(() => document.activeElement?.getAttribute("aria-label")), "feature 2");
    await save();
    await page.getByText("Product updated successfully").waitFor();
    const { features } = await (await fetch(`${roost.address}/api/products/${SLUG}`)).json();
    assertEquals(features[1], moved);
  });

  await test.step("a save from another tab is shown beside one's own, and nobody's is overwritten unasked", async () => {
    const other = await page.context().newPage();
    // Both hold what is stored before either saves.
    const openBoth = async () => {
      for (const tab of [other, page]) {
        await tab.goto(editor);
        await tab.getByLabel("Make").waitFor();
      }
    };
    await openBoth();
    const change = async (tab: typeof other, make: string) => {
      // A tab in the background is drawn rarely, and a click waits for it.
      await tab.bringToFront();
      await tab.getByLabel("Make").fill(make);
      await tab.getByRole("button", { name: SAVE }).click();
    };
    await change(other, "Of the other tab");
    await other.getByText("Product updated successfully").waitFor();
    await change(page, "Of this tab");
    const both = page.getByRole("alert").filter({ hasText: "Somebody else saved this in the meantime" });
    await both.locator("del", { hasText: "other" }).waitFor();
    await both.locator("ins", { hasText: "this" }).waitFor();
    assertStringIncludes(await read(), "Of the other tab");
    await page.getByRole("button", { name: "Keep editing mine" }).click();
    await save();
    await page.getByText("Product updated successfully").waitFor();
    assertStringIncludes(await read(), "Of this tab");

    await openBoth();
    await change(other, "The other again");
    await other.getByText("Product updated successfully").waitFor();
    await change(page, "This again");
    await page.getByRole("button", { name: "Reload theirs" }).click();
    await eventually(() => page.getByLabel("Make").inputValue(), "The other again");
    await other.close();
  });

  const login = page.getByRole("dialog", { name: "Your session has ended" });
  const signInAgain = async () => {
    await login.getByLabel("Username").fill(roost.username);
    await login.getByLabel("Password").fill(roost.password);
    await login.getByRole("button", { name: "Sign in" }).click();
    await login.waitFor({ state: "detached" });
  };
  const previewAnswer = (status: number) =>
    // It is waited for while somebody signs in, which is slow by intention.
    page.waitForResponse((response) => response.url().includes("/preview?") && response.status() === status, {
      timeout: 60_000,
    });
  const openEditor = async () => {
    const shown = previewAnswer(200);
    // Whatever else the form loads would be refused as well, and before something is typed that leads to the login.
    await page.goto(editor, { waitUntil: "networkidle" });
    await shown;
  };

  await test.step("when the session ends over a form, the login comes to the form", async () => {
    await openEditor();
    await page.context().clearCookies();
    const refused = previewAnswer(401);
    await page.getByLabel("Make").fill("Typed before it ended");
    await refused;
    const shown = previewAnswer(200);
    await signInAgain();
    // What was refused is asked for again, with nothing pressed.
    await shown;
    // The word about it lies over neither a field nor the button that is pressed next.
    const said = await page.locator(".toast").boundingBox();
    const bar = await page.getByRole("button", { name: SAVE }).boundingBox();
    assert(said!.y + said!.height < bar!.y);
    const fields = await page.locator(".section .input:visible").all();
    for (const field of await Promise.all(fields.map((each) => each.boundingBox()))) {
      assert(!field || field.y >= said!.y + said!.height || field.y + field.height <= said!.y);
    }
    await save();
    await page.getByText("Product updated successfully").waitFor();
    assertStringIncludes(await read(), "Typed before it ended");
  });

  await test.step("a refusal that arrives after the new login does not end the session again", async () => {
    await openEditor();
    await page.context().clearCookies();
    const signedIn = Promise.withResolvers<void>();
    await page.route((address) => address.pathname.endsWith("/preview"), async (route) => {
      const response = await route.fetch();
      await signedIn.promise;
      await route.fulfill({ response });
    }, { times: 1 });
    const left = page.waitForRequest((request) => request.url().includes("/preview?"));
    await page.getByLabel("Make").fill("Typed before the late refusal");
    await left;
    // The login stands over the form once this is refused.
    await page.getByRole("button", { name: SAVE }).dispatchEvent("click");
    await signInAgain();
    const asked = page.waitForResponse((response) => response.url().endsWith("/api/admin/session"));
    const late = previewAnswer(401);
    signedIn.resolve();
    await late;
    assertEquals((await asked).status(), 200);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.frameLocator("iframe").getByText("Typed before the late refusal").waitFor();
    assertEquals(await login.count(), 0);
    await save();
    await page.getByText("Product updated successfully").waitFor();
    assertStringIncludes(await read(), "Typed before the late refusal");
  });

  await test.step("a copy begins as a draft; what is deleted, after a question, is off the site", async () => {
    await page.goto(editor);
    await page.getByRole("button", { name: "Duplicate" }).click();
    await page.getByRole("heading", { name: "New product" }).waitFor();
    assertEquals(
      await page.getByLabel("Product name").first().inputValue(),
      "Amprolium 20% Soluble Powder (copy)",
    );
    assert(await page.getByLabel("Draft").isChecked());
    await save();
    await page.getByText("Product created successfully").waitFor();

    await page.goto(`${roost.address}/admin/products?q=amprolium+20`);
    const asked = agree(page);
    await page.getByRole("button", { name: "Delete Amprolium 20% Soluble Powder", exact: true }).click();
    assertEquals((await asked).split("\n"), [
      "Are you sure you want to delete this product?",
      "",
      "“Amprolium 20% Soluble Powder” goes to the bin, where it stays for 30 days.",
    ]);
    await page.getByText("Product deleted successfully").waitFor();
    assertEquals((await fetch(`${roost.address}/product/${SLUG}`)).status, 404);
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await page.getByText("Undone", { exact: true }).waitFor();
    assertEquals((await fetch(`${roost.address}/product/${SLUG}`)).status, 200);
  });

  await test.step("on a phone the menu is a drawer that keeps the focus and closes with Escape", async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.getByRole("button", { name: "Open menu" }).click();
    const drawer = page.getByRole("dialog", { name: "Admin pages" });
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Open menu" }).click();
    await drawer.getByRole("link", { name: "Media Library" }).click();
    await page.getByRole("heading", { level: 1, name: "Media Library" }).waitFor();
    await page.getByRole("button", { name: "Open menu" }).click();
    await drawer.getByRole("button", { name: "Logout" }).click();
    await page.getByText("Logged out successfully").first().waitFor();
    await page.waitForURL(`${roost.address}/admin`);
  });
});
