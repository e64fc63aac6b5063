import { assertEquals } from "deno-std/assert/equals.js";
import { createApiClient } from "./api_client.ts";

/** Runs `test` against a real server that answers with `respond`. */
async function withServer(
  respond: (request: Request) => Response | Promise<Response>,
  test: (base: string) => Promise<void>,
) {
  await using server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, respond);
  await test(`http://127.0.0.1:${server.addr.port}`);
}

Deno.test("an answer is given as it is, and a body goes out as JSON", async () => {
  await withServer(
    async (request) =>
      Response.json([request.method, request.headers.get("content-type"), await request.json()]),
    async (base) => {
      const answer = await createApiClient(base)("/api/contact", { method: "POST", body: { name: "A" } });
      assertEquals(answer, { value: ["POST", "application/json", { name: "A" }] });
    },
  );
});

Deno.test("a page whose library gives arrays a toJSON of its own does not change what is sent", async () => {
  // As Prototype.js did.
  Object.defineProperty(Array.prototype, "toJSON", { value: () => "[]", configurable: true });
  try {
    await withServer(async (request) => new Response(await request.text()), async (base) => {
      const body = { lines: [{ product: "A" }, "b"] };
      assertEquals((await createApiClient(base)("/api/contact", { method: "POST", body })).value, body);
    });
  } finally {
    Reflect.deleteProperty(Array.prototype, "toJSON");
  }
});

Deno.test("a page of a list comes with the length of the whole list", async () => {
  await withServer(() => Response.json([1], { headers: { "x-total-count": "51" } }), async (base) => {
    assertEquals(await createApiClient(base)("/api/products?limit=1"), { value: [1], total: 51 });
  });
});

Deno.test("a refusal becomes a plain object with the server's words and issues", async () => {
  const issues = [{
    path: "email",
    code: "invalid_email" as const,
    message: "Please enter a valid email address",
  }];
  await withServer(
    () => Response.json({ message: "Not valid", code: "invalid", issues, requestId: "r1" }, { status: 422 }),
    async (base) => {
      const { failure } = await createApiClient(base)("/api/contact");
      assertEquals(failure, { status: 422, code: "invalid", message: "Not valid", issues });
    },
  );
});

Deno.test("a refusal that is not ours, such as a proxy's page, is a failure too", async () => {
  await withServer(() => new Response("<h1>Bad gateway</h1>", { status: 502 }), async (base) => {
    const { failure } = await createApiClient(base)("/api/products");
    assertEquals([failure?.status, failure?.code, failure?.issues], [502, "internal", []]);
  });
});

Deno.test("an answer that is not JSON is a failure, not an exception", async () => {
  await withServer(() => new Response("hello"), async (base) => {
    assertEquals((await createApiClient(base)("/api/products")).failure?.code, "network");
  });
});

Deno.test("JSON that is not ours, as a network's own page may send it, is a failure too", async () => {
  for (const body of [null, {}, []]) {
    await withServer(() => Response.json(body), async (base) => {
      const { failure } = await createApiClient(base)("/api/contact", { has: "reference" });
      assertEquals(failure?.code, "network");
    });
  }
});

Deno.test("a server that cannot be reached is a failure with status 0", async () => {
  let base = "";
  await withServer(() => new Response(), (at) => Promise.resolve(void (base = at)));
  const { failure } = await createApiClient(base)("/api/products");
  assertEquals([failure?.status, failure?.code], [0, "network"]);
});

Deno.test("an aborted request is over at once", async () => {
  const stop = new AbortController();
  await withServer(
    () => {
      stop.abort();
      return Response.json("too late");
    },
    async (base) => {
      const { failure } = await createApiClient(base)("/api/products", { signal: stop.signal });
      assertEquals(failure?.code, "network");
    },
  );
});
