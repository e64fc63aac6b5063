import { assertEquals } from "deno-std/assert/equals.js";
import type { Request } from "playwright-core";
import type { ChatMessage, ChatUser } from "../contract/chat.ts";
import { askOwner } from "./add_partner.ts";
import { launchBrowser, openPage, type TestPage } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { serveHostPage } from "./host_page.ts";
import { readRoost } from "./roost.ts";

const CORS = { "access-control-allow-origin": "*" };
const QUESTION = "Which medicine for coccidiosis?";
const ERROR = "Sorry, I encountered an error. Please try again later.";
/** A line of a village: much is late, and little comes at once. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

Deno.test("On a bad link the chat says what is wrong, and nothing that was written is lost", async (t) => {
  await using roost = await readRoost();
  await using host = serveHostPage(
    `<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1>
    <script async src="${roost.address}/widgets/chat.js"></script>`,
  );
  await using browser = await launchBrowser();
  const asking = "**/api/assistant/chat";
  let visitors = 0;
  /** A visitor whom we know, with the chat open. */
  async function visit(prepare?: (page: TestPage) => Promise<unknown>) {
    const page = await openPage(browser, "about:blank", { viewport: { width: 1280, height: 800 } });
    await prepare?.(page);
    await page.goto(host.address);
    const json = {
      name: `Visitor ${++visitors}`,
      mobileNumber: `90000 00${600 + visitors}`,
      location: "Guntur",
    };
    const response = await fetch(`${roost.address}/api/chat/register-user`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(json),
    });
    const { id } = await response.json();
    await page.evaluate(
      (userId) => localStorage.setItem("roost-chat", JSON.stringify({ userId, entries: [] })),
      id,
    );
    await page.getByRole("button", { name: "AI Assistant" }).click();
    const panel = page.getByRole("dialog", { name: "AI Assistant" });
    const input = panel.getByLabel("Type your message...");
    await input.fill(QUESTION);
    return { page, panel, input, again: panel.getByRole("button", { name: "Send again" }) };
  }
  /** What the staff reads of the visitor who was here last. */
  async function history() {
    const users = await askOwner<ChatUser[]>(roost, "GET", "/api/admin/chat-users");
    const { id } = users.find(({ name }) => name === `Visitor ${visitors}`)!;
    return await askOwner<ChatMessage[]>(roost, "GET", `/api/admin/chat-history/${id}`);
  }
  const isAnswered = "[role=log] .formatted a[href*='/product/']";

  await t.step("what could not be kept for the staff is kept with what is said next, and once", async () => {
    const { page, panel, input, again } = await visit();
    await using _ = page;
    let link: "none" | "lost" | "good" = "none";
    await page.route("**/api/**", async (route) => {
      // The first that arrives is stored, and its answer lost.
      if (link === "lost" && route.request().url().endsWith("/save-message")) {
        link = "good";
        await route.fetch();
        return route.abort();
      }
      return link === "none" ? route.abort() : route.continue();
    });
    await input.press("Enter");
    await panel.getByText(ERROR).waitFor();
    link = "lost";
    await again.click();
    await panel.locator(isAnswered).first().waitFor();
    await panel.locator(".rating").waitFor();
    assertEquals((await history()).map(({ role }) => role), ["user", "assistant"]);
  });

  await t.step("a proxy's page in place of an answer, whatever it claims to be", async () => {
    for (const status of [502, 200]) {
      const { page, panel, input, again } = await visit();
      await using _ = page;
      let isDown = true;
      const body = "<h1>Bad gateway</h1>";
      await page.route(
        "**/api/**",
        (route) =>
          isDown
            ? route.fulfill({ status, contentType: "text/html", headers: CORS, body })
            : route.continue(),
      );
      await input.press("Enter");
      await panel.getByText(ERROR).waitFor();
      isDown = false;
      await again.click();
      await panel.locator(isAnswered).first().waitFor();
      assertEquals(await panel.getByText(QUESTION).count(), 1);
      assertEquals(page.problems.filter((problem) => !problem.includes("502")), []);
    }
  });

  await t.step("an answer that hangs is waited for, and one that never comes is told", async () => {
    const { page, panel, input, again } = await visit((page) => page.clock.install());
    await using _ = page;
    const gate = Promise.withResolvers<void>();
    await page.route(asking, async (route) => {
      await gate.promise;
      await route.continue();
    }, { times: 1 });
    await input.press("Enter");
    await panel.locator(".typing").waitFor();
    // The page sleeps for as long. Its clock stands until what has come meanwhile is shown: that counts.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 45_500));
    gate.resolve();
    await panel.locator(isAnswered).first().waitFor();
    await page.clock.resume();
    await page.route(asking, () => {});
    await input.fill("And for layers?");
    await input.press("Enter");
    await panel.locator(".typing").waitFor();
    await page.clock.runFor(47_000);
    await panel.getByText(ERROR).waitFor();
    await again.waitFor();
    assertEquals(page.problems, []);
  });

  await t.step(
    "an answer that breaks off is not taken for a whole one; its end is seen, however long the question",
    async () => {
      await using stub = serveBroken();
      const { page, panel, input, again } = await visit();
      await using _ = page;
      await input.fill(`${QUESTION} `.repeat(5));
      await page.route(asking, (route) => route.continue({ url: stub.address }), { times: 1 });
      await input.press("Enter");
      await panel.getByText("Give 1 g").waitFor();
      stub.breakOff();
      await panel.getByText(ERROR).waitFor();
      assertEquals(await panel.getByText("Give 1 g").count(), 0);
      await eventually(() => isInSight(page, "roost-chat [role=log] .chip"), true);
      await again.click();
      await panel.locator(isAnswered).first().waitFor();
    },
  );

  await t.step("a tab that falls asleep while its answer comes shows it when it wakes", async () => {
    const { page, panel, input } = await visit();
    await using _ = page;
    const gate = Promise.withResolvers<void>();
    await page.route(asking, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await input.press("Enter");
    await panel.locator(".typing").waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setWebLifecycleState", { state: "frozen" });
    const come = page.waitForResponse(asking);
    gate.resolve();
    await come;
    await session.send("Page.setWebLifecycleState", { state: "active" });
    await panel.locator(isAnswered).first().waitFor();
  });

  await t.step("a clock that is decades behind", async () => {
    const { page, panel, input } = await visit((page) => page.clock.setSystemTime("1999-12-31T23:59:00Z"));
    await using _ = page;
    await input.press("Enter");
    await panel.locator(isAnswered).first().waitFor();
    await panel.locator(".rating").waitFor();
    await page.reload();
    await page.getByRole("button", { name: "AI Assistant" }).click();
    await panel.getByText(QUESTION).waitFor();
    assertEquals((await history()).map(({ role }) => role), ["user", "assistant"]);
  });

  await t.step("code of ours that does not come at the first try comes at the next", async () => {
    const pending = new Set<Request>();
    const { page, panel, input } = await visit(async (page) => {
      page.on("request", (request) => pending.add(request));
      page.on("requestfinished", (request) => pending.delete(request));
      await page.addInitScript(() => {
        const note = () => Object.assign(globalThis, { typedAt: performance.now() });
        addEventListener("input", note, { capture: true, once: true });
      });
      const session = await page.context().newCDPSession(page);
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", SLOW);
    });
    await using _ = page;
    // What asks has come while it was written; what shows an answer has not.
    const hasCome = async () => await page.evaluate(hasComeSinceTyped) && pending.size === 0;
    await eventually(hasCome, true);
    const lost = new Set<string>();
    await page.route("**/widgets/*.js", (route) => {
      const url = route.request().url();
      if (lost.has(url)) return route.continue();
      lost.add(url);
      return route.abort();
    });
    await input.press("Enter");
    // Its words stand as they were written.
    await panel.getByText("Amprolium").first().waitFor();
    await panel.locator("textarea:enabled").waitFor();
    await input.fill("And for layers?");
    await input.press("Enter");
    await panel.locator(".formatted").nth(1).waitFor();
    assertEquals(lost.size > 0, true);
  });
});

