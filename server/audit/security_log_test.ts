import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import type { AuditEntry } from "../../contract/audit.ts";
import { cookiesOf, OWNER, type TestApp, testApp } from "../testing/test_app.ts";

const FROM = { "x-forwarded-for": "203.0.113.7" };

const eventsOf = ({ events }: TestApp) => events.map((line) => JSON.parse(line));

async function auditOf(test: TestApp, query = ""): Promise<AuditEntry[]> {
  return await (await test.admin("GET", `/api/admin/audit${query}`)).json();
}

Deno.test("Sign-ins, refusals and sign-outs are written down with name and address, without a secret", async () => {
  await using test = await testApp({ trustProxy: true });
  await test.login();
  test.events.length = 0;
  const attempt = (fields: object) =>
    test.request("/api/admin/login", { json: { ...OWNER, ...fields }, headers: FROM });
  await attempt({ username: "nobody" });
  await attempt({ password: "a wrong password" });
  const cookie = cookiesOf(await attempt({}));
  await test.request("/api/admin/logout", { method: "POST", headers: { cookie, ...FROM } });

  const expected = [
    ["sign-in-refused", "nobody"],
    ["sign-in-refused", "owner"],
    ["sign-in", "owner"],
    ["sign-out", "owner"],
  ];
  assertEquals(eventsOf(test).map(({ event, username }) => [event, username]), expected);
  assertEquals(new Set(eventsOf(test).map(({ address }) => address)), new Set(["203.0.113.7"]));
  const entries = (await auditOf(test)).slice(0, 4).reverse();
  assertEquals(entries.map(({ action, username }) => [action, username]), expected);
  assertEquals(entries[0]?.address, "203.0.113.7");
  assertEquals((await auditOf(test, "?resource=refusals")).length, 2);
  for (
    const secret of [
      OWNER.password,
      "a wrong password",
      ...cookie.split(/[=;.]/).filter((one) => one.length > 40),
    ]
  ) {
    assert(!test.events.join().includes(secret));
  }
});

Deno.test("A name with control characters is one line of plain JSON", async () => {
  await using test = await testApp();
  const username = 'a\u001b[31m\u009b2J\r\n{"event":"sign-in"}\u202e\u2028\u{e0001}\ud800';
  await test.request("/api/admin/login", { json: { username, password: "x" } });
  assertEquals(test.events.length, 1);
  // deno-lint-ignore no-control-regex -- they are what must not be there
  assert(!/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff]|\p{Cf}/u.test(test.events[0]!));
  assertEquals(eventsOf(test)[0].event, "sign-in-refused");
});

Deno.test("What leaves the panel as a file or as somebody's data is written down", async () => {
  await using test = await testApp();
  for (const path of ["/api/admin/contact-submissions/export.csv", "/api/admin/products/export?format=csv"]) {
    assertEquals((await test.admin("GET", path)).status, 200, path);
  }
  await test.admin("POST", "/api/admin/personal-data/export", { who: "asha@example.com" });
  const expected = [
    ["export", "contact-submissions"],
    ["export", "products"],
    ["look-up", "personal-data"],
  ];
  assertEquals((await auditOf(test)).reverse().map(({ action, resource }) => [action, resource]), expected);
  assertEquals(eventsOf(test).map(({ event, resource }) => [event, resource]), expected);
});

Deno.test("Changes of accounts and factors stand on standard output too; a product's change does not", async () => {
  await using test = await testApp();
  const current = OWNER.password;
  const helper = { username: "helper", role: "viewer", password: "an amber heron over the neem", current };
  const { id } = await (await test.admin("POST", "/api/admin/accounts", helper)).json();
  await test.admin("PUT", `/api/admin/accounts/${id}/role`, { role: "sales", password: current });
  await test.admin("POST", `/api/admin/accounts/${id}/end-sessions`, { password: current });
  await test.admin("DELETE", `/api/admin/accounts/${id}`, { password: current });
  await test.admin("DELETE", `/api/admin/accounts/${id}`, { password: "a guess" });
  await test.admin("POST", "/api/admin/glossary", { term: "x" });
  await test.category();
  assertEquals(eventsOf(test).map(({ event, name }) => [event, name]), [
    ["create", "helper"],
    ["change-role", "helper: viewer → sales"],
    ["end-sessions", "helper"],
    ["delete", "helper"],
    ["proof-refused", null],
  ]);
  assert(!test.events.join().includes(current));
});

Deno.test("Refused admin calls are written down; a flood of them fills lines, not the store", async () => {
  await using test = await testApp();
  const foreign = () => test.request("/api/admin/session", { headers: { origin: "https://evil.example" } });
  for (let count = 0; count < 150; count++) assertEquals((await foreign()).status, 403);
  assertEquals(test.events.length, 150);
  assertEquals(eventsOf(test)[0].event, "forbidden");
  assertEquals(eventsOf(test)[0].name, "GET /api/admin/session");
  assertEquals(await test.stores.audit.count({ index: ["resource", "refusals"] }), 100);
});

Deno.test("A sign-in beyond the limit is written down with the name that it was for", async () => {
  await using test = await testApp();
  let status = 0;
  while (status !== 429) {
    const json = { username: "owner", password: "x" };
    ({ status } = await test.request("/api/admin/login", { json }));
  }
  const { event, username, name } = eventsOf(test).at(-1);
  assertEquals([event, username, name], ["too-many-requests", "owner", "POST /api/admin/login"]);
});

Deno.test("The oldest refusals make room for new ones, and for nothing else", async () => {
  await using test = await testApp();
  const record = {
    at: "2026-03-01T08:00:00.000Z",
    username: "x",
    action: "forbidden",
    documentId: null,
    name: null,
  };
  await test.stores.audit.create({ ...record, resource: "products", action: "create" });
  for (let batch = 0; batch < 50; batch++) {
    await Promise.all(
      Array.from({ length: 100 }, () => test.stores.audit.create({ ...record, resource: "refusals" })),
    );
  }
  await test.request("/api/admin/session", { headers: { origin: "https://evil.example" } });
  const count = await test.stores.audit.count({ index: ["resource", "refusals"] });
  assert(count <= 5_000, String(count));
  assertEquals(await test.stores.audit.count({ index: ["resource", "products"] }), 1);
  assertEquals((await auditOf(test, "?resource=refusals&limit=1"))[0]?.name, "GET /api/admin/session");
});
