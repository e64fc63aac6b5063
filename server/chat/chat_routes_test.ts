import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import type { ChatMessage, ChatUser } from "../../contract/chat.ts";
import { assertError } from "../testing/assert_error.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";
import { eventStream } from "../testing/event_stream.ts";
import { eventually } from "../../tests/eventually.ts";
import { AT, register, say, VISITOR } from "./testing/visitor.ts";

const usersOf = async (test: TestApp, q = ""): Promise<ChatUser[]> =>
  await (await test.admin("GET", `/api/admin/chat-users?q=${encodeURIComponent(q)}`)).json();

Deno.test("A visitor registers, and comes back with the handle and the number", async () => {
  await using test = await testApp();
  const id = await register(test);
  test.clock.now = new Date("2026-03-02T08:00:00.000Z");
  const visit = await test.request(`/api/chat/update-visit/${id}`, {
    method: "PATCH",
    json: { ...VISITOR, name: "Somebody else" },
  });
  assertEquals(await visit.json(), { id });
  const [user] = await usersOf(test);
  assertEquals([user?.name, user?.firstVisitAt, user?.lastVisitAt], [
    "Ravi Kumar",
    AT,
    "2026-03-02T08:00:00.000Z",
  ]);
});

Deno.test("Messages are stored in order, and the admin reads and finds them", async () => {
  await using test = await testApp();
  const id = await register(test);
  await register(test, { ...VISITOR, name: "Sita", mobileNumber: "9000000001", location: "Guntur" });
  assertEquals((await say(test, id, "My birds have bloody droppings")).status, 201);
  await test.stores.chat.saveAnswer(id, "My birds have bloody droppings", "Amprolium is for coccidiosis.");

  const history: ChatMessage[] = await (await test.admin("GET", `/api/admin/chat-history/${id}`)).json();
  assertEquals(history.map(({ role, content, timestamp }) => [role, content, timestamp]), [
    ["user", "My birds have bloody droppings", AT],
    ["assistant", "Amprolium is for coccidiosis.", AT],
  ]);
  assertEquals((await usersOf(test)).map(({ name }) => name).sort(), ["Ravi Kumar", "Sita"]);
  for (const q of ["ravi", "warangal", "98480", "BLOODY", "amprolium"]) {
    const found = await usersOf(test, q);
    assertEquals(found.map(({ name, chatHistory }) => [name, chatHistory.length]), [["Ravi Kumar", 2]], q);
  }
  await assertError(await test.admin("GET", "/api/admin/chat-history/nobody"), 404, "not_found");
});

Deno.test("What is missing, blank, too long or nobody's is refused and not stored", async () => {
  await using test = await testApp();
  const id = await register(test);
  for (const field of Object.keys(VISITOR)) {
    const response = await test.request("/api/chat/register-user", { json: { ...VISITOR, [field]: " " } });
    const error = await assertError(response, 422, "invalid");
    assertEquals(error.issues, [{
      path: field,
      code: "required",
      message: "Name, mobile number and location are required.",
    }]);
  }
  await assertError(await say(test, id, "   "), 422, "invalid");
  await assertError(await say(test, id, "x".repeat(4_001)), 422, "invalid");
  await assertError(await say(test, id, "Hello", "system"), 422, "invalid");
  await assertError(await say(test, "nobody", "Hello"), 404, "not_found");
  const stranger = await test.request(`/api/chat/update-visit/${id}`, {
    method: "PATCH",
    json: { ...VISITOR, mobileNumber: "9000000009" },
  });
  await assertError(stranger, 404, "not_found");
  assertEquals(await (await test.admin("GET", `/api/admin/chat-history/${id}`)).json(), []);
});

Deno.test("A message arrives at the admin's open page as it is stored", async () => {
  await using test = await testApp();
  const id = await register(test);
  const stream = await test.admin("GET", "/api/admin/chat-events");
  assertEquals(stream.headers.get("content-type"), "text/event-stream");
  await using events = eventStream(stream);
  await eventually(() => events.text() !== "", true);
  await say(test, id, "Is there anybody?");
  await eventually(() => events.text().includes("Is there anybody?"), true);
  assert(events.text().includes("event: message"));
});

Deno.test("Erasing a mobile number takes the visitor and the whole conversation", async () => {
  await using test = await testApp();
  const id = await register(test);
  await say(test, id, "Hello");
  const erase = await test.admin("POST", "/api/admin/personal-data/erase", { who: "+91 9848012345" });
  assertEquals((await erase.json()).erased.chats, 1);
  assertEquals(await usersOf(test), []);
  assertEquals(await test.stores.chat.messages.count(), 0);
});

Deno.test("A message that is sent again, as nobody heard that it had come, is stored once", async () => {
  await using test = await testApp();
  const id = await register(test);
  const idOf = async (content: string) => (await (await say(test, id, content)).json()).id as string;
  const first = await idOf("hello");
  await test.stores.chat.saveAnswer(id, "hello", "Good morning");
  assertEquals(await idOf("hello"), first);
  const history: ChatMessage[] = await (await test.admin("GET", `/api/admin/chat-history/${id}`)).json();
  assertEquals(history.map(({ content }) => content), ["hello", "Good morning"]);
});
