import { assertEquals } from "deno-std/assert/equals.js";
import { assertRejects } from "deno-std/assert/rejects.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { openStore } from "../../kv/open_store.ts";
import { CircuitBreaker } from "./circuit_breaker.ts";
import { dailyBudget } from "./daily_budget.ts";
import { modelClient } from "./model_client.ts";
import { ModelError } from "./model_error.ts";
import type { Timeouts } from "./model_settings.ts";
import {
  cutOffServer,
  endEvent,
  events,
  modelServer,
  streamed,
  whole,
  wordEvent,
} from "./testing/model_server.ts";

const free = () => Promise.resolve();

async function ask(url: string, timeouts: Partial<Timeouts> = {}, signal = new AbortController().signal) {
  const client = modelClient(
    { url, model: "small", key: "secret-key", dailyRequests: 10, timeouts: { retry: 1, ...timeouts } },
    free,
  );
  return await Array.fromAsync(client([{ role: "user", content: "Hello" }], signal));
}

async function assertFails(url: string, message: string, timeouts: Partial<Timeouts> = {}): Promise<void> {
  const error = await assertRejects(() => ask(url, timeouts), ModelError);
  assertStringIncludes(error.message, message);
  assertEquals(error.message.includes("secret"), false);
}

Deno.test("a streamed completion comes by its words, one that is not streamed as a whole", async () => {
  await using server = modelServer(() => streamed("Good ", "morning", "."));
  assertEquals(await ask(server.url), ["Good ", "morning", "."]);
  const [{ model, stream, authorization } = server.requests[0]!] = server.requests;
  assertEquals([model, stream, authorization], ["small", true, "Bearer secret-key"]);
  await using other = modelServer(() => whole("Good morning."));
  assertEquals(await ask(`${other.url}/chat/completions/`), ["Good morning."]);
});

Deno.test("words are read wherever the network cuts them, with comments and both line ends", async () => {
  const text = `: hello\r\n\r\n${wordEvent("नमस्ते ").replaceAll("\n", "\r\n")}${wordEvent("జై")}data: [DONE]`;
  const bytes = new TextEncoder().encode(text);
  await using server = modelServer(() =>
    new Response(ReadableStream.from(Array.from(bytes, (byte) => new Uint8Array([byte]))), {
      headers: { "content-type": "text/event-stream" },
    })
  );
  assertEquals(await ask(server.url), ["नमस्ते ", "జై"]);
});

Deno.test("busy servers are asked once more, and refusals not at all", async () => {
  for (
    const [status, times] of [[500, 2], [503, 2], [429, 2], [400, 1], [401, 1], [404, 1], [302, 1]] as const
  ) {
    await using server = modelServer(() =>
      new Response("no", { status, headers: { location: "http://127.0.0.1:9/stolen" } })
    );
    await assertFails(server.url, `answered ${status}`);
    assertEquals(server.requests.length, times, String(status));
  }
  let asked = 0;
  await using server = modelServer(() =>
    ++asked === 1 ? new Response(null, { status: 500 }) : streamed("Yes")
  );
  assertEquals(await ask(server.url), ["Yes"]);
  await using slow = modelServer(() => new Response(null, { status: 429, headers: { "retry-after": "60" } }));
  await assertFails(slow.url, "answered 429");
  assertEquals(slow.requests.length, 1);
});

Deno.test("a server that is not there, breaks off, stops short or speaks something else is an error", async () => {
  const gone = modelServer(() => streamed("Hello"));
  await gone[Symbol.asyncDispose]();
  await assertFails(gone.url, "cannot be reached");
  for (
    const [reply, message] of [
      [() => events([wordEvent("Half an")]), "broke off"],
      [() => events([wordEvent("Half an"), endEvent("length")]), "stopped short (length)"],
      [() => events(["data: {nonsense\n\n"]), "protocol"],
      [() => events(['data: {"error":"overloaded"}\n\n']), "protocol"],
      [() => Response.json({ hello: "world" }), "protocol"],
      [() => new Response("<h1>It works!</h1>", { headers: { "content-type": "text/html" } }), "protocol"],
    ] as const
  ) {
    await using server = modelServer(reply);
    await assertFails(server.url, message);
    assertEquals(server.requests.length, 1, message);
  }
  await using cut = cutOffServer(wordEvent("Half"));
  await assertFails(cut.url, "connection broke");
});

Deno.test("what is silent, slow without end, or endless is given up", async () => {
  await using silent = modelServer(({ signal }) => until(signal));
  await assertFails(silent.url, "silent", { piece: 50 });
  await using stuck = modelServer(({ signal }) => events(stops(signal)));
  await assertFails(stuck.url, "silent", { piece: 50 });
  await using endless = modelServer(() => events(words()));
  await assertFails(endless.url, "said too much");
  await using dripping = modelServer(({ signal }) => events(drips(signal)));
  await assertFails(dripping.url, "too long", { whole: 80, piece: 60 });
});

Deno.test("a visitor who leaves ends the request", async () => {
  const left = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await using server = modelServer(async ({ signal }) => {
    signal.addEventListener("abort", () => left.resolve());
    asked.resolve();
    return await until(signal);
  });
  const visitor = new AbortController();
  const asking = ask(server.url, {}, visitor.signal);
  await asked.promise;
  visitor.abort();
  await assertRejects(() => asking);
  await left.promise;
});

Deno.test("after three failures in a row the server rests for half a minute, then one tries", () => {
  const clock = { now: new Date("2026-03-01T08:00:00Z") };
  const breaker = new CircuitBreaker(() => clock.now);
  const passes = () => {
    try {
      breaker.pass();
      return true;
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      return false;
    }
  };
  for (let time = 0; time < 3; time++) {
    assertEquals(passes(), true);
    breaker.failed();
  }
  assertEquals(passes(), false);
  clock.now = new Date(clock.now.getTime() + 30_000);
  assertEquals([passes(), passes()], [true, false]);
  breaker.succeeded();
  assertEquals([passes(), passes()], [true, true]);
});

Deno.test("a day's requests have an end that a restart does not move; the next day begins in India", async () => {
  await using store = await openStore(":memory:");
  const clock = { now: new Date("2026-03-01T08:00:00Z") };
  const budget = () => dailyBudget(store, () => clock.now, 2);
  await budget()();
  await budget()();
  await assertRejects(budget(), ModelError, "today's requests are spent");
  clock.now = new Date("2026-03-01T18:31:00Z");
  await budget()();
});

async function* stops(signal: AbortSignal) {
  yield wordEvent("Half");
  await until(signal);
}

function* words() {
  for (;;) yield wordEvent("word ".repeat(1_000));
}

async function* drips(signal: AbortSignal) {
  while (!signal.aborted) {
    yield wordEvent("word ");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function until(signal: AbortSignal): Promise<Response> {
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(new Response(null))));
}
