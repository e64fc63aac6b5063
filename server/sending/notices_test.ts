import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { eventually } from "../../tests/eventually.ts";
import type { Role } from "../../contract/role.ts";
import { createWorker } from "../outbox/create_worker.ts";
import { mailTexts } from "../outbox/mail_texts.ts";
import { type MailServer, mailServer } from "../outbox/testing/mail_server.ts";
import { assertError } from "../testing/assert_error.ts";
import { CONTACT_MESSAGE } from "../testing/fixtures.ts";
import { OWNER, type TestApp, testApp } from "../testing/test_app.ts";
import { noticeMailer } from "./notice_mailer.ts";
import { tellUnanswered } from "./tell_unanswered.ts";

const ORIGIN = "http://localhost:8000";
const DAY_MS = 24 * 60 * 60_000;

async function userOf(test: TestApp, role: Role): Promise<string> {
  const { id } = await test.accounts.create(`a ${role}`, "an amber heron over the neem", { role });
  await test.accounts.setEmail(id, `${role}@roost.example`);
  return id;
}

/** A mail server that is set in the panel, without an address that hears of everything. */
async function setMail(test: TestApp, { port }: MailServer): Promise<void> {
  const body = {
    host: "127.0.0.1",
    port,
    encryption: "none",
    user: "",
    password: "",
    from: "shop@roost.example",
    to: "",
    current: OWNER.password,
  };
  assertEquals((await test.admin("PUT", "/api/admin/sending/mail", body)).status, 204);
}

/** What a mail in another script says: its parts are sent in base64. */
function partsOf(raw: string): string {
  const parts = [...raw.matchAll(/base64\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/g)];
  return parts.map(([, part = ""]) => new TextDecoder().decode(Uint8Array.fromBase64(part))).join("\n");
}

const tellOf = (test: TestApp) =>
  noticeMailer({ sending: test.sending, origin: ORIGIN, log: (line) => test.logged.push(line) });

Deno.test("An inquiry is told to those who chose to hear of it, and may read it", async () => {
  await using test = await testApp();
  await using mail = await mailServer({ except: CONTACT_MESSAGE.email });
  await setMail(test, mail);
  // Nobody of the staff would get the mail: none is queued but the copy for its sender.
  assertEquals(await test.sending.channels(), ["copy"]);
  await userOf(test, "sales");
  const editor = await userOf(test, "editor");
  const viewer = await userOf(test, "viewer");
  await test.accounts.accounts.update(viewer, { hears: ["inquiries"] });
  // What a role does not allow is not told, whatever was chosen before.
  await test.accounts.accounts.update(editor, { hears: ["inquiries"] });
  const worker = createWorker({
    stores: test.stores,
    sending: test.sending,
    origin: ORIGIN,
    now: () => test.clock.now,
    log: (line) => test.logged.push(line),
  });
  await worker.load();
  await test.request("/api/contact", { json: CONTACT_MESSAGE });
  await worker.runDue();
  assertEquals(mail.mails[0]!.to.sort(), ["sales@roost.example", "viewer@roost.example"]);

  // Each in the language that was chosen.
  await test.accounts.accounts.update(viewer, { language: "te" });
  await test.request("/api/contact", { json: { ...CONTACT_MESSAGE, name: "Lakshmi" } });
  await worker.runDue();
  assertEquals(mail.mails.slice(1).map(({ to }) => to), [["sales@roost.example"], ["viewer@roost.example"]]);
  const words = partsOf(mail.mails[2]!.raw);
  for (const part of ["కొత్త విచారణ వచ్చింది.", "పేరు: Lakshmi"]) {
    assertStringIncludes(words, part);
  }
});

Deno.test("What somebody hears of begins with what is usual for the role, and is chosen by that user", async () => {
  await using test = await testApp();
  const own = async () => await (await test.admin("GET", "/api/admin/account")).json();
  assertEquals((await own()).hears, ["inquiries", "failures", "security", "backups"]);
  const put = (hears: string[]) => test.admin("PUT", "/api/admin/account/notices", { hears });
  assertEquals((await put(["imports", "unanswered"])).status, 204);
  assertEquals((await own()).hears, ["unanswered", "imports"]);
  await assertError(await put(["everything"]), 422, "invalid");
});

Deno.test("Questions without an answer are one mail a day, of those that were asked since the last", async () => {
  await using test = await testApp();
  await using mail = await mailServer();
  await setMail(test, mail);
  await test.accounts.accounts.update(await userOf(test, "sales"), { hears: ["unanswered"] });
  const ask = (question: string) =>
    test.stores.unanswered.note({ question, lang: "en", page: null, partner: null });
  await ask("Of long ago");
  await tellUnanswered(test.stores, tellOf(test));
  test.clock.now = new Date(test.clock.now.getTime() + 1_000);
  await ask("Do you have a dealer in Nizamabad?");
  await tellUnanswered(test.stores, tellOf(test));
  test.clock.now = new Date(test.clock.now.getTime() + DAY_MS);
  await tellUnanswered(test.stores, tellOf(test));
  await tellUnanswered(test.stores, tellOf(test));
  await mail.received(1);
  test.clock.now = new Date(test.clock.now.getTime() + DAY_MS);
  await tellUnanswered(test.stores, tellOf(test));
  assertEquals(mail.mails.map(({ to }) => to), [["sales@roost.example"]]);
  assertStringIncludes(mail.mails[0]!.raw, "Subject: 1 question without a good answer");
  assertStringIncludes(mail.mails[0]!.raw, "- Do you have a dealer in Nizamabad?");
  assert(!mail.mails[0]!.raw.includes("long ago"));
});

Deno.test("A message that is given up is told once an hour", async () => {
  await using test = await testApp({
    environment: { webhook: { url: "http://127.0.0.1:1", secrets: ["x"] } },
  });
  const told: string[] = [];
  const worker = createWorker({
    stores: test.stores,
    sending: test.sending,
    tell: (notice, { say }) => told.push(`${notice}: ${say(mailTexts.en, "Roost").subject}`),
    delays: [],
    origin: ORIGIN,
    now: () => test.clock.now,
    log: (line) => test.logged.push(line),
  });
  await worker.load();
  for (let n = 0; n < 3; n++) {
    await test.request("/api/contact", { json: { ...CONTACT_MESSAGE, name: `A ${n}` } });
  }
  await worker.runDue();
  await worker.runDue();
  assertEquals(told, ["failures: Nobody was told of an inquiry by webhook"]);
});

Deno.test("That an account is attacked is told to the owners, else to the fixed address; a failure is logged", async () => {
  await using mail = await mailServer();
  await using test = await testApp({
    environment: { mail: { smtpUrl: mail.url, to: "fixed@roost.example" } },
  });
  const text = "Change the password.";
  const letter = { say: () => ({ subject: "Somebody guesses", text }), page: "/admin/account" };
  tellOf(test)("security", letter);
  await mail.received(1);
  await userOf(test, "owner");
  tellOf(test)("security", letter);
  await mail.received(2);
  assertEquals(mail.mails.map(({ to }) => to), [["fixed@roost.example"], ["owner@roost.example"]]);
  for (const part of [text, `${ORIGIN}/admin/account`]) {
    assertStringIncludes(mail.mails[0]!.raw, part);
  }
  mail.answer = "never";
  tellOf(test)("security", letter);
  await eventually(() => test.logged.length, 1);
});