/**
 * In the page: whether what the first letter asked for was fetched and imported. Files are fetched before they
 * are imported, and routing switches the cache between the two off.
 */
function hasComeSinceTyped(): boolean {
  const typedAt = (globalThis as { typedAt?: number }).typedAt!;
  const ours = performance.getEntriesByType("resource").filter(({ name }) =>
    name.includes("/widgets/")
  ) as PerformanceResourceTiming[];
  const fetched = ours.filter(({ initiatorType, startTime }) =>
    initiatorType === "fetch" && startTime >= typedAt
  );
  return fetched.length > 0 &&
    fetched.every(({ name }) => ours.some((other) => other.name === name && other.initiatorType !== "fetch"));
}

/** The assistant, but it begins an answer only, until it is told to break off. */
function serveBroken() {
  const encoder = new TextEncoder();
  let open: ReadableStreamDefaultController<Uint8Array> | undefined;
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, () =>
    new Response(
      new ReadableStream({
        start(controller) {
          open = controller;
          controller.enqueue(encoder.encode(`event: delta\ndata: {"text":"Give 1 g"}\n\n`));
        },
      }),
      { headers: { ...CORS, "content-type": "text/event-stream" } },
    ));
  return {
    address: `http://127.0.0.1:${server.addr.port}/`,
    breakOff: () => open?.close(),
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

/** All of it is where it can be seen in what moves it. */
async function isInSight(page: TestPage, selector: string) {
  return await page.locator(selector).last().evaluate((element) => {
    const log = element.closest("[role=log]")!.getBoundingClientRect();
    const { top, bottom } = element.getBoundingClientRect();
    return top >= log.top && bottom <= log.bottom;
  });
}
