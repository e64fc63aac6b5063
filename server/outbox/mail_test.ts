import { inquiryOf } from "../inquiries/inquiry_store.ts";
import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { EMPTY_LOOK } from "../../contract/look.ts";
import { UNNAMED_COMPANY } from "../../contract/shared/unnamed_company.ts";
import type { Inquiry } from "../../contract/inquiry.ts";
import { CONTACT_MESSAGE, HOME_MESSAGE } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";
import { mailCarrier } from "./mail_carrier.ts";
import { RETRY_DELAYS } from "./delivery_record.ts";
import { fixedSending } from "./testing/fixed_sending.ts";
import { loadedWorker } from "./testing/loaded_worker.ts";
import { type MailServer, mailServer } from "./testing/mail_server.ts";

const TO = "sales@roost.example";
const ORIGIN = "http://localhost:8000";
const PATH = "/api/admin/contact-submissions";

const workerOf = (test: TestApp, smtpUrl: string) => loadedWorker(test, { smtpUrl });

async function send(test: TestApp, fields: object = {}): Promise<string> {
  const response = await test.request("/api/contact", { json: { ...CONTACT_MESSAGE, ...fields } });
  return (await response.json()).id;
}

/** As the panel reads it. A new session each time: clocks go forward a day in these tests. */
async function owner(test: TestApp, method: string, path: string): Promise<Inquiry> {
  return await (await test.request(path, { method, headers: { cookie: await test.login() } })).json();
}

async function delivery(test: TestApp, id: string) {
  return (await owner(test, "GET", `${PATH}/${id}`)).deliveries?.[0];
}

function later(test: TestApp, ms: number): void {
  test.clock.now = new Date(test.clock.now.getTime() + ms);
}

const messageIds = ({ mails }: MailServer) => mails.map(({ raw }) => /^Message-ID: (.+)$/im.exec(raw)?.[1]);

Deno.test("An inquiry is one mail with everything in it, and an answer to it goes to the visitor", async () => {
  await using test = await testApp({ channels: ["mail"] });
  await using mail = await mailServer();
  await test.stores.company.put({ ...UNNAMED_COMPANY, name: "Amber Poultry Care", shortName: "Amber & Co" });
  await test.stores.look.settings.put({ ...EMPTY_LOOK, colour: "#5B2A86", logoDark: "/media/dark.webp" });
  const worker = await workerOf(test, mail.url);
  const id = await send(test, {
    subject: "Quote Request: 1 product",
    lines: [{ product: "Amprolium 20%", quantity: "25 kg × 4", note: "before <Friday>" }],
  });
  assertEquals((await delivery(test, id))?.state, "waiting");
  await worker.runDue();
  await worker.runDue();
  const [{ raw, to }] = mail.mails as [typeof mail.mails[0]];
  assertEquals([mail.mails.length, to], [1, [TO]]);
  assertStringIncludes(raw, "Reply-To: Asha Rao <asha@farm.example>");
  assertStringIncludes(raw, "multipart/alternative");
  const words = raw.replace(/=\r?\n/g, "").replace(/=3D/g, "=");
  for (
    const part of [
      "Phone: +91 40 5550 1234",
      "Company: Rao Farms",
      "Which vaccine do you keep in stock?",
      "- Amprolium 20% | 25 kg",
      "before &lt;Friday&gt;",
      "background:#5b2a86",
      `<img src="${ORIGIN}/media/dark.webp" alt="" `,
      "<strong>Amber &amp; Co</strong>",
      `${ORIGIN}/admin/contact-submissions?view=${id}`,
    ]
  ) assertStringIncludes(words, part);
  const { state, attempts } = (await delivery(test, id))!;
  assertEquals([state, attempts], ["sent", 1]);
});

