import { assertEquals } from "deno-std/assert/equals.js";
import { launchBrowser, openPage } from "./browser.ts";
import { startEmptyRoost } from "./roost.ts";

const PASSWORD = "amber-neem-heron-2718";

Deno.test("Who begins with nothing, on a phone, is told what to do, up to the first product on the site", async (test) => {
  await using roost = await startEmptyRoost();
  await using browser = await launchBrowser();
  await using page = await openPage(browser, roost.setup, {
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
  });
  page.setDefaultTimeout(20_000);
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
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Category created successfully").waitFor();
    await page.goto(`${roost.address}/admin/products?action=new`);
    await page.getByLabel("Product name").first().fill("First Tonic");
    await page.getByLabel("Category").first().selectOption("Tonics");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Product created successfully").waitFor();
    await page.getByRole("button", { name: "Edit First Tonic" }).click();
    const link = page.getByRole("link", { name: "View page" });
    assertEquals(await link.getAttribute("href"), "/product/first-tonic");
    assertEquals((await fetch(`${roost.address}/api/products`)).status, 503, "hidden until it is published");
    await page.goto(`${roost.address}/admin/dashboard`);
    await page.getByRole("button", { name: "Publish the site" }).click();
    await page.getByText("The site is published").waitFor();
    const products: { name: string }[] = await (await fetch(`${roost.address}/api/products`)).json();
    assertEquals(products.map(({ name }) => name), ["First Tonic"]);
  });
});
