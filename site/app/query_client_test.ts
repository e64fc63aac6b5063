import { assertEquals } from "deno-std/assert/equals.js";
import { assertRejects } from "deno-std/assert/rejects.js";
import { createQueryClient, fetchJson, RequestError } from "./query_client.ts";

Deno.test("What was fetched is never stale, and is asked for once: no retries, no polling, not on focus", () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  assertEquals(
    [queries?.staleTime, queries?.retry, queries?.refetchInterval, queries?.refetchOnWindowFocus],
    [Infinity, false, false, false],
  );
  assertEquals(mutations?.retry, false);
});

Deno.test("A refused call becomes an error of its status, a colon, and the body or the status text", async () => {
  await using server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen: () => {} },
    ({ url }) =>
      url.endsWith("/body")
        ? new Response("No such thing", { status: 404 })
        : new Response(null, { status: 503, statusText: "Service Unavailable" }),
  );
  const address = `http://127.0.0.1:${server.addr.port}`;
  const withBody = await assertRejects(() => fetchJson(`${address}/body`), RequestError);
  assertEquals([withBody.message, withBody.status], ["404: No such thing", 404]);
  const without = await assertRejects(() => fetchJson(address), RequestError);
  assertEquals(without.message, "503: Service Unavailable");
});
