import { Buffer } from "node:buffer";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { launchBrowser, openPage } from "./browser.ts";
import { startEmptyRoost } from "./roost.ts";
import { SAVE } from "./save_button.ts";
import { signIn } from "./sign_in.ts";

const FIRST = "a first password of theirs";
const PASSWORD = "amber-neem-heron-2718";

Deno.test("Who begins with nothing, on a phone, is told what to do, up to a site that shows what was entered", async (test) => {
  await using roost = await startEmptyRoost();
  await using browser = await launchBrowser();
  await using page = await openPage(browser, roost.setup, {
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
  });
  await page.getByLabel("Username").fill("owner");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Repeat the password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create admin" }).click();
  await page.getByText("Welcome to the admin dashboard.").waitFor();

  await test.step("each empty list says what comes there, or how", async () => {
    for (
      const [path, hint] of [
        ["products", "Add the first one with the button above, or import a list from Excel."],
        ["product-categories", "Each product is filed under a category"],
        ["blog-posts", "Write the first one with the button above."],
        ["blog-categories", "Each blog post is filed under a category"],
        ["testimonials", "Add what a customer said"],
        ["contact-submissions", "What visitors send from the website"],
        ["chat-history", "Whoever writes to the assistant"],
        ["media", "Pictures and documents that you upload appear here."],
        ["partners", "A partner shows your products"],
        ["redirects", "Add one with the button above"],
      ] as const
    ) {
      await page.goto(`${roost.address}/admin/${path}`);
      await page.getByText(hint).waitFor();
    }
    await page.goto(`${roost.address}/admin/products?status=draft`);
    await page.getByRole("status").getByRole("button", { name: "Clear filters" }).click();
    await page.getByText("Add the first one with the button above").waitFor();
  });

  await test.step("a product without categories leads to the first category, and then is on the site", async () => {
    await page.goto(`${roost.address}/admin/products?action=new`);
    await page.getByRole("link", { name: "Add the first category" }).click();
    await page.getByLabel("Name").first().fill("Tonics");
    await page.getByRole("button", { name: SAVE }).click();
    await page.getByText("Category created successfully").waitFor();
    await page.goto(`${roost.address}/admin/products?action=new`);
    await page.getByLabel("Product name").first().fill("First Tonic");
    await page.getByLabel("Category").first().selectOption("Tonics");
    // What the form proposes is seen, and cleared by who does not know it to be so.
    await page.getByLabel("Rating", { exact: true }).fill("");
    for (const row of ["feature", "feature", "precaution", "precaution"]) {
      await page.getByRole("button", { name: `Remove ${row} 1` }).click();
    }
    for (const text of ["Instructions", "Warning"]) await page.getByLabel(text).first().fill("");
    await page.getByRole("button", { name: SAVE }).click();
    await page.getByText("Product created successfully").waitFor();
    await page.getByRole("button", { name: "Edit First Tonic" }).click();
    const link = page.getByRole("link", { name: "View page" });
    assertEquals(await link.getAttribute("href"), "/product/first-tonic");
    const products: { name: string }[] = await (await page.request.get(`${roost.address}/api/products`))
      .json();
    assertEquals(products.map(({ name }) => name), ["First Tonic"]);
  });

  const save = (said: string) =>
    Promise.all([page.getByText(said).waitFor(), page.getByRole("button", { name: SAVE }).click()]);

  await test.step("the company, its colours and a page of its own words", async () => {
    await page.goto(`${roost.address}/admin/company`);
    await page.getByLabel("Company name").fill("Amber Poultry Care");
    await page.getByLabel("Short name").fill("Amber");
    await page.getByRole("button", { name: "Add telephone number" }).click();
    await page.getByRole("textbox", { name: "telephone number" }).fill("+91 40 5550 0101");
    await page.getByLabel("A product without a make").selectOption("Shows no make");
    await save("Company profile saved successfully");
    await page.goto(`${roost.address}/admin/look`);
    await page.getByLabel("Colour", { exact: true }).fill("#7A1F5C");
    await save("saved successfully");
    await page.goto(`${roost.address}/admin/pages?action=edit&id=privacy-policy`);
    await page.getByLabel("First sentence").first().fill("We keep your number to call you back.");
    await page.getByLabel("State", { exact: true }).selectOption("Published");
    await save("Page updated successfully");
  });

  await test.step("a list of products, two of whose rows are wrong", async () => {
    await page.goto(`${roost.address}/admin/products?action=import`);
    const choose = (rows: string[]) =>
      page.locator("input[type=file]").setInputFiles({
        name: "list.csv",
        mimeType: "text/csv",
        buffer: Buffer.from(["name,category,rating", ...rows].join("\n")),
      });
    const good = ["Amber Drops,Tonics,", "Amber Mix,Tonics,", "Amber Salt,Tonics,"];
    await choose([...good, "Amber Gel,Toniks,", "Amber Wash,Tonics,9"]);
    await page.getByText("Refused: 2").waitFor();
    await page.getByText("There is no category named “Toniks”").waitFor();
    await page.getByRole("button", { name: "Import the other 3 products" }).click();
    await page.getByText("2 rows were left out").waitFor();
    await page.goto(`${roost.address}/admin/products?action=import`);
    await choose(["Amber Gel,Tonics,", "Amber Wash,Tonics,"]);
    await page.getByRole("button", { name: "Import 2 products" }).click();
    await page.getByText("Products imported successfully").waitFor();
  });

  await using colleague = await openPage(browser, `${roost.address}/admin/login`);
  await test.step("a colleague for sales, who may do nothing else", async () => {
    await page.goto(`${roost.address}/admin/account`);
    await page.getByRole("button", { name: "Add account" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Username").fill("lakshmi");
    await dialog.getByLabel("Role").selectOption("Sales");
    await dialog.getByLabel("First password").fill(FIRST);
    await dialog.getByLabel("Your password").fill(PASSWORD);
    await dialog.getByRole("button", { name: "Add account" }).click();
    await page.getByRole("row").filter({ hasText: "lakshmi" }).waitFor();

    await signIn(colleague, { username: "lakshmi", password: FIRST });
    await colleague.getByLabel("Current password").fill(FIRST);
    await colleague.getByLabel("New password").fill("a barley field by the canal");
    await colleague.getByRole("button", { name: "Change password" }).click();
    await colleague.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
    const statusOf = async (method: string, path: string) =>
      (await colleague.request.fetch(`${roost.address}/api/admin/${path}`, {
        method,
        headers: { origin: roost.address },
        data: method === "GET" ? undefined : {},
      })).status();
    for (const path of ["contact-submissions", "chat-users", "unanswered"]) {
      assertEquals(await statusOf("GET", path), 200, path);
    }
    for (
      const [method, path] of [
        ["POST", "products"],
        ["PUT", "company"],
        ["PUT", "look"],
        ["PUT", "publication"],
        ["PUT", "pages/privacy-policy"],
        ["GET", "accounts"],
        ["POST", "accounts"],
        ["GET", "audit"],
      ] as const
    ) assertEquals(await statusOf(method, path), 403, `${method} ${path}`);
  });

  await test.step("published, the site shows what was entered, and nothing else", async () => {
    const read = async (path: string) => await (await fetch(roost.address + path)).text();
    assertStringIncludes(await read("/products"), "This website is being prepared.");
    assertEquals((await fetch(`${roost.address}/api/products`)).status, 503);
    await page.goto(`${roost.address}/admin/dashboard`);
    await page.getByText("6 of 9 done").waitFor();
    await page.getByRole("button", { name: "Publish the site" }).click();
    await page.getByText("The site is published").waitFor();

    const products = await read("/products");
    for (const name of ["First Tonic", "Amber Drops", "Amber Mix", "Amber Salt", "Amber Gel", "Amber Wash"]) {
      assertStringIncludes(products, name);
    }
    assertStringIncludes(await read("/privacy-policy"), "We keep your number to call you back.");
    for (const path of ["/", "/about", "/products", "/product/first-tonic", "/contact", "/privacy-policy"]) {
      const html = await read(path);
      assertStringIncludes(html, "Amber Poultry Care");
      // Scripts hold the words of buttons and hints, which claim nothing.
      const said = html.replace(/<script[\s\S]*?<\/script>|<[^>]*>/g, " ");
      assertEquals(
        /New website|Imported|Rated|Quality product|Approved|Hyderabad|\d ?\+ |24\/7/.exec(said)?.[0],
        undefined,
        path,
      );
    }
  });

  await test.step("a customer writes, and who looks at the panel sees it without asking", async () => {
    await colleague.clock.install();
    await colleague.goto(`${roost.address}/admin/dashboard`);
    await colleague.getByText("Nothing waits for you.").waitFor();
    const sent = await fetch(`${roost.address}/api/contact`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        name: "Asha Rao",
        email: "asha@farm.example",
        message: "Do you have electrolytes for the summer?",
      }),
    });
    assertEquals(sent.status, 201);
    await colleague.clock.runFor(61_000);
    await colleague.getByRole("navigation").getByRole("link", { name: "Contact Submissions 1" }).waitFor();
    await colleague.getByRole("link", { name: "and waits for an answer" }).click();
    await colleague.getByRole("dialog").getByText("Do you have electrolytes for the summer?").waitFor();
  });
});
