import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import type { ChatMessage, ChatUser } from "../contract/chat.ts";
import { addPartner, askOwner } from "./add_partner.ts";
import { launchBrowser, openPage } from "./browser.ts";
import { serveHostPage } from "./host_page.ts";
import { forAllTests } from "./for_all_tests.ts";
import { startAskedRoost } from "./roost.ts";

const roost = await forAllTests(startAskedRoost());
const browser = await forAllTests(launchBrowser());

Deno.test("A visitor of a dealer's page asks the chat, reads on, comes back, and the owner sees what was said", async () => {
  let key = "";
  const tag = () => `<script async src="${roost.address}/widgets/chat.js" data-partner="${key}"></script>`;
  // Pasted twice, and on a page that allows nothing but our scripts and calls.
  await using host = serveHostPage(
    () => `<!doctype html><html lang="en"><title>Sample dealer</title><h1>Our shop</h1>${tag()}${tag()}`,
    {
      "content-security-policy":
        `default-src 'none'; script-src ${roost.address}; connect-src ${roost.address}`,
    },
  );
  ({ key } = await addPartner(roost, host.address));
  await using page = await openPage(browser, `${host.address}/shop`, {
    viewport: { width: 1280, height: 800 },
  });

  const button = page.getByRole("button", { name: "AI Assistant" });
  await button.click();
  const panel = page.getByRole("dialog", { name: "AI Assistant" });
  await panel.getByText("Hi there! How can I assist you today?").waitFor();
  assertEquals(await page.locator("roost-chat").count(), 1);
  const { width, height } = (await panel.boundingBox())!;
  assertEquals([Math.round(width), Math.round(height)], [350, 500]);
  assertEquals(await page.evaluate(() => localStorage.length), 0);

  const input = panel.getByLabel("Type your message...");
  await input.fill("Which medicine for coccidiosis?");
  await input.press("Enter");
  const registration = page.getByRole("dialog", { name: "Before we continue..." });
  await registration.getByRole("button", { name: "Continue" }).click();
  await registration.getByText("Please fill all fields").waitFor();
  await registration.getByLabel("Name").fill("Sample Farm");
  await registration.getByLabel("Mobile number").fill("+91 90000 00123");
  await registration.getByLabel("Location").fill("Warangal");
  await registration.getByRole("button", { name: "Continue" }).click();

  // Formatted: the list's links lead to our site.
  const link = panel.locator(".formatted li a").first();
  await link.waitFor();
  assertMatch((await link.getAttribute("href"))!, new RegExp(`^${roost.address}/product/`));
  assertEquals(await link.getAttribute("target"), "_blank");
  await panel.getByRole("button", { name: /^Request a quote for / }).waitFor();

  await input.press("Escape");
  await panel.waitFor({ state: "hidden" });
  assertEquals(
    await button.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element),
    true,
  );

  await page.reload();
  await button.click();
  await panel.getByText("Which medicine for coccidiosis?").waitFor();
  await panel.locator(".formatted li a").first().waitFor();
  await panel.getByRole("button", { name: /^Request a quote for / }).click();
  await page.getByRole("dialog", { name: "Request a Quote" }).getByLabel("Name").waitFor();
  await page.keyboard.press("Escape");

  await panel.getByRole("button", { name: "More" }).click();
  await panel.getByRole("menuitem", { name: "Clear conversation" }).click();
  await page.getByRole("dialog", { name: "Clear this conversation?" }).getByRole("button", { name: "Clear" })
    .click();
  await panel.getByText("Which medicine for coccidiosis?").waitFor({ state: "detached" });
  assertEquals(await page.evaluate(() => localStorage.length), 0);
  assertEquals(page.problems, []);

  const [user] = await askOwner<ChatUser[]>(roost, "GET", "/api/admin/chat-users");
  assertEquals([user?.name, user?.source], ["Sample Farm", {
    page: `${host.address}/shop`,
    partner: key,
  }]);
  const said = await askOwner<ChatMessage[]>(roost, "GET", `/api/admin/chat-history/${user!.id}`);
  assertEquals(said.map(({ role }) => role), ["user", "assistant"]);
  assertEquals(said[0]?.content, "Which medicine for coccidiosis?");
});

Deno.test("On our own pages the header opens the chat, and the panel's pages have none", async () => {
  await using page = await openPage(browser, `${roost.address}/hi`, {
    viewport: { width: 1280, height: 800 },
  });
  await page.getByRole("banner").getByRole("link", { name: "AI सहायक" }).click();
  await page.getByRole("dialog", { name: "AI सहायक" }).getByText("नमस्ते! आज मैं आपकी क्या मदद करूँ?").waitFor();
  assertEquals(page.problems, []);
  await page.goto(`${roost.address}/admin`);
  await page.getByRole("heading").first().waitFor();
  assertEquals(await page.locator("roost-chat").count(), 0);
});
