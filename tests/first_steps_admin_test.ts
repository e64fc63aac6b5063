import { Buffer } from "node:buffer";
import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { may } from "../contract/role.ts";
import { mailServer } from "../server/outbox/testing/mail_server.ts";
import { launchBrowser, openPage } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { Person } from "./person.ts";
import { startEmptyRoost } from "./roost.ts";
import { SAVE } from "./save_button.ts";

/** What the owner's work may take a person, from the link in the log to the published site. */
const MINUTES_MAX = 20;
const TOLD = "sales@amber.example";
const PASSWORD = "amber-neem-heron-2718";

Deno.test("Who begins with nothing, on a phone, is told what to do, up to a site that shows what was entered", async (test) => {
  await using roost = await startEmptyRoost();
  await using post = await mailServer();
  await using browser = await launchBrowser();
  await using page = await openPage(browser, roost.setup, {
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
  });
  const owner = new Person(page);
  await owner.type(page.getByLabel("Username"), "owner");
  await owner.type(page.getByLabel("Password", { exact: true }), PASSWORD);
  await owner.type(page.getByLabel("Repeat the password"), PASSWORD);
  await owner.press(page.getByRole("button", { name: "Create admin" }));
  await owner.read(page.getByText("Welcome to the admin dashboard."));
  const admin = `${roost.address}/admin`;
  const save = async (said: string) => {
    await owner.press(page.getByRole("button", { name: SAVE }));
    await owner.read(page.getByText(said).first());
  };

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
    await owner.goTo(`${admin}/products?action=new`);
    await owner.press(page.getByRole("link", { name: "Add the first category" }));
    await owner.type(page.getByLabel("Name").first(), "Tonics");
    await save("Category created successfully");
    await owner.goTo(`${admin}/products?action=new`);
    await owner.type(page.getByLabel("Product name").first(), "First Tonic");
    await owner.choose(page.getByLabel("Category").first(), "Tonics");
    // What the form proposes is seen, and cleared by who does not know it to be so.
    await owner.type(page.getByLabel("Rating", { exact: true }), "");
    for (const row of ["feature", "feature", "precaution", "precaution"]) {
      await owner.press(page.getByRole("button", { name: `Remove ${row} 1` }));
    }
    for (const text of ["Instructions", "Warning"]) await owner.type(page.getByLabel(text).first(), "");
    await save("Product created successfully");
    await owner.press(page.getByRole("button", { name: "Edit First Tonic" }));
    const link = page.getByRole("link", { name: "View page" });
    assertEquals(await link.getAttribute("href"), "/product/first-tonic");
    const products: { name: string }[] = await (await page.request.get(`${roost.address}/api/products`))
      .json();
    assertEquals(products.map(({ name }) => name), ["First Tonic"]);
  });

  await test.step("the company, its logo and colours, and pages in words of its own", async () => {
    await owner.goTo(`${admin}/company`);
    await owner.type(page.getByLabel("Company name").first(), "Amber Poultry Care");
    await owner.type(page.getByLabel("Short name").first(), "Amber");
    await owner.press(page.getByRole("button", { name: "Add telephone number" }));
    await owner.type(page.getByRole("textbox", { name: "telephone number" }), "+91 40 5550 0101");
    await owner.press(page.getByRole("button", { name: "Add email address" }));
    await owner.type(page.getByRole("textbox", { name: "email address" }), "care@amber.example");
    await owner.choose(page.getByLabel("A product without a make"), "Shows no make");
    await save("Company profile saved successfully");
    await owner.goTo(`${admin}/look`);
    await owner.giveFile(page.locator("input[type=file]").first(), "docs/pictures/product-360.png");
    await owner.read(page.locator("img[src^='/media/']").first());
    await owner.type(page.getByLabel("Colour", { exact: true }), "#7A1F5C");
    await save("saved successfully");
    for (
      const [slug, sentence] of [
        ["about", "We began with one shed of layers."],
        ["privacy-policy", "We keep your number to call you back."],
      ] as const
    ) {
      await owner.goTo(`${admin}/pages?action=edit&id=${slug}`);
      await owner.type(page.getByLabel("First sentence").first(), sentence);
      await owner.choose(page.getByLabel("State", { exact: true }), "Published");
      await save("Page updated successfully");
    }
  });

  await test.step("the mail server, tried before anybody relies on it", async () => {
    await owner.goTo(`${admin}/sending`);
    const form = page.locator("form").filter({ hasText: "Encryption" });
    await owner.type(form.getByRole("textbox", { name: "Server", exact: true }), "127.0.0.1");
    await owner.type(form.getByLabel("Port"), String(post.port));
    await owner.choose(form.getByLabel("Encryption"), "None: others can read along");
    await owner.type(form.getByLabel("Sender"), "shop@amber.example");
    await owner.type(form.getByLabel("Also tell this address of inquiries"), TOLD);
    await owner.type(form.getByLabel("Your password"), PASSWORD);
    await owner.press(form.getByRole("button", { name: "Save" }));
    await owner.press(page.getByRole("button", { name: "Send a test mail" }));
    await post.received(1);
    assertStringIncludes(post.mails[0]!.raw, "From: Amber website <shop@amber.example>");
  });

  await test.step("a list of five products, two of whose rows are wrong", async () => {
    await owner.goTo(`${admin}/products?action=import`);
    const choose = (rows: string[]) =>
      owner.giveFile(page.locator("input[type=file]"), {
        name: "list.csv",
        mimeType: "text/csv",
        buffer: Buffer.from(["name,category,rating", ...rows].join("\n")),
      });
    const good = ["Amber Drops,Tonics,", "Amber Mix,Tonics,", "Amber Salt,Tonics,"];
    await choose([...good, "Amber Gel,Toniks,", "Amber Wash,Tonics,9"]);
    await owner.read(page.getByText("Refused: 2"));
    await owner.read(page.getByText("There is no category named “Toniks”"));
    await owner.press(page.getByRole("button", { name: "Import the other 3 products" }));
    await owner.read(page.getByText("2 rows were left out"));
    await owner.goTo(`${admin}/products?action=import`);
    await choose(["Amber Gel,Tonics,", "Amber Wash,Tonics,"]);
    await owner.press(page.getByRole("button", { name: "Import 2 products" }));
    await owner.read(page.getByText("Products imported successfully"));
  });

  await using colleague = await openPage(browser, `${admin}/login`);
  await test.step("a colleague for sales is invited by mail, and may do nothing else", async () => {
    await owner.goTo(`${admin}/account`);
    await owner.press(page.getByRole("button", { name: "Invite somebody" }));
    const dialog = page.getByRole("dialog");
    await owner.type(dialog.getByLabel("Email address"), "lakshmi@amber.example");
    await owner.choose(dialog.getByLabel("Role"), "Sales");
    await owner.type(dialog.getByLabel("Your password"), PASSWORD);
    await owner.press(dialog.getByRole("button", { name: "Invite somebody" }));
    await owner.read(page.getByText("Invitation sent to lakshmi@amber.example"));
    await post.received(2);
    const mail = post.mails[1]!.raw.replace(/=\r\n/g, "").replace(/=3D/g, "=");
    const [, path] = /https?:\/\/[^/\s]+(\/admin\/\S+?#token=[\w-]+)/.exec(mail) ?? [];
    assert(path, mail);

    await colleague.goto(roost.address + path);
    for (const label of ["New password", "Repeat the password"]) {
      await colleague.getByLabel(label).fill("a barley field by the canal");
    }
    await colleague.getByRole("button", { name: "Make my account" }).click();
    await colleague.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();

    const { paths }: { paths: Record<string, object> } =
      await (await colleague.request.get(`${roost.address}/openapi.json`)).json();
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) =>
        [method.toUpperCase(), path.replace(/\{\w+\}/g, "some-id")] as const
      )
    );
    const closed = calls.filter(([method, path]) =>
      path.startsWith("/api/admin/") && !/\/(login|logout|setup|demo|link\/\w+)$/.test(path) &&
      !may("sales", method, path)
    );
    assert(closed.length > 100, `${closed.length} calls`);
    const answered: string[] = [];
    for (const [method, path] of closed) {
      const response = await colleague.request.fetch(roost.address + path, {
        method,
        headers: { origin: roost.address },
        ...method !== "GET" && { data: {} },
      });
      if (response.status() !== 403) answered.push(`${response.status()} ${method} ${path}`);
    }
    assertEquals(answered, []);
  });

  await test.step("published, the site shows what was entered, and nothing else", async () => {
    const read = async (path: string) => await (await fetch(roost.address + path)).text();
    assertStringIncludes(await read("/products"), "This website is being prepared.");
    assertEquals((await fetch(`${roost.address}/api/products`)).status, 503);
    await owner.goTo(`${admin}/dashboard`);
    await owner.read(page.getByText("8 of 9 done"));
    await owner.press(page.getByRole("button", { name: "Publish the site" }));
    await owner.read(page.getByText("The site is published"));
    const minutes = owner.seconds / 60;
    assert(minutes <= MINUTES_MAX, `${minutes.toFixed(1)} minutes`);
    console.info(`The owner's steps: ${minutes.toFixed(1)} minutes of a person`);

    const products = await read("/products");
    for (const name of ["First Tonic", "Amber Drops", "Amber Mix", "Amber Salt", "Amber Gel", "Amber Wash"]) {
      assertStringIncludes(products, name);
    }
    assertStringIncludes(await read("/privacy-policy"), "We keep your number to call you back.");
    assertStringIncludes(await read("/about"), "We began with one shed of layers.");
    const home = await read("/");
    assertMatch(home, /<img[^>]+src="\/media\/[^"]+"/);
    assertMatch(home, /#7a1f5c/i);
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
    await eventually(
      () => post.mails.some(({ to, raw }) => to[0] === TOLD && raw.includes("Asha Rao")),
      true,
    );
    await colleague.clock.runFor(61_000);
    await colleague.getByRole("navigation").getByRole("link", { name: "Contact Submissions 1" }).waitFor();
    await colleague.getByRole("link", { name: "and waits for an answer" }).click();
    await colleague.getByRole("dialog").getByText("Do you have electrolytes for the summer?").waitFor();
  });
});
