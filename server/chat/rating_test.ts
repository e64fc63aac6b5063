import { assertEquals } from "deno-std/assert/equals.js";
import type { ChatMessage } from "../../contract/chat.ts";
import { assertError } from "../testing/assert_error.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";
import { eventStream } from "../testing/event_stream.ts";
import { eventually } from "../../tests/eventually.ts";
import { AT, register, VISITOR } from "./testing/visitor.ts";

async function say(test: TestApp, userId: string, role: string): Promise<string> {
  const json = { userId, role, content: "Amprolium", timestamp: AT };
  if (role === "assistant") await test.stores.chat.saveAnswer(userId, "Which?", json.content);
  return (await (await test.request("/api/chat/save-message", { json })).json()).id;
}

const rate = (test: TestApp, json: unknown) => test.request("/api/chat/rate-message", { json });

Deno.test("An answer's rating is stored with it, can be changed and taken back, and the admin reads it", async () => {
  await using test = await testApp();
  const userId = await register(test);
  const messageId = await say(test, userId, "assistant");
  const ratings = async () => {
    const history: ChatMessage[] = await (await test.admin("GET", `/api/admin/chat-history/${userId}`))
      .json();
    return history.filter(({ role }) => role === "assistant").map(({ rating }) => rating);
  };
  for (const rating of ["up", "down", null] as const) {
    assertEquals(await (await rate(test, { userId, messageId, rating })).json(), { id: messageId });
    assertEquals(await ratings(), [rating ?? undefined]);
  }
});

Deno.test("Nobody rates what is no answer, nor what was said to somebody else", async () => {
  await using test = await testApp();
  const userId = await register(test);
  const own = await say(test, userId, "user");
  const answer = await say(test, userId, "assistant");
  const stranger = await register(test, { ...VISITOR, mobileNumber: "9000000001" });
  await assertError(await rate(test, { userId, messageId: own, rating: "up" }), 404, "not_found");
  await assertError(
    await rate(test, { userId: stranger, messageId: answer, rating: "up" }),
    404,
    "not_found",
  );
  await assertError(await rate(test, { userId, messageId: "none", rating: "up" }), 404, "not_found");
  await assertError(await rate(test, { userId, messageId: answer, rating: "5" }), 422, "invalid");
});

Deno.test("A rating arrives at the admin's open page", async () => {
  await using test = await testApp();
  const userId = await register(test);
  const messageId = await say(test, userId, "assistant");
  await using events = eventStream(await test.admin("GET", "/api/admin/chat-events"));
  await eventually(() => events.text() !== "", true);
  await rate(test, { userId, messageId, rating: "down" });
  await eventually(() => events.text().includes('"rating":"down"'), true);
});
