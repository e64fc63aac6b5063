import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import type { ChatMessage, ChatUser } from "../contract/chat.ts";
import type { Inquiry } from "../contract/inquiry.ts";
import { askOwner } from "./add_partner.ts";
import { downloadedText, launchBrowser, openPage, type TestPage } from "./browser.ts";
import { comeToRest } from "./come_to_rest.ts";
import { eventually } from "./eventually.ts";
import { serveHostPage } from "./host_page.ts";
import { forAllTests } from "./for_all_tests.ts";
import { startAskedRoost } from "./roost.ts";

const roost = await forAllTests(startAskedRoost());
const browser = await forAllTests(launchBrowser());

const SCRIPT = `${roost.address}/widgets/chat.js`;

const hostPage = () =>
  serveHostPage(
    `<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1><script async src="${SCRIPT}"></script>`,
  );

const panelOf = (page: TestPage) => page.getByRole("dialog", { name: "AI Assistant" });

async function open(page: TestPage) {
  await page.getByRole("button", { name: "AI Assistant" }).click();
  const panel = panelOf(page);
  await panel.getByText("Hi there!").waitFor();
  return panel;
}

async function choose(page: TestPage, item: string) {
  await panelOf(page).getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

Deno.test("An answer is rated, the conversation kept as a file, a message left for the staff, and all told to the owner", async () => {
  await using host = hostPage();
  await using page = await openPage(browser, `${host.address}/shop`);
  const panel = await open(page);

  // Nobody is known yet: the message waits for who it is from.
  await choose(page, "Leave a message for our team");
  const form = page.getByRole("dialog", { name: "Leave a message" });
  await form.getByLabel("Message").fill("Please call me about 40 bags.");
  await form.getByRole("button", { name: "Send message" }).click();
  const registration = page.getByRole("dialog", { name: "Before we continue..." });
  await registration.getByLabel("Name").fill("Sample Farm");
  await registration.getByLabel("Mobile number").fill("90000 00123");
  await registration.getByLabel("Location").fill("Warangal");
  await registration.getByRole("button", { name: "Continue" }).click();
  await panel.getByText("Thank you for your message! We will get back to you shortly.").waitFor();
  const [inquiry] = await askOwner<Inquiry[]>(roost, "GET", "/api/admin/contact-submissions");
  assertEquals([inquiry?.name, inquiry?.phone, inquiry?.source], ["Sample Farm", "90000 00123", {
    kind: "chat",
    page: `${host.address}/shop`,
    partner: null,
  }]);

  // A second tab hears what is said in the first, and says it on.
  const second = await page.context().newPage() as TestPage;
  await second.goto(`${host.address}/shop`);
  await open(second);
  await panel.getByLabel("Type your message...").fill("Which medicine for coccidiosis?");
  await page.keyboard.press("Enter");
  await panelOf(second).getByText("Which medicine for coccidiosis?").waitFor();
  const told = second.waitForResponse((response) => response.url().endsWith("/rate-message"));
  await panelOf(second).getByRole("button", { name: "Not helpful" }).click();
  await told;
  await panel.locator(".thumb.down[aria-pressed=true]").waitFor();
  const [user] = await askOwner<ChatUser[]>(roost, "GET", "/api/admin/chat-users");
  const said = await askOwner<ChatMessage[]>(roost, "GET", `/api/admin/chat-history/${user!.id}`);
  assertEquals(said.map(({ role, rating }) => [role, rating]), [
    ["user", undefined],
    ["user", undefined],
    ["assistant", "down"],
  ]);

  const downloaded = page.waitForEvent("download");
  await choose(page, "Download conversation");
  const file = await downloaded;
  assertMatch(file.suggestedFilename(), /^chat-\d{4}-\d\d-\d\d\.txt$/);
  const text = await downloadedText(file);
  assertMatch(text, /^You \(.+\)\nWhich medicine for coccidiosis\?$/m);
  assertMatch(text, new RegExp(`^- .+: ${roost.address}/product/`, "m"));

  // What one tab clears is gone in the other.
  await choose(page, "Clear conversation");
  await page.getByRole("dialog", { name: "Clear this conversation?" }).getByRole("button", { name: "Clear" })
    .click();
  await panelOf(second).getByRole("button", { name: "See product list" }).waitFor();
  assertEquals(page.problems, []);
});

Deno.test("A lost network and too many questions are said in the conversation, and the question can be sent again", async () => {
  await using host = hostPage();
  // A phone: the panel takes the screen, and its input is large enough not to be zoomed into.
  await using page = await openPage(browser, host.address, {
    viewport: { width: 360, height: 640 },
    hasTouch: true,
  });
  const registered = await fetch(`${roost.address}/api/chat/register-user`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Asha", mobileNumber: "9000000124", location: "Guntur" }),
  });
  const { id: userId } = await registered.json();
  await page.evaluate(
    (userId) => localStorage.setItem("roost-chat", JSON.stringify({ userId, entries: [] })),
    userId,
  );
  const panel = await open(page);
  // Once it has risen.
  await page.evaluate(comeToRest);
  assertEquals(await panel.boundingBox(), { x: 0, y: 0, width: 360, height: 640 });
  const input = panel.getByLabel("Type your message...");
  assertEquals(await input.evaluate((element) => getComputedStyle(element).fontSize), "16px");

  const path = `${roost.address}/api/assistant/chat`;
  await page.route(path, (route) => route.abort());
  await input.fill("Which medicine for coccidiosis?");
  await input.press("Enter");
  await panel.getByText("Sorry, I encountered an error. Please try again later.").waitFor();
  await panel.getByText("You seem to be offline. Your message stays here.").waitFor();
  await page.unroute(path);
  await page.route(path, (route) =>
    route.fulfill({
      status: 429,
      headers: {
        "access-control-allow-origin": "*",
        "access-control-expose-headers": "Retry-After",
        "retry-after": "42",
      },
      json: { code: "too_many_requests", message: "Too many" },
    }));
  await panel.getByRole("button", { name: "Send again" }).click();
  await panel.getByText("That was a lot of messages at once. Please try again in 42 seconds.").waitFor();
  await page.unroute(path);
  await panel.getByRole("button", { name: "Send again" }).click();
  await panel.locator(".formatted li a").first().waitFor();
  await eventually(() => panel.getByText("Which medicine for coccidiosis?").count(), 1);

  // The focus goes round in the panel, and back to the button.
  const focused = () =>
    page.evaluate(() => {
      const inner = document.activeElement?.shadowRoot?.activeElement;
      return inner?.getAttribute("aria-label") ?? inner?.tagName;
    });
  await input.focus();
  await page.keyboard.press("Tab");
  assertEquals(await focused(), "More");
  await page.keyboard.press("Shift+Tab");
  assertEquals(await focused(), "Type your message...");
  await page.keyboard.press("Escape");
  assertEquals(await focused(), "AI Assistant");
});

Deno.test("The chat's script is all that its button needs, with a tag or brought by another script", async (t) => {
  await t.step("one request, and the panel's at the first click, while the button says so", async () => {
    await using host = serveHostPage(
      `<!doctype html><title>Shop</title><script async src="${SCRIPT}"></script>`,
    );
    await using page = await openPage(browser, host.address);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.reload({ waitUntil: "networkidle" });
    const button = page.getByRole("button", { name: "AI Assistant" });
    await button.waitFor();
    assertEquals(asked.filter((url) => url.startsWith(roost.address)), [SCRIPT]);

    const held = Promise.withResolvers<void>();
    await page.route(/\/[A-Z0-9]{8}\.js$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await button.click();
    await page.locator("button[aria-busy=true]").waitFor();
    held.resolve();
    await panelOf(page).getByText("Hi there!").waitFor();
    assertEquals(await button.getAttribute("aria-busy"), null);
    assertEquals(page.problems, []);
  });

  await t.step("a module that another script brings, without a tag of its own", async () => {
    await using host = serveHostPage(
      `<!doctype html><title>Shop</title><script type="module">import("${SCRIPT}")</script>`,
    );
    await using page = await openPage(browser, host.address);
    await open(page);
    assertEquals(page.problems, []);
  });
});
