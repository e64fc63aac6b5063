import { assertEquals } from "deno-std/assert/equals.js";
import { RETENTION_DAYS } from "../../contract/retention.ts";
import { HOME_MESSAGE } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";
import { deleteOld, finishErasures } from "./delete_old.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

function wait({ clock }: TestApp, days: number): void {
  clock.now = new Date(clock.now.getTime() + days * DAY_MS);
}

/** One of each kind: an inquiry, a suspected one, a chat with a message, a question, a line of the audit log. */
async function leaveAll(test: TestApp): Promise<string> {
  await test.request("/api/contact", { json: HOME_MESSAGE });
  await test.request("/api/contact", { json: { ...HOME_MESSAGE, website: "http://spam.example" } });
  const json = { name: "Ravi", mobileNumber: "9848012345", location: "Guntur" };
  const { id } = await (await test.request("/api/chat/register-user", { json })).json();
  await say(test, id);
  await test.stores.unanswered.note({
    question: "Do you rent ducks?",
    lang: "en",
    page: null,
    partner: null,
  });
  await test.admin("POST", "/api/admin/contact-submissions/delete", { ids: ["none"] });
  return id;
}

const say = (test: TestApp, userId: string) =>
  test.request("/api/chat/save-message", {
    json: { userId, role: "user", content: "Hello", timestamp: test.clock.now.toISOString() },
  });

const countAll = async ({ stores: { inquiries, chat, unanswered, audit } }: TestApp) =>
  await Promise.all(
    [inquiries.inquiries, chat.users, chat.messages, unanswered.questions, audit].map((all) => all.count()),
  );

Deno.test("What visitors left is deleted when its days are over, and not before", async () => {
  await using test = await testApp();
  await leaveAll(test);
  const sweep = () => deleteOld(test.stores, RETENTION_DAYS);
  assertEquals(await countAll(test), [2, 1, 1, 1, 1]);
  wait(test, 30);
  await sweep();
  assertEquals(await countAll(test), [2, 1, 1, 1, 1]);
  wait(test, 1);
  assertEquals((await sweep()).suspected, 1);
  assertEquals(await countAll(test), [1, 1, 1, 1, 1]);
  wait(test, 335);
  await sweep();
  assertEquals(await countAll(test), [1, 0, 0, 0, 1]);
  wait(test, 1_095);
  await sweep();
  assertEquals(await countAll(test), [0, 0, 0, 0, 0]);
  assertEquals(await test.stores.outbox.outbox.count(), 0);
});

Deno.test("A chat stays as long as somebody writes in it", async () => {
  await using test = await testApp();
  const id = await leaveAll(test);
  wait(test, 300);
  await say(test, id);
  wait(test, 300);
  await deleteOld(test.stores, RETENTION_DAYS);
  assertEquals(await test.stores.chat.messages.count(), 2);
  wait(test, 66);
  await deleteOld(test.stores, RETENTION_DAYS);
  assertEquals(await test.stores.chat.messages.count(), 0);
});

Deno.test("Addresses of pages that were stored whole lose what may be secret", async () => {
  await using test = await testApp();
  const id = await leaveAll(test);
  const { inquiries, chat } = test.stores;
  const page = "https://dealer.example/reset?token=1&utm_source=mela#otp";
  const [inquiry] = await inquiries.inquiries.ids();
  await inquiries.inquiries.update(inquiry!, (record) => ({ ...record, source: { ...record.source, page } }));
  await chat.users.update(id, { source: { page, partner: null } });
  await finishErasures(test.stores);
  for (const found of [await inquiries.inquiries.get(inquiry!), await chat.users.get(id)]) {
    assertEquals(found?.value.source.page, "https://dealer.example/reset?utm_source=mela");
  }
});

Deno.test("Half a conversation and a name in the audit log, which earlier erasures left, are deleted", async () => {
  await using test = await testApp();
  const id = await leaveAll(test);
  const stays = await leaveAll(test);
  await test.stores.chat.users.delete(id);
  const change = { at: test.clock.now.toISOString(), username: "owner", action: "resolve" };
  const of = { resource: "contact-submissions", documentId: id };
  await test.stores.audit.create({ ...change, ...of, name: "Asha Rao" });
  await finishErasures(test.stores);
  const messages = await Array.fromAsync(test.stores.chat.messages.all());
  assertEquals(messages.map(({ value }) => value.userId), [stays]);
  const audit = await (await test.admin("GET", "/api/admin/audit")).text();
  assertEquals(audit.includes("Asha"), false);
});
