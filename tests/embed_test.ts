import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { launchBrowser, openPage } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { serveHostPage } from "./host_page.ts";
import { startRoost } from "./roost.ts";

Deno.test("A buyer on a dealer's page finds a dewormer, asks for a quote, and the owner sees it", async () => {
  await using roost = await startRoost();
  await using host = serveHostPage(`<!doctype html><html lang="en"><title>Sample dealer</title>
    <h1>Our dewormers</h1>
    <roost-products category="dewormers"><p>Call us for the list.</p></roost-products>
    <script async src="${roost.address}/widgets/products.js"></script>`);
  await using browser = await launchBrowser();
  await using page = await openPage(browser, `${host.address}/medicines?from=home`);

  await page.getByLabel("Search by product name or make").fill("levami");
  await page.getByText(/Showing \d+ products? \(filtered from \d+\)/).waitFor();
  const row = page.getByRole("row", { name: /Levamisole/ }).first();
  await row.getByRole("link", { name: /quote/i }).or(row.getByRole("button", { name: /quote/i })).first()
    .click();

  const dialog = page.getByRole("dialog");
  assertStringIncludes(
    await dialog.getByLabel("Message").inputValue(),
    "I would like to request a quote for Levamisole",
  );
  await dialog.getByLabel("Name", { exact: false }).first().fill("Sample Farm");
  await dialog.getByLabel("Email").fill("farm@dealer.example");
  await dialog.getByLabel("Phone").fill("+91 40 5550 0199");
  await dialog.getByRole("button", { name: /send|request/i }).click();
  await page.getByText("Quote Request Sent").waitFor();
  assertEquals(page.problems, []);

  await page.goto(`${roost.address}/admin`);
  await page.getByLabel("Username").fill(roost.username);
  await page.getByLabel("Password").fill(roost.password);
  await page.getByRole("button", { name: /sign in|log ?in/i }).click();
  await page.waitForURL("**/admin/dashboard");
  await page.getByRole("link", { name: "Contact Submissions" }).first().click();
  const inquiry = page.getByRole("row", { name: /Sample Farm/ });
  await inquiry.getByText("Pending").waitFor();
  await inquiry.getByRole("button", { name: "View Details" }).click();
  const details = page.getByRole("dialog");
  await details.getByText("Quote Request: Levamisole", { exact: false }).first().waitFor();
  await details.getByText(`${host.address}/medicines`, { exact: true }).waitFor();
  await details.getByRole("button", { name: "Mark as Resolved" }).click();
  await page.getByText("Submission marked as resolved").first().waitFor();
  await inquiry.getByText("Resolved").waitFor();
  assertEquals(page.problems.filter((problem) => !problem.includes("401")), []);
});

Deno.test("A dealer is told of a wrong category and a missing script, and each tag has its own language", async () => {
  await using roost = await startRoost();
  await using host = serveHostPage(`<!doctype html><html lang="en"><title>Sample dealer</title>
    <roost-products category="dewormer"></roost-products><roost-quote></roost-quote>
    <script async src="${roost.address}/widgets/chat.js" data-lang="hi"></script>
    <script async src="${roost.address}/widgets/products.js"></script>`);
  await using browser = await launchBrowser();
  await using page = await openPage(browser, host.address);
  const told: string[] = [];
  page.on("console", (message) => void told.push(message.text()));
  await page.reload();
  // The visitor reads neither an empty list nor that there are no products.
  await page.locator("roost-products tbody tr").first().waitFor();
  assertEquals(await page.locator("roost-products .root").getAttribute("lang"), "en");
  assertEquals(await page.locator("roost-chat [part=button]").getAttribute("aria-label"), "AI सहायक");
  const isTold = (...words: string[]) => told.some((text) => words.every((word) => text.includes(word)));
  // What the first load had to tell may come late.
  await eventually(() => isTold(`category="dewormer"`, "dewormers"), true);
  await eventually(() => isTold("<roost-quote>", "/widgets/quote.js"), true);

  // The chat's script alone tells it too, with the panel that comes when somebody points at its button.
  await using lonely = serveHostPage(`<!doctype html><html lang="en"><title>Sample dealer</title>
    <roost-products></roost-products><button data-roost-quote="Levamisole">Ask</button>
    <script async src="${roost.address}/widgets/chat.js"></script>`);
  told.length = 0;
  await page.goto(lonely.address);
  await page.locator("roost-chat [part~=button]").hover();
  await eventually(() => isTold("/widgets/products.js") && isTold("/widgets/quote.js"), true);
});
