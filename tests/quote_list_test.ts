import { assertEquals } from "deno-std/assert/equals.js";
import type { Inquiry } from "../contract/inquiry.ts";
import { launchBrowser, openPage, type TestPage } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { type Roost, startRoost } from "./roost.ts";

/** The owner's calls, as the panel makes them. */
async function owner({ address, username, password }: Roost) {
  const headers = { origin: address, "content-type": "application/json" };
  const login = await fetch(`${address}/api/admin/login`, {
    method: "POST",
    headers,
    body: JSON.stringify({ username, password }),
  });
  await login.body?.cancel();
  const cookie = login.headers.get("set-cookie")!.split(";")[0]!;
  return {
    async inquiries(): Promise<Inquiry[]> {
      return await (await fetch(`${address}/api/admin/contact-submissions`, {
        headers: { ...headers, cookie },
      }))
        .json();
    },
    async deleteProduct(id: string): Promise<void> {
      const options = { method: "DELETE", headers: { ...headers, cookie } };
      await (await fetch(`${address}/api/admin/products/${id}`, options)).body?.cancel();
    },
  };
}

async function writeDetails(page: TestPage, name: string): Promise<void> {
  const form = page.locator("main form").filter({ has: page.getByLabel(/^Message/) });
  await form.getByLabel(/^Name/).fill(name);
  await form.getByLabel(/^Email/).fill("buyer@farm.example");
  await form.getByLabel(/^Phone/).fill("+91 40 5550 0122");
}

const addButton = (page: TestPage) =>
  page.locator(".product-facts").getByRole("button", { name: /quote list/ });

