import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { SessionSchema } from "../../contract/session.ts";
import { assertError } from "../testing/assert_error.ts";
import { cookiesOf, OWNER, testApp } from "../testing/test_app.ts";
import type { PerMinute } from "../http/throttle.ts";
import { signInLimits } from "./sign_in_limits.ts";

const HOUR = 60 * 60 * 1_000;

Deno.test("A login opens a session whose cookie no script reads and no other site sends along", async () => {
  await using test = await testApp();
  await test.accounts.create(OWNER.username, OWNER.password);
  const response = await test.request("/api/admin/login", { json: { ...OWNER, username: " OWNER " } });
  assertEquals(response.headers.get("cache-control"), "no-store");
  const session = SessionSchema.parse(await response.json());
  assertEquals(session.username, OWNER.username);
  assert(
    /^roost_session=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax$/.test(response.headers.getSetCookie()[0]!),
  );
  const cookie = response.headers.get("set-cookie")!.split(";")[0]!;
  const read = await test.request("/api/admin/session", { headers: { cookie } });
  assertEquals(await read.json(), session);
});

Deno.test("Behind https the cookie is Secure and bound to the host", async () => {
  await using test = await testApp({ origin: "https://roost.example" });
  await test.accounts.create(OWNER.username, OWNER.password);
  const response = await test.request("/api/admin/login", { json: OWNER });
  const cookie = response.headers.getSetCookie()[0]!;
  assert(/^__Host-roost_session=[0-9a-f]{64}; Path=\/; HttpOnly; Secure; SameSite=Lax$/.test(cookie), cookie);
  const plain = cookie.split(";")[0]!.replace("__Host-", "");
  await assertError(
    await test.request("/api/admin/session", { headers: { cookie: plain } }),
    401,
    "unauthorized",
  );
});

Deno.test("A wrong name and a wrong password are refused with the same words", async () => {
  await using test = await testApp();
  await test.accounts.create(OWNER.username, OWNER.password);
  for (const wrong of [{ username: "nobody" }, { password: "wrong" }, { username: "__proto__" }]) {
    const response = await test.request("/api/admin/login", { json: { ...OWNER, ...wrong } });
    assertEquals(response.headers.get("set-cookie"), null);
    assertEquals((await assertError(response, 401, "unauthorized")).message, "Invalid username or password.");
  }
});

Deno.test("A name is found in each form that keyboards give its letters, and counted as one by the limit", async () => {
  await using test = await testApp();
  // The same letters as one sign each, and as two.
  const [name, typed] = ["गुड़िया".normalize("NFKC"), "गु\u095cिया"];
  assert(name !== typed);
  await test.accounts.create(name, OWNER.password);
  const json = { ...OWNER, username: typed };
  assertEquals((await test.request("/api/admin/login", { json })).status, 200);
  const taken = new Set<string>();
  const perMinute = (_: number, what: string) => ({
    take: (key: string) => void (what === "sign-in name" && taken.add(key)),
    forget() {},
  });
  const limits = signInLimits(perMinute as unknown as PerMinute);
  for (const username of [name, typed]) limits.take({ address: "192.0.2.1", username, device: null });
  assertEquals(taken.size, 1);
});

Deno.test("A login without name or password says what is missing", async () => {
  await using test = await testApp();
  const error = await assertError(await test.request("/api/admin/login", { json: {} }), 422, "invalid");
  assertEquals(error.issues, [
    { path: "username", code: "required", message: "Username is required" },
    { path: "password", code: "required", message: "Password is required" },
  ]);
});

Deno.test("The eleventh guess of a minute is 429 with Retry-After; the owner gets in from elsewhere", async () => {
  await using test = await testApp({ trustProxy: true });
  await test.accounts.create(OWNER.username, OWNER.password);
  const guess = (password: string, address: string) =>
    test.request("/api/admin/login", {
      json: { ...OWNER, password },
      headers: { "x-forwarded-for": address },
    });
  for (let count = 0; count < 10; count++) {
    await assertError(await guess("wrong", "203.0.113.7"), 401, "unauthorized");
  }
  const refused = await guess(OWNER.password, "203.0.113.7");
  assertEquals(refused.headers.get("retry-after"), "6");
  await assertError(refused, 429, "too_many_requests");
  assertEquals((await guess(OWNER.password, "203.0.113.8")).status, 200);
  test.clock.now = new Date(test.clock.now.getTime() + 6_000);
  assertEquals((await guess(OWNER.password, "203.0.113.7")).status, 200);
});

Deno.test("Only a trusted proxy says who asks, and of its list only the last", async () => {
  for (const trustProxy of [false, true]) {
    await using test = await testApp({ trustProxy });
    for (let count = 0; count <= 10; count++) {
      const forwarded = trustProxy ? `10.0.0.${count}, 203.0.113.7` : `10.0.0.${count}`;
      const response = await test.request("/api/admin/login", {
        json: OWNER,
        headers: { "x-forwarded-for": forwarded },
      });
      assertEquals(response.status, count < 10 ? 401 : 429, `${trustProxy} ${count}`);
    }
  }
});

