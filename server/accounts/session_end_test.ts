import { assertEquals } from "deno-std/assert/equals.js";
import { eventually } from "../../tests/eventually.ts";
import { eventStream } from "../testing/event_stream.ts";
import { OWNER, type TestApp, testApp } from "../testing/test_app.ts";
import { sessionStore } from "./session_store.ts";

const ACCOUNT = "/api/admin/account";

async function statusOf(test: TestApp, cookie: string): Promise<number> {
  return (await test.request("/api/admin/session", { headers: { cookie } })).status;
}

Deno.test("A sign-in that was under way while the password changed opens no session", async () => {
  await using test = await testApp();
  await test.login();
  const account = (await test.accounts.byName(OWNER.username))!;
  await test.admin("PUT", `${ACCOUNT}/password`, {
    current: OWNER.password,
    password: "an amber heron over the neem",
  });
  const { token } = await sessionStore(test.store, test.accounts, () => test.clock.now).open(account);
  assertEquals(await statusOf(test, `roost_session=${token}`), 401);
});

Deno.test("A sign-in that was under way while its account was removed opens no session", async () => {
  await using test = await testApp();
  const helper = await test.accounts.create("helper", "an amber heron over the neem");
  const account = (await test.accounts.byName("helper"))!;
  await test.admin("DELETE", `/api/admin/accounts/${helper.id}`, { password: OWNER.password });
  const { token } = await sessionStore(test.store, test.accounts, () => test.clock.now).open(account);
  assertEquals(await statusOf(test, `roost_session=${token}`), 401);
});

Deno.test("A sign-in ends the session that it came with", async () => {
  await using test = await testApp();
  const before = await test.login();
  const again = await test.request("/api/admin/login", { json: OWNER, headers: { cookie: before } });
  const after = again.headers.get("set-cookie")!.split(";")[0]!;
  assertEquals([await statusOf(test, before), await statusOf(test, after)], [401, 200]);
});

Deno.test("The stream of chats ends with its session: not a word arrives after the logout", async () => {
  await using test = await testApp();
  const cookie = await test.login();
  const registered = await test.request("/api/chat/register-user", {
    json: { name: "Asha Rao", mobileNumber: "9848012345", location: "Guntur" },
  });
  const userId = (await registered.json()).id;
  const say = (content: string) =>
    test.request("/api/chat/save-message", {
      json: { userId, role: "user", content, timestamp: test.clock.now.toISOString() },
    });

  const stream = await test.request("/api/admin/chat-events", { headers: { cookie } });
  await using events = eventStream(stream);
  await eventually(() => events.text() !== "", true);
  await say("Before the logout");
  await eventually(() => events.text().includes("Before the logout"), true);

  await test.request("/api/admin/logout", { method: "POST", headers: { cookie } });
  await say("After the logout");
  await eventually(() => events.ended(), true);
  assertEquals(events.text().includes("After the logout"), false);
});

Deno.test("A session has a few streams at a time, and no more", async () => {
  await using test = await testApp();
  const open = () => test.admin("GET", "/api/admin/chat-events");
  const streams = await Promise.all(Array.from({ length: 9 }, open));
  // They are opened at the same time, so any of them may be the one too many.
  assertEquals(streams.map(({ status }) => status).sort(), [...Array(8).fill(200), 429]);
  await Promise.all(streams.map(({ body }) => body?.cancel()));
  await eventually(async () => {
    const { status, body } = await open();
    await body?.cancel();
    return status;
  }, 200);
});