Deno.test("A buyer collects products and asks for all of them at once", async (test) => {
  await using roost = await startRoost();
  await using browser = await launchBrowser();
  const admin = await owner(roost);
  const products: { id: string; slug: string; name: string }[] = await (await fetch(
    `${roost.address}/api/products?limit=3&fields=id,slug,name`,
  )).json();
  const [first, second, third] = products as [typeof products[0], typeof products[0], typeof products[0]];

  await test.step("the list holds what was added on two pages, and the owner reads its lines", async () => {
    await using page = await openPage(browser, `${roost.address}/product/${first.slug}`);
    await addButton(page).dblclick();
    await page.getByRole("link", { name: "1 product in your quote list" }).waitFor();
    await page.goto(`${roost.address}/product/${second.slug}`);
    await addButton(page).click();
    await page.getByRole("status").filter({ hasText: "2 products in your quote list" }).waitFor();
    await page.getByRole("link", { name: "View quote list" }).click();
    await page.getByRole("heading", { level: 1, name: "Your Quote List" }).waitFor();
    await page.getByLabel(`Quantity of ${first.name}`).fill("25 kg × 4");
    await page.getByLabel(`Note of ${second.name}`).fill("before Friday");
    await page.reload();
    await eventually(() => page.getByLabel(`Quantity of ${first.name}`).inputValue(), "25 kg × 4");

    await page.getByRole("button", { name: `Remove ${first.name}` }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await eventually(() => page.getByLabel(`Quantity of ${first.name}`).inputValue(), "25 kg × 4");

    await page.getByRole("button", { name: "Send Request" }).click();
    await page.getByText("Name must be at least 2 characters").waitFor();
    assertEquals(await page.locator(":focus").getAttribute("name"), "name");
    await writeDetails(page, "List Farm");
    await page.getByRole("button", { name: "Send Request" }).click();
    await page.getByText("Quote Request Sent").first().waitFor();
    await page.getByText("Thank you! We will get back to you shortly.").first().waitFor();
    await page.getByRole("link", { name: "0 products in your quote list" }).waitFor();
    assertEquals(page.problems, []);

    const [sent] = await admin.inquiries() as [Inquiry];
    assertEquals([sent.name, sent.subject, sent.source.kind], [
      "List Farm",
      "Quote Request: 2 products",
      "quote",
    ]);
    assertEquals(sent.lines, [
      { productId: first.id, product: first.name, quantity: "25 kg × 4", note: null },
      { productId: second.id, product: second.name, quantity: null, note: "before Friday" },
    ]);

    await page.goto(`${roost.address}/admin`);
    await page.getByLabel("Username").fill(roost.username);
    await page.getByLabel("Password").fill(roost.password);
    await page.getByRole("button", { name: /sign in|log ?in/i }).click();
    await page.waitForURL("**/admin/dashboard");
    await page.goto(`${roost.address}/admin/contact-submissions`);
    const row = page.getByRole("row", { name: /List Farm/ });
    await row.getByText("Quote Request: 2 products").waitFor();
    await row.getByRole("button", { name: "View Details" }).click();
    const lines = page.getByRole("dialog").getByRole("table", { name: "Products asked for" });
    await lines.getByRole("row", { name: /25 kg × 4/ }).getByText(first.name).waitFor();
    await lines.getByText("before Friday").waitFor();
  });

  await test.step("two tabs agree, and a product that was deleted meanwhile says so", async () => {
    await using page = await openPage(browser, `${roost.address}/product/${third.slug}`);
    const list = await page.context().newPage();
    await list.goto(`${roost.address}/quote-list`);
    await list.getByText("Nothing here yet").waitFor();
    await addButton(page).click();
    await list.getByLabel(`Quantity of ${third.name}`).fill("2 drums");
    await list.getByRole("link", { name: "1 product in your quote list" }).waitFor();
    await admin.deleteProduct(third.id);
    await list.reload();
    await list.getByText("No longer available.", { exact: false }).waitFor();
    await list.getByRole("link", { name: third.name }).waitFor();
    await eventually(() => list.getByLabel(`Quantity of ${third.name}`).inputValue(), "2 drums");
    await list.getByRole("button", { name: "Clear the list" }).click();
    await list.goto(`${roost.address}/products/dewormers`);
    await list.locator("[data-list]").first().dblclick();
    await page.getByRole("link", { name: "1 product in your quote list" }).waitFor();
    await list.getByRole("link", { name: "1 product in your quote list" }).click();
    await list.getByRole("button", { name: "Clear the list" }).click();
    await page.getByRole("link", { name: "0 products in your quote list" }).waitFor();
    await page.getByRole("button", { name: /^Add to quote list/ }).first().waitFor();
  });

  await test.step("a button of a table that does not work yet is not shown, and then counts a double click once", async () => {
    // A visitor who was never here: no script of ours is in the browser's memory.
    await using page = await openPage(browser, "about:blank");
    const scripts = Promise.withResolvers<void>();
    await page.route("**/*.js", async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(`${roost.address}/products/dewormers`, { waitUntil: "commit" });
    const plus = page.locator("[data-list]").first();
    await plus.waitFor({ state: "attached" });
    assertEquals(await plus.isVisible(), false);
    scripts.resolve();
    await plus.dblclick();
    await page.getByRole("link", { name: "1 product in your quote list" }).waitFor();
  });

  await test.step("a form that is sent with a double click is stored once", async () => {
    const before = (await admin.inquiries()).length;
    await using page = await openPage(browser, `${roost.address}/contact?subject=order_status`);
    await writeDetails(page, "Double Click Farm");
    await page.getByLabel(/^Message/).fill("Where is the order of last week?");
    await page.getByRole("button", { name: "Send Message" }).dblclick();
    await page.getByText("Message Sent Successfully").first().waitFor();
    assertEquals((await admin.inquiries()).length, before + 1);
    assertEquals(page.problems, []);
  });

  await test.step("a form without a network keeps what was typed, over a reload too, and is sent later", async () => {
    const before = (await admin.inquiries()).length;
    await using page = await openPage(browser, `${roost.address}/contact`);
    await writeDetails(page, "Offline Farm");
    await page.getByLabel(/^Subject/).selectOption("technical_support");
    await page.getByLabel(/^Message/).fill("Our birds drink less than usual.");
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Send Message" }).click();
    await page.getByText("Your message waits on this device", { exact: false }).waitFor();
    // With a network it is sent by itself, which may be before or after the page is left. Here it is not sent at all.
    await page.route("**/api/contact", (route) => route.abort());
    await page.context().setOffline(false);
    await page.reload();
    await page.getByRole("button", { name: "Change it" }).click();
    await eventually(() => page.getByLabel(/^Name/).inputValue(), "Offline Farm");
    await eventually(() => page.getByLabel(/^Subject/).inputValue(), "technical_support");
    await eventually(() => page.getByLabel(/^Message/).inputValue(), "Our birds drink less than usual.");

    await page.context().setOffline(true);
    await page.unroute("**/api/contact");
    await page.getByRole("button", { name: "Send Message" }).click();
    await page.getByRole("button", { name: "Change it" }).waitFor();
    // Once there is a network it is sent by itself.
    await page.context().setOffline(false);
    await page.getByText("Message Sent Successfully").first().waitFor();
    assertEquals((await admin.inquiries()).length, before + 1);
    await page.goto(`${roost.address}/contact`);
    await eventually(() => page.getByLabel(/^Name/).inputValue(), "");
  });
});
