import { assertEquals } from "deno-std/assert/equals.js";
import type { ChatMessage } from "../contract/chat.ts";
import { askOwner } from "./add_partner.ts";
import { eventually } from "./eventually.ts";
import { launchBrowser, openPage } from "./browser.ts";
import { type Roost, startRoost } from "./roost.ts";
import { agree, signIn } from "./sign_in.ts";

async function post({ address }: Roost, path: string, body: object) {
  const headers = { "content-type": "application/json" };
  const response = await fetch(address + path, { method: "POST", headers, body: JSON.stringify(body) });
  return await response.json();
}

async function visitor(roost: Roost, name: string, mobileNumber: string, location: string) {
  const { id: userId } = await post(roost, "/api/chat/register-user", { name, mobileNumber, location });
  return {
    userId,
    say: (content: string) =>
      post(roost, "/api/chat/save-message", {
        userId,
        role: "user",
        content,
        timestamp: new Date().toISOString(),
      }),
  };
}

Deno.test("The owner reads what visitors asked, finds them by their words, and sees new messages come", async () => {
  await using roost = await startRoost();
  const ravi = await visitor(roost, "Ravi Kumar", "98480 12345", "Warangal");
  await ravi.say("Do you have levamisole?");
  await askOwner(roost, "POST", "/api/admin/staff-answers", {
    questions: ["Do you have levamisole?"],
    lang: "en",
    answer: "Yes, as an **oral powder**:\n\n- [Levamisole](/product/levamisole)\n- <img src=x>",
    products: [],
  });
  await post(roost, "/api/assistant/chat", { query: "Do you have levamisole?", userId: ravi.userId });
  const [, answer] = await askOwner<ChatMessage[]>(roost, "GET", `/api/admin/chat-history/${ravi.userId}`);
  const lata = await visitor(roost, "Lata Devi", "9000011111", "Guntur");
  await lata.say("What about coccidiosis?");
  await visitor(roost, "Quiet Farm", "9000022222", "Nizamabad");

  await using browser = await launchBrowser();
  await using page = await openPage(browser, `${roost.address}/admin/chat-history`);
  await signIn(page, roost);
  await page.getByRole("heading", { name: "Chat Users (3)" }).waitFor();
  await page.getByText("Select a user to view chat history").waitFor();
  const users = page.getByRole("listitem").filter({ has: page.getByRole("button") });
  const first = users.filter({ hasText: "Ravi Kumar" });
  for (const text of ["98480 12345", "Warangal", "2 messages", /First visit (just now|\d+ minutes? ago)/]) {
    await first.getByText(text).waitFor();
  }

  // By keyboard, and the address names who is shown.
  await first.getByRole("button").focus();
  await page.keyboard.press("Enter");
  await page.getByText("Do you have levamisole?").waitFor();
  await page.getByText("AI Assistant").waitFor();
  // As the visitor saw it, not as it is written.
  const reply = page.locator(".message-assistant");
  await reply.locator("strong", { hasText: "oral powder" }).waitFor();
  await reply.getByRole("listitem").getByRole("link", { name: "Levamisole" }).waitFor();
  assertEquals(await reply.locator("img").count(), 0, "the visitor saw no picture either");
  const [asked, answered] = await page.locator(".message").evaluateAll((messages) =>
    messages.map((message) => message.getBoundingClientRect().right)
  );
  assertEquals(asked! > answered!, true, "the visitor's messages stand at the right");
  assertEquals(new URL(page.url()).searchParams.get("user"), ravi.userId);

  // What is written now appears by itself, in the conversation and in the list.
  await ravi.say("Send me 5 kg of it");
  await page.locator(".message").getByText("Send me 5 kg of it").waitFor();
  await first.getByText("3 messages").waitFor();
  await post(roost, "/api/chat/rate-message", {
    userId: ravi.userId,
    messageId: answer!.id,
    rating: "down",
  });
  await page.locator(".message-assistant").getByText("Found not helpful").waitFor();
  // What was answered badly is answered better from here, and tried at once.
  await page.getByRole("link", { name: "Write a better answer" }).click();
  await eventually(
    () => page.getByLabel("question 1", { exact: true }).inputValue(),
    "Do you have levamisole?",
  );
  await page.goBack();
  await page.locator(".message-assistant").getByText("Found not helpful").waitFor();
  const newcomer = await visitor(roost, "Newcomer", "9000033333", "Medak");
  await newcomer.say("Hello?");
  await page.getByRole("heading", { name: "Chat Users (4)" }).waitFor();

  const search = page.getByRole("searchbox");
  for (
    const [term, found] of [["COCCIDIOSIS", "Lata Devi"], ["warang", "Ravi Kumar"], ["22222", "Quiet Farm"]]
  ) {
    await search.fill(term!);
    await page.getByRole("heading", { name: "Chat Users (1)" }).waitFor();
    await users.filter({ hasText: found! }).waitFor();
  }
  await users.filter({ hasText: "Quiet Farm" }).getByRole("button").click();
  await page.getByText("No chat history found for this user").waitFor();
  await search.fill("nobody asked this");
  await page.getByText("No users found").waitFor();

  // A message that no parser takes is shown as it is, and the page around it stays.
  const deep = ">".repeat(1_990);
  const staffAnswer = { questions: ["What is deep?"], lang: "en", answer: deep, products: [] };
  await askOwner(roost, "POST", "/api/admin/staff-answers", staffAnswer);
  await post(roost, "/api/assistant/chat", { query: "What is deep?", userId: newcomer.userId });
  await search.fill("Newcomer");
  await users.filter({ hasText: "Newcomer" }).getByRole("button").click();
  await page.locator(".message-assistant").waitFor();
  await page.getByRole("heading", { name: "Chat Users (1)" }).waitFor();
  const question = agree(page);
  await page.getByRole("button", { name: "Delete" }).click();
  assertEquals((await question).split("\n")[0], "Delete all chats of Newcomer?");
  await page.getByText("Chat deleted successfully").waitFor();
  await page.getByText("No users found").waitFor();
  assertEquals(page.problems.filter((problem) => !problem.includes("401")), []);
});
