import { assertEquals } from "deno-std/assert/equals.js";
import { createApiClient } from "../kit/api_client.ts";
import { askAt } from "./ask_assistant.ts";

const QUESTION = { query: "hello", chatHistory: [], lang: "en" };

/** What `ask` gives, and the texts on the way, where a real server answers so. */
async function asked(respond: () => Response) {
  await using server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, respond);
  const texts: string[] = [];
  const base = `http://127.0.0.1:${server.addr.port}`;
  const ask = askAt({ base, request: createApiClient(base) });
  const answer = await ask(QUESTION, (text) => texts.push(text));
  return { ...answer, texts };
}

function stream(...pieces: string[]) {
  const body = ReadableStream.from(pieces).pipeThrough(new TextEncoderStream());
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}

Deno.test("an answer is shown as it comes, wherever the network cuts it", async () => {
  const { value, texts } = await asked(() =>
    stream(
      'event: delta\ndata: {"te',
      'xt":"Am"}\n',
      '\nevent: delta\ndata: {"text":"pro"}\n\n',
      'event: done\ndata: {"answer":"Ampro"}\n\n',
    )
  );
  assertEquals(texts, ["Am", "Ampro"]);
  assertEquals<unknown>(value, { answer: "Ampro" });
});

Deno.test("a plain JSON answer does as well", async () => {
  assertEquals<unknown>((await asked(() => Response.json({ answer: "A" }))).value, { answer: "A" });
});

Deno.test("an answer that breaks off is a failure", async () => {
  const { failure } = await asked(() => stream('event: delta\ndata: {"text":"Am"}\n\n'));
  assertEquals(failure?.code, "network");
});

Deno.test("a refusal says how long to wait", async () => {
  const answer = await asked(() =>
    Response.json({ code: "too_many_requests", message: "Wait" }, {
      status: 429,
      headers: { "retry-after": "9" },
    })
  );
  assertEquals(answer.failure?.status, 429);
  assertEquals(answer.failure?.retryAfter, 9);
});
