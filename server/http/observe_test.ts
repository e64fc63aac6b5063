import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import { houseLog } from "../log/house_log.ts";
import { aProduct, HOME_MESSAGE } from "../testing/fixtures.ts";
import { testApp } from "../testing/test_app.ts";
import { observe } from "./observe.ts";

/** Asks for the paths, one after the other, and gives what the log says of them. */
async function logOf(paths: readonly (string | Request)[], { proxies = 0 } = {}) {
  await using test = await testApp();
  await test.category();
  await test.admin("POST", "/api/admin/products", aProduct());
  let text = "";
  const log = houseLog({ write: (piece) => text += piece, now: () => test.clock.now });
  const answer = observe((request) => test.app.fetch(request), { log, proxies });
  const ids: (string | null)[] = [];
  for (const path of paths) {
    const response = await answer(typeof path === "string" ? new Request(`http://localhost${path}`) : path);
    ids.push(response.headers.get("x-request-id"));
    await response.text();
  }
  log.flush();
  return { text, ids, lines: text.trim().split("\n").map((line) => JSON.parse(line)) };
}

Deno.test("Each request is a line with the pattern of its route, a page's too, and with no query or address", async () => {
  const { text, lines } = await logOf([
    "/api/products/amprolium-20?partner=pk_secret",
    "/hi/product/amprolium-20?mobile=9876543210",
    "/product/amprolium-20",
    "/product/amprolium-20",
    "/nothing/of/ours",
    "/api/chat/user-exists?mobile=9876543210",
    new Request("http://localhost/api/contact", {
      method: "POST",
      body: JSON.stringify(HOME_MESSAGE),
      headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.7" },
    }),
    "/healthz",
  ]);
  assertEquals(lines.map(({ method, route, cached }) => [method, route, cached]), [
    ["GET", "/api/products/:id", undefined],
    ["GET", "/product/:id", undefined],
    ["GET", "/product/:id", undefined],
    ["GET", "/product/:id", true],
    ["GET", "(no page)", undefined],
    ["GET", "/api/chat/user-exists", undefined],
    ["POST", "/api/contact", undefined],
    ["GET", "/healthz", undefined],
  ]);
  for (const line of lines) {
    assertEquals([typeof line.status, typeof line.ms, line.level], ["number", "number", "info"]);
  }
  assertEquals(/9876543210|pk_secret|203\.0\.113\.7/.exec(text), null);
});

Deno.test("A request has the id that our proxy gave it, but none of a stranger's words", async () => {
  const asked = (id: string) => new Request("http://localhost/healthz", { headers: { "x-request-id": id } });
  const trusted = await logOf([asked("from-the-proxy-1"), asked('forged"}')], { proxies: 1 });
  assertEquals([trusted.ids[0], trusted.lines[0].request], ["from-the-proxy-1", "from-the-proxy-1"]);
  assertMatch(trusted.ids[1]!, /^[0-9a-f-]{36}$/);
  const direct = await logOf([asked("from-a-stranger")]);
  assertMatch(direct.ids[0]!, /^[0-9a-f-]{36}$/);
});
