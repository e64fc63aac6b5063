import { assertEquals } from "deno-std/assert/equals.js";
import type { AuditEntry } from "../../contract/audit.ts";
import type { Inquiry } from "../../contract/inquiry.ts";
import { register, say, VISITOR } from "../chat/testing/visitor.ts";
import { assertError } from "../testing/assert_error.ts";
import { HOME_MESSAGE } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";

const INQUIRIES = "/api/admin/contact-submissions";

async function send(test: TestApp, fields: object = {}): Promise<string> {
  return (await (await test.request("/api/contact", { json: { ...HOME_MESSAGE, ...fields } })).json()).id;
}

async function left(test: TestApp): Promise<string[]> {
  const inquiries: Inquiry[] = await (await test.admin("GET", INQUIRIES)).json();
  return inquiries.map(({ name }) => name);
}

Deno.test("The audit log names no visitor, so that nothing of the name is left after an erasure", async () => {
  await using test = await testApp();
  const id = await send(test);
  const chat = await register(test);
  const other = await send(test);
  await test.admin("PATCH", `${INQUIRIES}/${id}/resolve`);
  await test.admin("PATCH", `${INQUIRIES}/${id}/notes`, { text: "Called" });
  await test.admin("DELETE", `${INQUIRIES}/${other}`);
  await test.admin("DELETE", `/api/admin/chat-users/${chat}`);
  await test.admin("POST", "/api/admin/personal-data/erase", { who: HOME_MESSAGE.email });
  const audit: AuditEntry[] = await (await test.admin("GET", "/api/admin/audit")).json();
  assertEquals(audit.map(({ action, documentId, name }) => [action, documentId, name]), [
    ["erase", null, null],
    ["delete", chat, null],
    ["delete", other, null],
    ["notes", id, null],
    ["resolve", id, null],
  ]);
});

Deno.test("An inquiry is deleted alone, with others, or with all that are suspected", async () => {
  await using test = await testApp();
  const first = await send(test, { name: "First" });
  const second = await send(test, { name: "Second" });
  await send(test, { name: "Third" });
  for (const name of ["Robot", "Another robot"]) await send(test, { name, website: "http://spam.example" });
  assertEquals((await test.admin("DELETE", `${INQUIRIES}/${first}`)).status, 204);
  await assertError(await test.admin("DELETE", `${INQUIRIES}/${first}`), 404, "not_found");
  const suspected = await test.admin("POST", `${INQUIRIES}/delete-suspected`);
  assertEquals((await suspected.json()).deleted, 2);
  assertEquals(await left(test), ["Third", "Second"]);
  const many = await test.admin("POST", `${INQUIRIES}/delete`, { ids: [first, second, second] });
  assertEquals((await many.json()).deleted, 1);
  assertEquals(await left(test), ["Third"]);
});

Deno.test("A chat is deleted with all registrations of its number", async () => {
  await using test = await testApp();
  const first = await register(test);
  const second = await register(test);
  for (const id of [first, second]) await say(test, id, "Hello");
  assertEquals((await test.admin("DELETE", `/api/admin/chat-users/${second}`)).status, 204);
  for (const path of [`chat-users/${first}`, `chat-history/${first}`]) {
    const method = path.startsWith("chat-users") ? "DELETE" : "GET";
    await assertError(await test.admin(method, `/api/admin/${path}`), 404, "not_found");
  }
  await test.admin("POST", "/api/admin/bin/empty");
  const { users, messages } = test.stores.chat;
  assertEquals([await users.count(), await messages.count()], [0, 0]);
});

Deno.test("A message that lands while its conversation is erased leaves no half of it", async () => {
  await using test = await testApp();
  for (let round = 0; round < 5; round++) {
    const id = await register(test);
    const talking = Array.from({ length: 30 }, (_, n) => say(test, id, `Message ${n}`));
    await say(test, id, "Hello");
    const who = VISITOR.mobileNumber;
    assertEquals((await test.admin("POST", "/api/admin/personal-data/erase", { who })).status, 200);
    await Promise.all(talking);
    assertEquals(await test.stores.chat.messages.count(), 0);
  }
});
