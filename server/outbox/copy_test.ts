import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { COPIES } from "../http/limits.ts";
import { QUOTE_REQUEST } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";
import { loadedWorker } from "./testing/loaded_worker.ts";
import { mailServer } from "./testing/mail_server.ts";

const PATH = "/api/admin/contact-submissions";
const TRAPPED = { website: "https://spam.example" };

const workerOf = (test: TestApp, smtpUrl: string) => loadedWorker(test, { smtpUrl });

async function send(test: TestApp, fields: object = {}): Promise<{ id: string; address: string }> {
  return await (await test.request("/api/contact", { json: { ...QUOTE_REQUEST, ...fields } })).json();
}

Deno.test("Who sent a request gets one mail with its page and reference, in the form's language, and no word of the form", async () => {
  await using test = await testApp({ channels: ["copy"] });
  await using server = await mailServer();
  const worker = await workerOf(test, server.url);
  const { id, address } = await send(test, { lang: "hi", message: "Buy cheap watches at watches.example" });
  await worker.runDue();
  await worker.runDue();
  assertEquals(server.mails.length, 1);
  const { raw } = server.mails[0]!;
  assertStringIncludes(raw, `Message-ID: <copy-${id.toLowerCase()}@localhost>`);
  assertStringIncludes(raw, QUOTE_REQUEST.email);
  const text = raw.replace(/=\r?\n/g, "");
  assertStringIncludes(text, new URL(address).pathname);
  for (const word of ["watches", QUOTE_REQUEST.name, QUOTE_REQUEST.phone]) assert(!text.includes(word), word);
  const stored = await (await test.admin("GET", `${PATH}/${id}`)).json();
  assertEquals(
    stored.deliveries.map(({ channel, state }: { channel: string; state: string }) => [channel, state]),
    [
      ["copy", "sent"],
    ],
  );
  await worker.stop();
});

Deno.test("One address gets few copies, and nobody is written to for a program's request or one without an address", async () => {
  await using test = await testApp({ channels: ["copy"] });
  await using server = await mailServer();
  const worker = await workerOf(test, server.url);
  for (let sent = 0; sent < COPIES.limit + 2; sent++) await send(test, { message: `Ten letters ${sent}` });
  await send(test, { ...TRAPPED, email: "other@farm.example" });
  await worker.runDue();
  assertEquals(server.mails.length, COPIES.limit);
  await worker.stop();
});
