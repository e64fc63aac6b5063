import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import { testApp } from "../testing/test_app.ts";

const JSON_HEADERS = "Host: a\r\nContent-Type: application/json\r\n";

/** Requests that servers and proxies have read differently, or that show what a proxy adds. */
const REQUESTS = {
  "a length and pieces": `POST /api/contact HTTP/1.1\r\n${JSON_HEADERS}Content-Length: 4\r\n` +
    "Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
  "two lengths":
    `POST /api/contact HTTP/1.1\r\n${JSON_HEADERS}Content-Length: 2\r\nContent-Length: 9\r\n\r\n{}`,
  "a signed length": `POST /api/contact HTTP/1.1\r\n${JSON_HEADERS}Content-Length: +2\r\n\r\n{}`,
  "pieces by another name":
    `POST /api/contact HTTP/1.1\r\n${JSON_HEADERS}Transfer-Encoding: xchunked\r\n\r\n{}`,
  "a blank before the colon": "GET /healthz HTTP/1.1\r\nHost : a\r\n\r\n",
  "TRACE": "TRACE / HTTP/1.1\r\nHost: a\r\nX-Added: by-a-proxy\r\n\r\n",
};

for (const [name, request] of Object.entries(REQUESTS)) {
  Deno.test(`A request with ${name} is refused and shown to nobody`, async () => {
    await using test = await testApp();
    await using server = Deno.serve(
      { hostname: "127.0.0.1", port: 0, onListen: () => {} },
      (request) => test.app.fetch(request),
    );
    using connection = await Deno.connect({ hostname: "127.0.0.1", port: server.addr.port });
    await connection.write(new TextEncoder().encode(request));
    await connection.closeWrite();
    const answer = await new Response(connection.readable).text();
    assertMatch(answer, /^HTTP\/1\.1 4\d\d /);
    assertEquals(answer.match(/^HTTP\/1\.1 /gm)?.length, 1, answer);
    assertEquals(answer.includes("by-a-proxy"), false);
    assertEquals(await test.stores.inquiries.inquiries.count(), 0);
  });
}
