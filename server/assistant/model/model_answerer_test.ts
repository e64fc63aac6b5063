import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { type AssistantAnswer, AssistantAnswerSchema } from "../../../contract/assistant.ts";
import { loadSample } from "../../sample/load_sample.ts";
import { type TestApp, testApp } from "../../testing/test_app.ts";
import {
  dataOf,
  endEvent,
  events,
  type ModelRequest,
  modelServer,
  streamed,
  whole,
  wordEvent,
} from "./testing/model_server.ts";

const PATH = "/api/assistant/chat";
const QUESTION = "medicine for coccidiosis in broilers";
const KEY = "secret-key-of-the-owner";

async function sampleApp(url?: string, dailyRequests = 1_000): Promise<TestApp> {
  const timeouts = { piece: 150, whole: 1_500, retry: 1 };
  const model = url ? { url, model: "small", key: KEY, dailyRequests, timeouts } : undefined;
  const test = await testApp({ model });
  await loadSample(test.stores);
  test.clock.now = new Date("2027-01-01T08:00:00.000Z");
  return test;
}

async function ask(
  test: TestApp,
  query: string,
  more: Record<string, unknown> = {},
): Promise<AssistantAnswer> {
  test.clock.now = new Date(test.clock.now.getTime() + 60_000);
  const response = await test.request(PATH, { json: { query, chatHistory: [], ...more } });
  assertEquals(response.status, 200, query);
  return AssistantAnswerSchema.parse(await response.json());
}

interface Event {
  event: string;
  data: Record<string, unknown>;
}

async function* eventsOf(response: Response): AsyncGenerator<Event, void> {
  let rest = "";
  for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + text).split("\n\n");
    rest = blocks.pop()!;
    for (const block of blocks) {
      const [event, data] = block.split("\n");
      yield { event: event!.slice("event: ".length), data: JSON.parse(data!.slice("data: ".length)) };
    }
  }
}

function stream(test: TestApp, query: string, signal?: AbortSignal): Promise<Response> {
  test.clock.now = new Date(test.clock.now.getTime() + 60_000);
  return test.request(PATH, {
    json: { query, chatHistory: [] },
    headers: { accept: "text/event-stream" },
    ...signal && { signal },
  });
}

/** Says of the first product what its first line says. */
function goodWords(request: ModelRequest): string[] {
  const [{ title, text } = { title: "", text: "" }] = dataOf(request).sources;
  const [line = ""] = text.split("\n");
  return `For coccidiosis in broilers we have **${title}** [1]. ${line.replace(/\.$/, "")} [1].`.split(
    /(?<= )/,
  );
}

Deno.test("a model's answer is given with its sources, sentence by sentence while it still speaks", async () => {
  let reply = (request: ModelRequest) => streamed(...goodWords(request));
  await using server = modelServer((request) => reply(request));
  await using test = await sampleApp(server.url);
  const { answer, kind, sources } = await ask(test, QUESTION);
  assertEquals(kind, "products");
  assertEquals(sources.length, 1);
  assertStringIncludes(answer, `we have **${sources[0]!.title}** [\\[1\\]](${sources[0]!.url}).`);
  assertStringIncludes(answer, "registered veterinarian");

  const [request] = server.requests;
  const { sources: shown, question } = dataOf(request!);
  assertEquals(question, QUESTION);
  assertEquals(request!.messages.map(({ role }) => role), ["system", "user"]);
  assertEquals(shown.some(({ text }) => /mg per kg|per litre|withdrawal/i.test(text)), false);

  reply = (request) => whole(goodWords(request).join(""));
  assertEquals((await ask(test, QUESTION)).answer, answer);

  const more = Promise.withResolvers<void>();
  reply = (request) => events(inTwo(goodWords(request), more.promise));
  const coming = eventsOf(await stream(test, QUESTION));
  const first = (await coming.next()).value as Event;
  assertEquals(first.event, "delta");
  assertStringIncludes(String(first.data.text), "For coccidiosis in broilers");
  more.resolve();
  const rest = await Array.fromAsync(coming);
  const last = rest.pop()!;
  assertEquals([...new Set(rest.map(({ event }) => event))], ["delta"]);
  assertEquals([last.event, last.data.answer], ["done", answer]);
  assertEquals([first, ...rest].map(({ data }) => data.text).join(""), answer);
});

async function* inTwo(words: string[], more: Promise<void>) {
  for (const word of words.slice(0, -3)) yield wordEvent(word);
  await more;
  for (const word of words.slice(-3)) yield wordEvent(word);
  yield endEvent();
}