Deno.test("A mail calls a partner by its name, also under a key that it had before", async () => {
  await using test = await testApp({ channels: ["mail"] });
  await using mail = await mailServer();
  const worker = await workerOf(test, mail.url);
  const { partners, inquiries } = test.stores;
  const { id, value: { key } } = await partners.create({
    name: "Nandi Feeds",
    origins: ["https://nandi.example"],
    isActive: true,
    note: null,
  });
  await partners.rotate(id);
  await inquiries.create({
    name: "Asha Rao",
    email: "asha@farm.example",
    phone: null,
    company: null,
    subject: null,
    message: "Which vaccine do you keep in stock?",
    createdAt: test.clock.now.toISOString(),
    isResolved: false,
    source: { kind: "quote", page: "https://nandi.example/shop", partner: key },
  });
  await worker.load();
  await worker.runDue();
  const words = mail.mails[0]!.raw.replace(/=\r?\n/g, "");
  assertStringIncludes(words, "Partner: Nandi Feeds");
  assert(!words.includes(key), words);
});

Deno.test("Without a channel nothing is queued", async () => {
  await using test = await testApp();
  const id = await send(test);
  assertEquals(await test.stores.outbox.outbox.count(), 0);
  assertEquals(await delivery(test, id), undefined);
});

Deno.test("No line of a visitor's becomes a header, and no address but the owner's gets the mail", async () => {
  await using test = await testApp({ channels: ["mail"] });
  await using mail = await mailServer();
  const worker = await workerOf(test, mail.url);
  const evil = "Eve\r\nBcc: victim@elsewhere.example\r\n\r\nBody";
  await send(test, {
    name: evil,
    subject: `x\r\nTo: victim@elsewhere.example`,
    company: `C, <victim@elsewhere.example>`,
  });
  await worker.runDue();
  const [{ raw, to }] = mail.mails as [typeof mail.mails[0]];
  const head = raw.slice(0, raw.search(/\r?\n\r?\n/));
  assertEquals(to, [TO]);
  assert(!/^(bcc|to): .*victim/im.test(head), head);
  assertEquals(head.match(/^to:/gim)?.length, 1);
});

Deno.test("A mail that is refused for now is tried again, later each time, until it is acknowledged", async () => {
  await using test = await testApp({ channels: ["mail"] });
  await using mail = await mailServer();
  const worker = await workerOf(test, mail.url);
  mail.answer = "later";
  const id = await send(test);
  await worker.runDue();
  for (const [n, wait] of RETRY_DELAYS.slice(0, 3).entries()) {
    later(test, wait - 1);
    await worker.runDue();
    assertEquals(mail.mails.length, n + 1);
    later(test, 1);
    await worker.runDue();
    assertEquals(mail.mails.length, n + 2);
  }
  mail.answer = "accept";
  const waiting = await delivery(test, id);
  assertEquals([waiting?.state, waiting?.attempts], ["waiting", 4]);
  assertStringIncludes(waiting!.problem!, "greylisted");
  later(test, RETRY_DELAYS[3]!);
  await worker.runDue();
  assertEquals((await delivery(test, id))?.state, "sent");
  assertEquals(new Set(messageIds(mail)).size, 1);
  later(test, 24 * 60 * 60_000);
  await worker.runDue();
  assertEquals(mail.mails.length, 5);
});

Deno.test("After the last attempt, or a refusal for good, it is failed until the owner sends it again", async () => {
  await using test = await testApp({ channels: ["mail"] });
  await using mail = await mailServer();
  const worker = await workerOf(test, mail.url);
  mail.answer = "never";
  const refused = await send(test);
  await worker.runDue();
  assertEquals((await delivery(test, refused))?.state, "failed");
  mail.answer = "later";
  const tired = await send(test);
  await worker.runDue();
  for (const wait of RETRY_DELAYS) {
    later(test, wait);
    await worker.runDue();
  }
  const { state, attempts } = (await delivery(test, tired))!;
  assertEquals([state, attempts, mail.mails.length], ["failed", 8, 9]);
  assert(test.logged.some((line) => line.includes("attempt 8")), test.logged.join("\n"));

  mail.answer = "accept";
  const again = await owner(test, "POST", `${PATH}/${tired}/send-again`);
  assertEquals(again.deliveries?.[0]?.state, "waiting");
  await worker.runDue();
  assertEquals((await delivery(test, tired))?.state, "sent");
  await owner(test, "POST", `${PATH}/${tired}/send-again`);
  await worker.runDue();
  assertEquals(mail.mails.length, 10);
});

