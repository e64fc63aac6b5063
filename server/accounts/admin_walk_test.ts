import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertError } from "../testing/assert_error.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";

/** Calls that need no session: they open or close one. */
const OPEN = new Set([
  "POST login",
  "POST logout",
  "POST setup",
  "GET demo",
  "POST link/invitation",
  "POST link/join",
  "POST link/email",
  "POST link/forgotten",
  "POST link/reset",
]);

interface AdminRoute {
  method: string;
  path: string;
  open: boolean;
}

/** Every route below /api/admin that the app itself says it has. */
function adminRoutes({ app }: TestApp): AdminRoute[] {
  // A call has an entry for each of its handlers, `endpoint(…)` among them.
  const calls = new Map(app.routes.map((route) => [`${route.method} ${route.path}`, route]));
  const routes = [...calls.values()]
    .filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/admin/"))
    .map(({ method, path }) => ({
      method,
      path: path.replace(/:\w+/g, "some-id"),
      open: OPEN.has(`${method} ${path.slice("/api/admin/".length)}`),
    }));
  assert(routes.length >= 20, `${routes.length} routes`);
  assertEquals(routes.filter(({ open }) => open).length, OPEN.size);
  return routes;
}

async function assertAllRefused(test: TestApp, headers: Record<string, string>): Promise<void> {
  for (const { method, path, open } of adminRoutes(test)) {
    if (open) continue;
    const response = await test.request(path, { method, headers });
    assertEquals(response.headers.get("access-control-allow-origin"), null, path);
    await assertError(response, 401, "unauthorized");
  }
}

Deno.test("Every admin call is 401 without a session, or with a cookie that opens none", async () => {
  await using test = await testApp();
  const forged = `roost_session=${"0".repeat(64)}`;
  for (const cookie of ["", forged, "roost_session=", "roost_session=%00", "__Host-roost_session=x"]) {
    await assertAllRefused(test, cookie ? { cookie } : {});
  }
});

Deno.test("Every admin call is 401 after the logout", async () => {
  await using test = await testApp();
  const cookie = await test.login();
  await test.request("/api/admin/logout", { method: "POST", headers: { cookie } });
  await assertAllRefused(test, { cookie });
});

Deno.test("Every admin call is 401 after the session's end", async () => {
  await using test = await testApp();
  const cookie = await test.login();
  test.clock.now = new Date(test.clock.now.getTime() + 12 * 60 * 60 * 1_000);
  await assertAllRefused(test, { cookie });
});

Deno.test("Every admin call from another site's page is 403 before anything else, the login too", async () => {
  await using test = await testApp();
  const cookie = await test.login();
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "http://localhost:8000.evil.example" },
    { origin: "https://localhost:8000" },
    { origin: "http://localhost:8001" },
    { origin: "" },
    { "sec-fetch-site": "cross-site" },
  ];
  for (const headers of foreign) {
    for (const { method, path } of adminRoutes(test)) {
      const response = await test.request(path, { method, headers: { cookie, ...headers } });
      assertEquals(response.headers.get("set-cookie"), null);
      await assertError(response, 403, "forbidden");
    }
  }
  assertEquals((await test.request("/api/admin/session", { headers: { cookie } })).status, 200);
});

Deno.test("Our own pages may call, under the public address and where the server listens", async () => {
  await using test = await testApp({ origin: "https://roost.example" });
  const cookie = await test.login();
  for (const origin of ["https://roost.example", "http://localhost:8000", "http://127.0.0.1:8000"]) {
    const url = origin.startsWith("https") ? "http://roost.example/" : origin;
    const path = new URL("/api/admin/session", url).href;
    assertEquals((await test.request(path, { headers: { cookie, origin } })).status, 200, origin);
  }
});

Deno.test("A stranger's name that was pointed at this server is a foreign origin", async () => {
  await using test = await testApp();
  const cookie = await test.login();
  for (
    const host of ["evil.example:8000", "127.0.0.1.evil.example", "localhost.evil.example", "1.evil.example"]
  ) {
    const response = await test.request(`http://${host}/api/admin/session`, {
      headers: { cookie, origin: `http://${host}` },
    });
    await assertError(response, 403, "forbidden");
  }
});

Deno.test("A preflight to an admin call promises nothing", async () => {
  await using test = await testApp();
  for (const { path } of adminRoutes(test)) {
    const response = await test.request(path, {
      method: "OPTIONS",
      headers: { origin: "https://evil.example", "access-control-request-method": "PUT" },
    });
    assertEquals([...response.headers.keys()].filter((name) => name.startsWith("access-control")), []);
    await assertError(response, 403, "forbidden");
  }
});

Deno.test("What is below /api/admin and does not exist is nobody else's either", async () => {
  await using test = await testApp();
  await assertError(await test.request("/api/admin/nope"), 401, "unauthorized");
  const response = await test.admin("GET", "/api/admin/nope");
  assertEquals(response.headers.get("access-control-allow-origin"), null);
  await assertError(response, 404, "not_found");
  const wrong = await test.admin("PATCH", "/api/admin/products");
  assertEquals(wrong.headers.get("allow"), "GET, POST, HEAD, OPTIONS");
  await assertError(wrong, 405, "method_not_allowed");
});