Deno.test("A session ends at logout, twelve hours after its last use, and in any case after a week", async () => {
  await using test = await testApp();
  const status = async (cookie: string) =>
    (await test.request("/api/admin/session", { headers: { cookie } })).status;
  const pass = (ms: number) => test.clock.now = new Date(test.clock.now.getTime() + ms);

  const left = await test.login();
  const logout = await test.request("/api/admin/logout", { method: "POST", headers: { cookie: left } });
  assertEquals(logout.status, 204);
  assert(logout.headers.get("set-cookie")!.startsWith("roost_session=; Max-Age=0"));
  assertEquals(await status(left), 401);

  const idle = await test.login();
  pass(12 * HOUR - 1);
  assertEquals(await status(idle), 200);
  pass(12 * HOUR);
  assertEquals(await status(idle), 401);

  const busy = await test.login();
  for (let hours = 0; hours < 7 * 24 - 11; hours += 11) {
    assertEquals(await status(busy), 200);
    pass(11 * HOUR);
  }
  pass(11 * HOUR);
  assertEquals(await status(busy), 401);
});

Deno.test("A session that ends while it is being used is 401, not an error", async () => {
  await using test = await testApp();
  const headers = { cookie: await test.login() };
  test.clock.now = new Date(test.clock.now.getTime() + HOUR);
  const answers = await Promise.all([
    test.request("/api/admin/logout", { method: "POST", headers }),
    ...Array.from({ length: 5 }, () => test.request("/api/admin/session", { headers })),
  ]);
  for (const { status } of answers) assert([200, 204, 401].includes(status), String(status));
  assertEquals(test.logged, []);
});

Deno.test("The link of the first start makes one account, even when it is used twice at once", async () => {
  await using test = await testApp({ setupToken: "the-token" });
  const set = (token: string, username: string) =>
    test.request("/api/admin/setup", { json: { token, username, password: OWNER.password } });
  await assertError(await set("another", "first"), 403, "forbidden");
  const weak = await test.request("/api/admin/setup", {
    json: { token: "the-token", username: "first", password: "short" },
  });
  assertEquals((await assertError(weak, 422, "invalid")).issues?.[0]?.path, "password");
  const both = await Promise.all([set("the-token", "first"), set("the-token", "second")]);
  assertEquals(both.map(({ status }) => status).sort(), [200, 403]);
  await assertError(await set("the-token", "third"), 403, "forbidden");
  assertEquals(await test.accounts.accounts.count(), 1);
  const cookie = both.find(({ ok }) => ok)!.headers.get("set-cookie")!.split(";")[0]!;
  assertEquals((await test.request("/api/admin/session", { headers: { cookie } })).status, 200);
});

Deno.test("The link of the first start makes no account beside one from the command line", async () => {
  await using test = await testApp({ setupToken: "the-token" });
  await test.accounts.create(OWNER.username, OWNER.password);
  const json = { token: "the-token", username: "second", password: OWNER.password };
  await assertError(await test.request("/api/admin/setup", { json }), 403, "forbidden");
  assertEquals(await test.accounts.accounts.count(), 1);
});

Deno.test("Without a link from the start nobody makes an account", async () => {
  await using test = await testApp();
  for (const token of ["undefined", "null", "x"]) {
    const json = { token, username: "first", password: OWNER.password };
    await assertError(await test.request("/api/admin/setup", { json }), 403, "forbidden");
  }
});

Deno.test("Demo credentials are told only where there are some", async () => {
  await using bare = await testApp();
  await assertError(await bare.request("/api/admin/demo"), 404, "not_found");
  await using demo = await testApp({ demo: OWNER });
  assertEquals(await (await demo.request("/api/admin/demo")).json(), OWNER);
});

Deno.test("A stranger who guesses at a name from many addresses slows down strangers, not its owner", async () => {
  await using test = await testApp({ trustProxy: true });
  const from = (address: string) => ({ "x-forwarded-for": address });
  await test.login();
  const first = await test.request("/api/admin/login", { json: OWNER, headers: from("203.0.113.1") });
  const cookie = cookiesOf(first);

  // All at once: most of them find no place to wait, which counts as well.
  const guesses = await Promise.all(Array.from({ length: 61 }, (_, at) =>
    test.request("/api/admin/login", {
      json: { ...OWNER, password: "a guess" },
      headers: from(`198.51.100.${at}`),
    })));
  assert(guesses.some(({ status }) => status === 429));
  const attempt = (headers: HeadersInit) => test.request("/api/admin/login", { json: OWNER, headers });
  assertEquals((await attempt({ ...from("203.0.113.99"), cookie })).status, 200);
  assertEquals((await attempt(from("203.0.113.1"))).status, 429);
  const forged = cookie.replace(/(roost_device=\w+\.)\w+/, `$1${"0".repeat(64)}`);
  assertEquals((await attempt({ ...from("203.0.113.99"), cookie: forged })).status, 429);
});

Deno.test("In development a name that was pointed at this machine learns no password", async () => {
  await using test = await testApp({ demo: OWNER });
  for (
    const host of ["evil.example", "evil.example:8000", "localhost.evil.example", "127.0.0.1.evil.example"]
  ) {
    await assertError(await test.request(`http://${host}/api/admin/demo`), 403, "forbidden");
  }
  for (const host of ["localhost:8000", "127.0.0.1:8000", "[::1]:8000", "shop.localhost:8000"]) {
    assertEquals((await test.request(`http://${host}/api/admin/demo`)).status, 200, host);
  }
});

Deno.test("The link of the first start is taken for an hour", async () => {
  await using test = await testApp({ setupToken: "the-token" });
  const set = () => test.request("/api/admin/setup", { json: { token: "the-token", ...OWNER } });
  test.clock.now = new Date(test.clock.now.getTime() + HOUR);
  await assertError(await set(), 403, "forbidden");
  test.clock.now = new Date(test.clock.now.getTime() - 1);
  assertEquals((await set()).status, 200);
});
