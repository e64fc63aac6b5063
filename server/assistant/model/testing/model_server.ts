/** What a model is asked, as the server reads it. */
export interface ModelRequest {
  model: string;
  stream: boolean;
  messages: { role: string; content: string }[];
  authorization: string | null;
  /** Aborted when the caller leaves, as far as the server notices, and when the test ends. */
  signal: AbortSignal;
}

type Reply = (request: ModelRequest) => Response | Promise<Response>;

/**
 * A real server that speaks OpenAI's protocol, well or badly:
 *
 *     await using server = modelServer(() => streamed("Amprolium ", "is one [1]."));
 */
export function modelServer(reply: Reply) {
  const requests: ModelRequest[] = [];
  const end = new AbortController();
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, async (request) => {
    if (new URL(request.url).pathname !== "/v1/chat/completions") return new Response(null, { status: 404 });
    const asked: ModelRequest = {
      ...await request.json(),
      authorization: request.headers.get("authorization"),
      signal: AbortSignal.any([request.signal, end.signal]),
    };
    requests.push(asked);
    return await reply(asked);
  });
  return {
    url: `http://127.0.0.1:${server.addr.port}/v1`,
    requests,
    [Symbol.asyncDispose]() {
      end.abort();
      return server.shutdown();
    },
  };
}

/** What it is shown beside our rules. */
export function dataOf({ messages }: ModelRequest): {
  sources: { number: number; title: string; text: string }[];
  before: { by: string; said: string }[];
  question: string;
} {
  return JSON.parse(messages.at(-1)!.content);
}

/** A streamed completion, a word an event, with its end. */
export function streamed(...words: string[]): Response {
  return events([...words.map(wordEvent), endEvent(), "data: [DONE]\n\n"]);
}

/** Events as they are given, and then the end of the connection. */
export function events(texts: Iterable<string> | AsyncIterable<string>): Response {
  const body = ReadableStream.from(texts).pipeThrough(new TextEncoderStream());
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}

export function wordEvent(content: string): string {
  return `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: null }] })}\n\n`;
}

export function endEvent(reason = "stop"): string {
  return `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: reason }] })}\n\n`;
}

/** A completion that is not streamed, though it was asked for. */
export function whole(content: string): Response {
  return Response.json({ choices: [{ message: { role: "assistant", content }, finish_reason: "stop" }] });
}

/** A server whose connection breaks in the middle of an answer. */
export function cutOffServer(text: string) {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const serving = (async () => {
    for await (const connection of listener) {
      await connection.read(new Uint8Array(65_536));
      const head = "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ncontent-length: 100000\r\n\r\n";
      await connection.write(new TextEncoder().encode(head + text));
      connection.close();
    }
  })();
  return {
    url: `http://127.0.0.1:${listener.addr.port}/v1`,
    async [Symbol.asyncDispose]() {
      listener.close();
      await serving.catch(() => {});
    },
  };
}
