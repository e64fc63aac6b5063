import { assertEquals } from "deno-std/assert/equals.js";
import { launchBrowser, openPage, type TestPage } from "../browser.ts";
import { eventually } from "../eventually.ts";
import { serveHostPage } from "../host_page.ts";
import type { RoostQuote } from "../../widgets/types/roost.d.ts";
import { readRoost } from "../roost.ts";

Deno.test("What shops do with our elements while they are used", async (t) => {
  await using roost = await readRoost();
  await using browser = await launchBrowser();
  const tag = (name: string, more = "") =>
    `<script async src="${roost.address}/widgets/${name}.js"${more}></script>`;

  /** A shop's page with this in its body. */
  async function visit(body: string, act: (page: TestPage) => Promise<void>, path = "") {
    await using host = serveHostPage(
      `<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1>${body}`,
    );
    await using page = await openPage(browser, host.address + path, {
      viewport: { width: 1280, height: 800 },
    });
    await act(page);
    assertEquals(page.problems, []);
  }
  const rows = (page: TestPage) => page.locator("roost-products [part~=row]");
  const dialog = (page: TestPage) => page.locator("roost-quote-dialog dialog");

  await t.step(
    "another category, for a table that was searched: one table, which is searched too",
    () =>
      visit(`<roost-products category="dewormers"></roost-products>${tag("products")}`, async (page) => {
        const search = page.locator("roost-products [part~=search-input]");
        await rows(page).first().waitFor();
        await search.fill("albendazole");
        await eventually(() => rows(page).count(), 1);
        await page.evaluate(() =>
          document.querySelector("roost-products")!.setAttribute("category", "enzymes")
        );
        await rows(page).filter({ hasText: /phytase/i }).first().waitFor();
        await search.fill("phytase");
        await rows(page).filter({ hasNotText: /phytase/i }).first().waitFor({ state: "detached" });
        assertEquals(await page.locator("roost-products table").count(), 1);
      }),
  );

  await t.step(
    "a search and a page beyond the end by attribute, for a table that nobody has touched",
    () =>
      visit(`<roost-products page="99"></roost-products>${tag("products")}`, async (page) => {
        await rows(page).first().waitFor();
        await page.evaluate(() => document.querySelector("roost-products")!.setAttribute("q", "levamisole"));
        await rows(page).filter({ hasNotText: /levamisole/i }).first().waitFor({ state: "detached" });
        assertEquals(await page.locator("roost-products [part~=search-input]").inputValue(), "levamisole");
      }),
  );

  await t.step(
    "the page's language changes before the table is used: all of it is in the new one",
    () =>
      visit(`<roost-products category="dewormers"></roost-products>${tag("products")}`, async (page) => {
        await rows(page).first().waitFor();
        await page.evaluate(() => document.documentElement.lang = "te");
        await page.locator("roost-products").hover();
        await rows(page).filter({ hasText: /[\u0c00-\u0c7f]/ }).locator(".name:not([lang])").first()
          .waitFor();
      }),
  );

  await t.step("two products clicked before the dialog has come: it is about the last", () =>
    visit(
      `<button data-roost-quote="Amprolium">A</button> <button data-roost-quote="Levamisole">B</button>
      ${tag("quote")}`,
      async (page) => {
        await page.waitForLoadState("networkidle");
        const gate = Promise.withResolvers<void>();
        await page.route("**/widgets/*.js", async (route) => {
          await gate.promise;
          await route.continue();
        });
        await page.getByRole("button", { name: "A" }).click();
        await page.getByRole("button", { name: "B" }).click();
        gate.resolve();
        await dialog(page).getByText("Levamisole").first().waitFor();
        assertEquals(await page.locator("roost-quote-dialog").count(), 1);
      },
    ));

  await t.step(
    "a cart's names and figures, more of them than one request takes, are sent",
    () =>
      visit(`<roost-quote></roost-quote>${tag("quote")}`, async (page) => {
        await page.locator("roost-quote [part~=button]").waitFor();
        await page.evaluate(() => {
          const cart = [
            "Amprolium",
            { product: "B".repeat(400), quantity: 4 },
            ...Array(60).fill("Levamisole"),
          ];
          return document.querySelector<RoostQuote>("roost-quote")!.open(cart);
        });
        await dialog(page).locator("[name=name]").fill("Sample Farm");
        await dialog(page).locator("[name=email]").fill("farm@dealer.example");
        await dialog(page).locator("[name=phone]").fill("+91 40 5550 0199");
        await dialog(page).locator("[part~=submit]").click();
        await page.locator("roost-quote-dialog [part~=reference]").waitFor();
      }),
  );

  await t.step("over a shop's own modal dialog the confirmation is read and closed", () =>
    visit(
      `<dialog id="view"><button data-roost-quote="Amprolium">Ask</button></dialog>
      <script>document.querySelector("#view").showModal()</script>${tag("quote")}`,
      async (page) => {
        await page.waitForLoadState("networkidle");
        await page.getByRole("button", { name: "Ask" }).click();
        await dialog(page).locator("[name=name]").fill("Sample Farm");
        await dialog(page).locator("[name=email]").fill("farm@dealer.example");
        await dialog(page).locator("[name=phone]").fill("+91 40 5550 0199");
        await dialog(page).locator("[part~=submit]").click();
        const confirmation = page.locator("roost-quote-dialog [part~=confirmation]");
        await confirmation.locator("button").click();
        await page.locator("roost-quote-dialog").waitFor({ state: "detached" });
        assertEquals(await page.locator("#view").evaluate((view: HTMLDialogElement) => view.open), true);
      },
    ));

  await t.step(
    "a chat of the page's own that comes late is no second one, and draws when the first goes",
    () =>
      visit(tag("chat"), async (page) => {
        const buttons = page.locator("roost-chat [part~=button]");
        await buttons.first().waitFor();
        await page.evaluate(() => document.body.append(document.createElement("roost-chat")));
        await page.waitForFunction(() => document.querySelectorAll("roost-chat").length === 2);
        assertEquals(await buttons.count(), 1);
        await page.evaluate(() => document.querySelector("roost-chat")!.remove());
        await page.locator("roost-chat [part~=button]").waitFor();
      }),
  );

  await t.step(
    "half a question stays when the chat's language changes",
    () =>
      visit(tag("chat"), async (page) => {
        await page.locator("roost-chat [part~=button]").click();
        await page.locator("roost-chat [part~=input]").fill("Half a quest");
        await page.evaluate(() => document.querySelector("roost-chat")!.setAttribute("lang", "te"));
        await page.locator("roost-chat [part~=panel][lang=te] [part~=input]").waitFor();
        assertEquals(await page.locator("roost-chat [part~=input]").inputValue(), "Half a quest");
      }),
  );

  await t.step("a page with a global called hash keeps its clicks", () =>
    visit(
      `<script>var hash = location.hash</script><input type="checkbox">${tag("chat")}`,
      async (page) => {
        await page.locator("roost-chat [part~=panel]").waitFor();
        await page.getByRole("checkbox").check();
      },
      "/#chat-assistant",
    ));

  await t.step(
    "a colour that is none leaves ours",
    () =>
      visit(tag("chat", ` data-accent="a30000" data-lang=""`), async (page) => {
        const button = page.locator("roost-chat [part~=button]");
        await button.waitFor();
        const { backgroundColor } = await button.evaluate((button) => {
          const { backgroundColor } = getComputedStyle(button);
          return { backgroundColor };
        });
        assertEquals(backgroundColor, "rgb(18, 102, 62)");
      }),
  );
});