Deno.test("A connection that breaks before the acknowledgement is another attempt, one that breaks after it is none", async () => {
  await using test = await testApp({ channels: ["mail"] });
  await using mail = await mailServer();
  const worker = await workerOf(test, mail.url);
  mail.answer = "break";
  const id = await send(test);
  await worker.runDue();
  assertEquals((await delivery(test, id))?.state, "waiting");
  mail.answer = "accept and break";
  later(test, RETRY_DELAYS[0]!);
  await worker.runDue();
  assertEquals((await delivery(test, id))?.state, "sent");
  later(test, RETRY_DELAYS[1]!);
  await worker.runDue();
  assertEquals(mail.mails.map(({ answer }) => answer), ["break", "accept and break"]);
  assertEquals(new Set(messageIds(mail)).size, 1);
});

Deno.test("A server that falls silent is left after a while, and one that is not there is no harm", async () => {
  await using test = await testApp({ channels: ["mail"] });
  await using mail = await mailServer();
  mail.answer = "hang";
  const found = (await test.stores.inquiries.inquiries.get(await send(test)))!;
  const carrier = mailCarrier({
    setup: fixedSending({ smtpUrl: mail.url }).mail,
    origin: ORIGIN,
    idleTimeoutMs: 200,
  });
  const problem = await carrier.deliver(inquiryOf(found)).catch((error: Error) => error.message);
  assertStringIncludes(String(problem).toLowerCase(), "timeout");
  const worker = await workerOf(test, "smtp://127.0.0.1:9");
  await worker.runDue();
  assertEquals((await delivery(test, found.id))?.state, "waiting");
});

Deno.test("The password of the mail server is in no log and no answer", async () => {
  await using test = await testApp({ channels: ["mail"] });
  await using mail = await mailServer({
    authOptional: false,
    authMethods: ["PLAIN"],
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, callback) =>
      callback(new Error(`535 wrong password ${password} ${btoa(`\0user\0${password}`)}`)),
  });
  const worker = await workerOf(test, mail.url.replace("//", "//user:s3cr%26t-word@"));
  const id = await send(test);
  await worker.runDue();
  const shown = JSON.stringify([test.logged, await delivery(test, id)]);
  assertStringIncludes(shown, "wrong password");
  assert(!/s3cr/.test(shown), shown);
  assert(!shown.includes(btoa("\0user\0s3cr&t-word")), shown);
  // The owner may have changed it: this is tried again.
  assertEquals((await delivery(test, id))?.state, "waiting");
});

Deno.test("What is known of a person is erased with what waits to be told of them", async () => {
  await using test = await testApp({ channels: ["mail"] });
  await using mail = await mailServer();
  const worker = await workerOf(test, mail.url);
  await send(test);
  await send(test, { ...HOME_MESSAGE, email: "other@farm.example" });
  const stored = await test.stores.inquiries.inquiries.list();
  await test.stores.inquiries.remove(stored.items[0]!.id);
  assertEquals(await test.stores.outbox.outbox.count(), 1);
  await worker.runDue();
  assertEquals(mail.mails.length, 1);
});

Deno.test("A mail server on another machine gets nothing in plain text, unless the owner says so", async () => {
  await using test = await testApp({ channels: ["mail"] });
  await using mail = await mailServer();
  const id = await send(test);
  // An address of this machine that is not loopback's. The server offers no TLS, as if somebody hid it.
  const url = mail.url.replace("127.0.0.1", "0.0.0.0").replace("localhost", "0.0.0.0");
  await (await workerOf(test, url)).runDue();
  assertEquals(mail.mails.length, 0);
  const { problem } = (await delivery(test, id))!;
  assert(/TLS/.test(problem ?? ""), problem ?? "");
  later(test, RETRY_DELAYS[0]!);
  await (await workerOf(test, `${url}?ignoreTLS=true`)).runDue();
  assertEquals(mail.mails.length, 1);
});