const FAILURES: Record<string, (request: ModelRequest) => Response | Promise<Response>> = {
  "is down": () => new Response(null, { status: 500 }),
  "is busy": () => new Response(null, { status: 429 }),
  "is silent": ({ signal }) => leaves(signal),
  "speaks nonsense": () => events(["data: {\n\n"]),
  "is no model": () => new Response("<h1>It works!</h1>", { headers: { "content-type": "text/html" } }),
  "redirects": () => new Response(null, { status: 307, headers: { location: "http://127.0.0.1:9/" } }),
  "never ends": () => events(endless()),
  "finds nothing": () => streamed("NONE"),
  "cites nothing": () => streamed("We have a powder for it."),
  "breaks off": (request) => events(goodWords(request).slice(0, -2).map(wordEvent)),
  "stops short": (request) => events([...goodWords(request).map(wordEvent), endEvent("length")]),
  "goes on with an invented number": (request) =>
    streamed(...goodWords(request), " It works in 97% of flocks [1]."),
  "goes on with an invented product": (request) =>
    streamed(...goodWords(request), " Coxidol Forte is better [1]."),
  "goes on with a dose": (request) => streamed(...goodWords(request), " Give 1.2 g per litre of water [1]."),
  "goes on without a source": (request) => streamed(...goodWords(request), " It is the best there is."),
};
Deno.test("wherever the model fails, the answer without it is given, in the same stream", async (t) => {
  let reply = FAILURES["is down"]!;
  await using server = modelServer((request) => reply(request));
  await using test = await sampleApp(server.url);
  const expected = await ask(test, QUESTION);
  assertMatch(expected.answer, /^Coccidiosis: this is what we have/);
  for (const [how, failing] of Object.entries(FAILURES)) {
    await t.step(`it ${how}`, async () => {
      reply = failing;
      test.logged.length = 0;
      const all = await Array.fromAsync(eventsOf(await stream(test, QUESTION)));
      assertEquals<unknown>(all.at(-1), { event: "done", data: expected });
      // What stands at the end is what was said since the last time that all of it was taken back.
      const since = all.slice(all.findLastIndex(({ event }) => event === "replace") + 1, -1);
      assertEquals(since.map(({ data }) => data.text).join(""), expected.answer);
      assertEquals(test.logged.length, 1);
      assertMatch(test.logged[0]!, /^The assistant answers without its model: /);
      assertEquals(test.logged[0]!.includes(KEY) || test.logged[0]!.includes("coccidiosis"), false);
    });
  }
  await t.step("it fails three times in a row: nobody waits for it any longer", async () => {
    reply = () => new Response(null, { status: 400 });
    test.clock.now = new Date(test.clock.now.getTime() + 600_000);
    const before = server.requests.length;
    for (let time = 0; time < 6; time++) {
      const response = await test.request(PATH, { json: { query: QUESTION } });
      assertEquals(await response.json(), expected);
    }
    assertEquals(server.requests.length - before <= 3, true);
  });
  assertEquals(await ask(test, QUESTION), expected);
});

Deno.test("a model is not asked what only a field, a rule or a person may answer, nor beyond its day", async () => {
  await using server = modelServer((request) => streamed(...goodWords(request)));
  await using test = await sampleApp(server.url, 1);
  for (
    const [query, kind] of [
      ["amprolium dose for layers", "dose"],
      ["withdrawal period of levamisole", "dose"],
      ["What does levamisole cost?", "price"],
      ["can I give colistin to layers", "refused"],
      ["bird flu in my shed", "urgent"],
      ["hello", "greeting"],
      ["who won the cricket world cup", "unknown"],
    ] as const
  ) assertEquals((await ask(test, query)).kind, kind, query);
  assertEquals(server.requests.length, 0);
  const answers = [await ask(test, QUESTION), await ask(test, QUESTION)];
  assertEquals(server.requests.length, 1);
  assertEquals(answers.map(({ answer }) => answer.includes("we have **")), [true, false]);
});

Deno.test("one address has the model asked for a share of its day, others for theirs", async () => {
  await using server = modelServer((request) => streamed(...goodWords(request)));
  await using test = await sampleApp(server.url, 60);
  const isModels = async (from: string) => {
    const json = { query: QUESTION, chatHistory: [], userId: crypto.randomUUID() };
    const response = await test.request("/api/assistant/chat", { json, from });
    return (await response.json()).answer.includes("we have **");
  };
  const asked = [];
  for (let at = 0; at < 5; at++) asked.push(await isModels("203.0.113.7"));
  assertEquals(asked, [true, true, true, false, false]);
  assertEquals(await isModels("203.0.113.8"), true);
});

Deno.test("a visitor who leaves ends the request to the model", async () => {
  const asked = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  await using server = modelServer(() => {
    asked.resolve();
    return events(drips(left.resolve));
  });
  await using test = await sampleApp(server.url);
  const visitor = new AbortController();
  const answering = stream(test, QUESTION, visitor.signal);
  await asked.promise;
  visitor.abort();
  await left.promise;
  await (await answering).body?.cancel();
  assertEquals(test.logged, []);
});

async function* endless() {
  for (;;) {
    await Promise.resolve();
    yield wordEvent("word ".repeat(500));
  }
}

async function* drips(onLeft: () => void) {
  try {
    for (;;) {
      yield wordEvent("word");
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  } finally {
    onLeft();
  }
}

function leaves(signal: AbortSignal): Promise<Response> {
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(new Response(null))));
}
