import { assertEquals } from "deno-std/assert/equals.js";
import { encodeHex } from "deno-std/encoding/hex.js";
import { inquiryOf } from "../inquiries/inquiry_store.ts";
import { CONTACT_MESSAGE } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";
import { DeliveryError } from "./carrier.ts";
import { RETRY_DELAYS } from "./delivery_record.ts";
import { fixedSending } from "./testing/fixed_sending.ts";
import { loadedWorker } from "./testing/loaded_worker.ts";
import { webhookCarrier } from "./webhook_carrier.ts";

const SECRET = "0123456789abcdef0123";
const ORIGIN = "http://localhost:8000";

interface Call {
  headers: Headers;
  body: string;
}

/** A real receiver on a port of its own. */
function receiver(answer: (call: Call) => Response | Promise<Response>) {
  const calls: Call[] = [];
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, async (request) => {
    const call = { headers: request.headers, body: await request.text() };
    calls.push(call);
    return answer(call);
  });
  const url = `http://127.0.0.1:${server.addr.port}/hooks?token=abc`;
  return { url, calls, [Symbol.asyncDispose]: () => server.shutdown() };
}

const workerOf = (test: TestApp, url: string, secrets = [SECRET]) =>
  loadedWorker(test, { webhook: { url, secrets } });

async function send(test: TestApp): Promise<string> {
  return (await (await test.request("/api/contact", { json: CONTACT_MESSAGE })).json()).id;
}

async function stateOf(test: TestApp, id: string) {
  const [[delivery] = []] = await test.stores.outbox.deliveriesOf([id]);
  return delivery?.state;
}

async function sign(text: string): Promise<string> {
  const encoder = new TextEncoder();
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(SECRET), hmac, false, ["sign"]);
  return encodeHex(await crypto.subtle.sign("HMAC", key, encoder.encode(text)));
}

Deno.test("The webhook gets the inquiry as JSON, signed with its time", async () => {
  await using test = await testApp({ channels: ["webhook"] });
  await using hook = receiver(() => new Response(null, { status: 204 }));
  const worker = await workerOf(test, hook.url);
  const id = await send(test);
  await worker.runDue();
  const [{ headers, body }] = hook.calls as [Call];
  const [, seconds, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers.get("roost-signature")!)!;
  assertEquals(signature, await sign(`${seconds}.${body}`));
  assertEquals(Number(seconds), test.clock.now.getTime() / 1_000);
  assertEquals(headers.get("roost-delivery"), id);
  const { type, submission, url } = JSON.parse(body);
  assertEquals([type, submission.id, submission.email], ["inquiry.created", id, CONTACT_MESSAGE.email]);
  assertEquals(url, `${ORIGIN}/admin/contact-submissions?view=${id}`);
  assertEquals(await stateOf(test, id), "sent");
});

Deno.test("Anything but a 2xx is another attempt, a redirect too; 410 is the end", async () => {
  await using test = await testApp({ channels: ["webhook"] });
  const answers = [500, 404, 302, 429, 200];
  await using hook = receiver(() =>
    new Response("no", { status: answers.shift() ?? 410, headers: { location: "http://127.0.0.1:9/" } })
  );
  const worker = await workerOf(test, hook.url);
  const id = await send(test);
  await worker.runDue();
  for (const wait of RETRY_DELAYS.slice(0, 4)) {
    assertEquals(await stateOf(test, id), "waiting");
    test.clock.now = new Date(test.clock.now.getTime() + wait);
    await worker.runDue();
  }
  assertEquals([await stateOf(test, id), hook.calls.length], ["sent", 5]);
  assertEquals(new Set(hook.calls.map(({ headers }) => headers.get("roost-delivery"))).size, 1);
  const gone = await send(test);
  await worker.runDue();
  assertEquals(await stateOf(test, gone), "failed");
  assertEquals(test.logged.filter((line) => line.includes("token")), []);
});

Deno.test("While the secret is changed a post is signed with both, the one that counts first", async () => {
  await using test = await testApp({ channels: ["webhook"] });
  await using hook = receiver(() => new Response());
  const worker = await workerOf(test, hook.url, ["the secret that counts now", SECRET]);
  await send(test);
  await worker.runDue();
  const [{ headers, body }] = hook.calls as [Call];
  const [time, first, former] = headers.get("roost-signature")!.split(",");
  assertEquals([/^v1=[0-9a-f]{64}$/.test(first!), first === former], [true, false]);
  assertEquals(former, `v1=${await sign(`${time!.slice(2)}.${body}`)}`);
});

Deno.test("A receiver that does not answer is left after a while", async () => {
  await using test = await testApp();
  const silent = Promise.withResolvers<Response>();
  await using hook = receiver(() => silent.promise);
  const id = await send(test);
  const inquiry = inquiryOf((await test.stores.inquiries.inquiries.get(id))!);
  const carrier = webhookCarrier({
    setup: fixedSending({ webhook: { url: hook.url, secrets: [SECRET] } }).webhook,
    origin: ORIGIN,
    now: () => test.clock.now,
    timeoutMs: 100,
  });
  const error = await carrier.deliver(inquiry).catch((error: unknown) => error);
  silent.resolve(new Response());
  assertEquals(error instanceof DeliveryError && error.message, "the webhook gave no answer within 0.1 s");
});
