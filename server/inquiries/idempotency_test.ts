import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import type { InquiryReceipt } from "../../contract/inquiry_input.ts";
import { assertError } from "../testing/assert_error.ts";
import { CONTACT_MESSAGE, HOME_MESSAGE, QUOTE_REQUEST } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";

const DAY = 24 * 60 * 60 * 1_000;

function send(test: TestApp, json: unknown, key: string): Promise<Response> {
  return test.request("/api/contact", { json, headers: { "idempotency-key": key } });
}

async function receiptOf(response: Response): Promise<InquiryReceipt> {
  assertEquals(response.status, 201);
  return await response.json();
}

function post(test: TestApp, fields: Record<string, string>): Promise<Response> {
  return test.request("/api/contact", { method: "POST", body: new URLSearchParams(fields) });
}

const count = (test: TestApp) => test.stores.inquiries.inquiries.count();

Deno.test("The same key with the same words is one inquiry with one receipt, wherever it was sent from", async () => {
  await using test = await testApp();
  const first = await receiptOf(await send(test, QUOTE_REQUEST, "k-1"));
  const retry = { ...QUOTE_REQUEST, elapsed: 9_000, page: "https://farm.example/later" };
  assertEquals(await receiptOf(await send(test, retry, " k-1 ")), first);
  assertEquals(await count(test), 1);
  const other = await receiptOf(await send(test, QUOTE_REQUEST, "k-2"));
  assert(other.id !== first.id);
  assertEquals(await count(test), 2);
});

Deno.test("Without a key the same words are as many inquiries as were sent", async () => {
  await using test = await testApp();
  await receiptOf(await test.request("/api/contact", { json: HOME_MESSAGE }));
  await receiptOf(await send(test, HOME_MESSAGE, " "));
  assertEquals(await count(test), 2);
});

Deno.test("The same key with other words is 422, and nothing is stored", async () => {
  await using test = await testApp();
  await receiptOf(await send(test, HOME_MESSAGE, "k"));
  for (const change of [{ name: "Ravi Rao" }, { partner: "pk_other" }, { ...CONTACT_MESSAGE }]) {
    const error = await assertError(await send(test, { ...HOME_MESSAGE, ...change }, "k"), 422, "invalid");
    assertEquals(error.issues, [{
      path: "key",
      code: "key_reused",
      message: "This key was used for another message",
    }]);
  }
  assertEquals(await count(test), 1);
});

Deno.test("A refused form uses no key up", async () => {
  await using test = await testApp();
  assertEquals((await send(test, { ...HOME_MESSAGE, email: "asha" }, "k")).status, 422);
  await receiptOf(await send(test, HOME_MESSAGE, "k"));
  assertEquals(await count(test), 1);
});

Deno.test("Twenty at the same moment are one inquiry, and all get its receipt", async () => {
  await using test = await testApp();
  const sent = await Promise.all(Array.from({ length: 20 }, () => send(test, QUOTE_REQUEST, "racing")));
  const receipts = await Promise.all(sent.map(receiptOf));
  assertEquals(new Set(receipts.map(({ id }) => id)).size, 1);
  assertEquals(await count(test), 1);
});

Deno.test("Of two different ones at the same moment with one key, one is stored and the other refused", async () => {
  await using test = await testApp();
  const sent = await Promise.all(
    [HOME_MESSAGE, CONTACT_MESSAGE, HOME_MESSAGE].map((json) => send(test, json, "racing")),
  );
  const statuses = sent.map(({ status }) => status).sort();
  assert(statuses.join() === "201,201,422" || statuses.join() === "201,422,422", statuses.join());
  assertEquals(await count(test), 1);
});

Deno.test("A key is remembered over a restart", async () => {
  const folder = await Deno.makeTempDir();
  const location = `${folder}/roost.kv`;
  let before: InquiryReceipt;
  {
    await using test = await testApp({ location });
    before = await receiptOf(await send(test, QUOTE_REQUEST, "k"));
  }
  {
    await using test = await testApp({ location });
    assertEquals(await receiptOf(await send(test, QUOTE_REQUEST, "k")), before);
    assertEquals((await send(test, { ...QUOTE_REQUEST, name: "Ravi" }, "k")).status, 422);
    assertEquals(await count(test), 1);
  }
  await Deno.remove(folder, { recursive: true });
});

Deno.test("A key is forgotten after a day, and old ones are cleared away as new ones come", async () => {
  await using test = await testApp();
  for (let at = 0; at < 20; at++) await send(test, HOME_MESSAGE, `old-${at}`);
  test.clock.now = new Date(test.clock.now.getTime() + DAY - 1);
  await send(test, HOME_MESSAGE, "old-0");
  assertEquals(await count(test), 20);
  test.clock.now = new Date(test.clock.now.getTime() + 1);
  await receiptOf(await send(test, { ...HOME_MESSAGE, name: "Ravi Rao" }, "old-0"));
  assertEquals(await count(test), 21);
  for (let at = 0; at < 3; at++) await send(test, HOME_MESSAGE, `new-${at}`);
  const kept = await Array.fromAsync(test.store.kv.list({ prefix: ["document", "inquiry_answers"] }));
  assertEquals(kept.length, 4);
});

Deno.test("What is kept for a key holds nothing that the visitor wrote", async () => {
  await using test = await testApp();
  await send(test, QUOTE_REQUEST, "a key of theirs");
  const [{ value }] = await Array.fromAsync(
    test.store.kv.list<Uint8Array>({ prefix: ["document", "inquiry_answers"] }),
  ) as [Deno.KvEntry<Uint8Array>];
  const text = new TextDecoder().decode(value);
  for (const word of ["a key of theirs", "Asha", "farm.example", "Amprolium"]) assert(!text.includes(word));
});

Deno.test("A plain form sent twice is stored once: by its key, or by its words where it has none", async () => {
  await using test = await testApp();
  for (const fields of [CONTACT_MESSAGE, { ...HOME_MESSAGE, key: "k" }]) {
    const before = await count(test);
    const [first, second] = [await post(test, fields), await post(test, fields)];
    assertEquals([first.status, second.status], [201, 201]);
    const reference = /<strong>([0-9A-Z]{8})<\/strong>/.exec(await first.text())![1]!;
    assert((await second.text()).includes(reference));
    assertEquals(await count(test), before + 1);
  }
  assertEquals((await post(test, { ...CONTACT_MESSAGE, message: "Something else to ask" })).status, 201);
  assertEquals(await count(test), 3);
  assertEquals((await post(test, { ...HOME_MESSAGE, key: "k", name: "Ravi" })).status, 422);
  assertEquals(await count(test), 3);
});
