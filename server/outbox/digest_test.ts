import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { FORM_TRAP } from "../../contract/inquiry_form.ts";
import { NOTIFICATIONS } from "../http/limits.ts";
import { CONTACT_MESSAGE } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";
import { loadedWorker } from "./testing/loaded_worker.ts";
import { mailServer } from "./testing/mail_server.ts";

const HOUR = 3_600_000;
const SECRET = "0123456789abcdef";

const workerOf = (test: TestApp, { smtpUrl, webhookUrl }: { smtpUrl?: string; webhookUrl?: string }) =>
  loadedWorker(test, { smtpUrl, webhook: webhookUrl ? { url: webhookUrl, secrets: [SECRET] } : undefined });

async function send(test: TestApp, name: string, fields: object = {}): Promise<string> {
  const json = { ...CONTACT_MESSAGE, name, ...fields };
  return (await (await test.request("/api/contact", { json })).json()).id;
}

const sendJunk = (test: TestApp, name: string) => send(test, name, { [FORM_TRAP]: "http://spam.example" });

function later(test: TestApp, ms: number): void {
  test.clock.now = new Date(test.clock.now.getTime() + ms);
}

async function states(test: TestApp): Promise<string[]> {
  const all = await Array.fromAsync(test.stores.outbox.outbox.all());
  return all.flatMap(({ value }) => Object.values(value).map(({ state }) => state));
}

/** The words of a mail as it is read. */
const wordsOf = (raw: string) => raw.replace(/=\r?\n/g, "").replace(/=3D/g, "=");

Deno.test("Suspected spam is no mail of its own: all of an hour is one digest, once", async () => {
  await using test = await testApp({ channels: ["mail"] });
  await using mail = await mailServer();
  const worker = await workerOf(test, { smtpUrl: mail.url });
  for (let at = 0; at < 5; at++) await sendJunk(test, `Robot ${at}`);
  await send(test, "Asha Rao");
  await worker.runDue();
  assertEquals(mail.mails.length, 1);
  assert(wordsOf(mail.mails[0]!.raw).includes("Name: Asha Rao"));
  later(test, HOUR);
  await worker.runDue();
  await worker.runDue();
  assertEquals(mail.mails.length, 2);
  assert(mail.mails[1]!.raw.includes("Subject: Inquiries: 5 suspected spam"));
  const digest = wordsOf(mail.mails[1]!.raw);
  for (let at = 0; at < 5; at++) assert(digest.includes(`Robot ${at}`));
  assert(digest.includes("http://localhost:8000/admin/contact-submissions"));
  assertEquals(await states(test), Array(6).fill("sent"));
});

Deno.test("What is beyond the mails of an hour is in one digest, people before suspected spam", async () => {
  await using test = await testApp({ channels: ["mail"] });
  await using mail = await mailServer();
  const worker = await workerOf(test, { smtpUrl: mail.url });
  for (let at = 0; at < 3; at++) await sendJunk(test, `Robot ${at}`);
  const { limit } = NOTIFICATIONS;
  for (let at = 0; at < limit + 30; at++) await send(test, `Farmer ${at}.`);
  await worker.runDue();
  const singles = mail.mails.length;
  assert(singles >= limit && singles <= limit + 1, `${singles}`);
  later(test, HOUR);
  await worker.runDue();
  assertEquals(mail.mails.length, singles + 1);
  const digest = wordsOf(mail.mails.at(-1)!.raw);
  assert(digest.indexOf(`Farmer ${limit + 29}.`) < digest.indexOf("Robot 0"));
  assertEquals(await states(test), Array(limit + 33).fill("sent"));
});

Deno.test("A digest that fails is sent again as one, also after a restart", async () => {
  await using test = await testApp({ channels: ["mail"] });
  await using mail = await mailServer();
  mail.answer = "later";
  const worker = await workerOf(test, { smtpUrl: mail.url });
  for (let at = 0; at < 3; at++) await sendJunk(test, `Robot ${at}`);
  later(test, HOUR);
  await worker.runDue();
  assertEquals([mail.mails.length, await states(test)], [1, Array(3).fill("waiting")]);
  await worker.stop();
  mail.answer = "accept";
  const next = await workerOf(test, { smtpUrl: mail.url });
  await next.runDue();
  assertEquals(mail.mails.length, 1, "not before its time");
  later(test, HOUR);
  await next.runDue();
  assertEquals([mail.mails.length, await states(test)], [2, Array(3).fill("sent")]);
});

Deno.test("An inquiry of the digest that the owner sends again is a mail of its own", async () => {
  await using test = await testApp({ channels: ["mail"] });
  await using mail = await mailServer();
  const worker = await workerOf(test, { smtpUrl: mail.url });
  const id = await sendJunk(test, "Robot");
  await test.stores.outbox.sendAgain(id);
  await worker.runDue();
  assert(wordsOf(mail.mails[0]!.raw).includes("Name: Robot"));
  later(test, HOUR);
  await worker.runDue();
  assertEquals(mail.mails.length, 1);
});

Deno.test("The webhook gets one post for all of them", async () => {
  await using test = await testApp({ channels: ["webhook"] });
  const posts: { type: string; total: number; submissions: { name: string }[] }[] = [];
  await using server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, async (request) => {
    posts.push(await request.json());
    return new Response(null, { status: 204 });
  });
  const worker = await workerOf(test, { webhookUrl: `http://127.0.0.1:${server.addr.port}/` });
  await sendJunk(test, "Robot 1");
  await sendJunk(test, "Robot 2");
  await worker.runDue();
  assertEquals(posts, []);
  later(test, HOUR);
  await worker.runDue();
  assertEquals(posts.map(({ type, total }) => [type, total]), [["inquiry.digest", 2]]);
  assertEquals(posts[0]!.submissions.map(({ name }) => name), ["Robot 1", "Robot 2"]);
});
