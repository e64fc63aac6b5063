import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import type { Partner } from "../contract/partner.ts";
import { addPartner, askOwner } from "./add_partner.ts";
import { launchBrowser, openPage } from "./browser.ts";
import { serveHostPage } from "./host_page.ts";
import { startRoost } from "./roost.ts";
import { signIn } from "./sign_in.ts";
import { eventually } from "./eventually.ts";

Deno.test("A dealer takes the product table from /embed to their page; on another page it is refused in words", async () => {
  await using roost = await startRoost();
  await using browser = await launchBrowser();
  let snippet = "";
  const shop = () => `<!doctype html><html lang="en"><title>Sample shop</title><h1>Our shop</h1>${snippet}`;
  await using dealer = serveHostPage(shop);
  await using stranger = serveHostPage(shop);
  const { id, key } = await addPartner(roost, dealer.address);

  await using page = await openPage(browser, `${roost.address}/embed?partner=${key}`, {
    permissions: ["clipboard-read", "clipboard-write"],
    viewport: { width: 1280, height: 900 },
  });
  const preview = page.frameLocator("iframe");
  await preview.getByRole("button", { name: "AI Assistant" }).waitFor();

  await page.getByRole("checkbox", { name: "Product table" }).check();
  await page.getByRole("checkbox", { name: "Chat", exact: false }).uncheck();
  await page.getByRole("combobox", { name: "Category" }).selectOption("dewormers");
  await page.getByRole("combobox", { name: "Language" }).selectOption("hi");
  await page.getByRole("button", { name: "Blue" }).click();
  await preview.getByText("कोटेशन माँगें").first().waitFor();
  await page.locator("input[type=color]").fill("#f0a93b");
  await page.getByText("White words on this colour are hard to read (2.0 : 1)").waitFor();
  await page.getByRole("button", { name: "Blue" }).click();
  await page.getByRole("button", { name: "Copy" }).first().click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  snippet = await page.evaluate(() => navigator.clipboard.readText());
  for (
    const part of [`category="dewormers"`, `data-partner="${key}"`, `data-lang="hi"`, `data-accent="#0b57a4"`]
  ) {
    assertStringIncludes(snippet, part);
  }
  assertStringIncludes(page.url(), "widget=products");
  await page.getByRole("tab", { name: "Google Tag Manager" }).click();
  await page.getByText(`/widgets/products.js?partner=${key}`, { exact: false }).waitFor();
  // A tag manager brings the script; where the table stands is for the page to say.
  await page.getByRole("tabpanel").getByText(`<roost-products category="dewormers">`).waitFor();
  assertEquals(page.problems, []);

  await using allowed = await openPage(browser, dealer.address);
  await allowed.getByRole("row", { name: /लेवामिसोल|Levamisole/ }).first().waitFor();
  const days = async () => {
    const partner = await askOwner<Partner>(roost, "GET", `/api/admin/partners/${id}`);
    return partner.days.at(-1)!;
  };
  await eventually(async () => (await days()).views, 1);
  assertEquals(allowed.problems, []);

  await using refused = await openPage(browser, stranger.address);
  await refused.getByRole("link", { name: "Our product list" }).waitFor();
  const advice = `to add ${stranger.address} to the allowed origins`;
  await eventually(() => refused.problems.some((problem) => problem.includes(advice)), true);
  assertEquals((await days()).views, 1);

  // The owner sees which page it was.
  await using panel = await openPage(browser, `${roost.address}/admin/partners?action=edit&id=${id}`);
  await signIn(panel, roost);
  await panel.getByRole("listitem").filter({ hasText: stranger.address }).waitFor();
});
