import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { areaOf, AREAS, may, type Role, ROLES } from "../../contract/role.ts";
import { callsOf } from "../openapi/openapi_document.ts";
import { assertError } from "../testing/assert_error.ts";
import { HOME_MESSAGE } from "../testing/fixtures.ts";
import { OWNER, type TestApp, testApp } from "../testing/test_app.ts";
import { sessionStore } from "./session_store.ts";

const PASSWORD = "an amber heron over the neem";
/** Calls that need no session: they open or close one. */
const OPEN = /\/(login|logout|setup|demo|link\/\w+)$/;

/** Every call of the panel, as `/openapi.json` lists it. */
const adminCalls = ({ app }: TestApp) =>
  callsOf(app.routes).filter(({ path }) => path.startsWith("/api/admin/") && !OPEN.test(path));

/** Calls of a new user in this role. */
async function userOf(test: TestApp, role: Role) {
  const account = await test.accounts.create(`a ${role}`, PASSWORD, { role });
  const { token } = await sessionStore(test.store, test.accounts, () => test.clock.now).open(account);
  const headers = { cookie: `roost_session=${token}` };
  return {
    id: account.id,
    call: (method: string, path: string, json?: unknown) => test.request(path, { method, json, headers }),
  };
}

Deno.test("Each call of the panel belongs to an area, and each area's paths are calls", async () => {
  await using test = await testApp();
  const paths = adminCalls(test).map(({ path }) => path);
  assertEquals(paths.filter((path) => !areaOf(path)), [], "say in contract/role.ts whose they are");
  const firsts = new Set(paths.map((path) => path.split("/")[3]!));
  assertEquals(Object.values(AREAS).flat().filter((first) => !firsts.has(first)), []);
});

for (const role of ROLES) {
  Deno.test(`A call is 403 for the role "${role}" exactly where the table says so`, async () => {
    await using test = await testApp();
    const { call } = await userOf(test, role);
    for (const { method, path: pattern } of adminCalls(test)) {
      const path = pattern.replace(/\{\w+\}/g, "some-id");
      const response = await call(method, path);
      if (may(role, method, path)) {
        assert(response.status !== 403, `${method} ${path}: ${response.status}`);
        await response.body?.cancel();
      } else await assertError(response, 403, "forbidden");
    }
  });
}

Deno.test("An editor has the content, sales the customers, and a viewer changes nothing but the own account", async () => {
  await using test = await testApp();
  const calls = adminCalls(test);
  const firsts = (role: Role, isAsked: (method: string) => boolean) =>
    [
      ...new Set(
        calls.filter(({ method, path }) => isAsked(method) && may(role, method, path))
          .map(({ path }) => path.split("/")[3]!),
      ),
    ].sort();
  const content = [
    "authors",
    "batch-documents",
    "blog",
    "brands",
    "catalogue-order",
    "conditions",
    "glossary",
    "media",
    "pages",
    "product-categories",
    "products",
    "testimonials",
    "upload",
  ];
  const changes = (role: Role) => firsts(role, (method) => method !== "GET");
  assertEquals(changes("editor"), ["account", "assistant", ...content].sort());
  assertEquals(changes("sales"), [
    "account",
    "assistant",
    "chat-users",
    "contact-submissions",
    "staff-answers",
    "unanswered",
  ]);
  // What a viewer sends shows something and stores nothing.
  assertEquals(changes("viewer"), [
    "account",
    "assistant",
    "blog",
    "company",
    "frame",
    "look",
    "pages",
    "products",
  ]);
  const unread = firsts("owner", (method) => method === "GET").filter((first) =>
    !firsts("viewer", (method) => method === "GET").includes(first)
  );
  assertEquals(unread, ["accounts", "audit", "backups", "invitations", "sending"]);
  assertEquals(may("viewer", "GET", "/api/admin/contact-submissions/export.csv"), false);
});

Deno.test("What is in no area is for owners alone, whatever is written before or after it", () => {
  for (const path of ["/api/admin/nope", "/api/admin//products", "/api/admin/", "/api/other/products"]) {
    for (const role of ROLES) assertEquals(may(role, "GET", path), role === "owner", `${role} ${path}`);
  }
  assertEquals(may("viewer", "POST", "/api/admin/products/preview/more"), false);
  assertEquals(may("viewer", "POST", "/api/admin/products"), false);
});

Deno.test("An account of before there were roles is an owner's", async () => {
  await using test = await testApp();
  const session = await (await test.admin("GET", "/api/admin/session")).json();
  assertEquals([session.username, session.role], [OWNER.username, "owner"]);
  assertEquals((await test.accounts.byName(OWNER.username))?.value.role, undefined);
});

Deno.test("A new role ends the sessions of the old one, and the log says who changed whose", async () => {
  await using test = await testApp();
  const sales = await userOf(test, "sales");
  const body = { role: "editor", password: OWNER.password };
  assertEquals((await test.admin("PUT", `/api/admin/accounts/${sales.id}/role`, body)).status, 204);
  await assertError(await sales.call("GET", "/api/admin/session"), 401, "unauthorized");
  const accounts = await (await test.admin("GET", "/api/admin/accounts")).json();
  assertEquals(accounts.find(({ id }: { id: string }) => id === sales.id).role, "editor");
  const [entry] = await (await test.admin("GET", "/api/admin/audit?resource=accounts")).json();
  assertEquals([entry.username, entry.action, entry.name, entry.documentId], [
    OWNER.username,
    "change-role",
    "a sales: sales → editor",
    sales.id,
  ]);
});

Deno.test("An owner remains, whoever lowers or removes whom at the same time", async () => {
  await using test = await testApp();
  const { accounts } = test;
  const first = await accounts.create("Asha", PASSWORD);
  const second = await accounts.create("Ravi", PASSWORD);
  await accounts.create("Meena", PASSWORD, { role: "editor" });
  const settled = await Promise.allSettled([
    accounts.setRole(first.id, "viewer"),
    accounts.remove(second.id),
  ]);
  assertEquals(settled.filter(({ status }) => status === "fulfilled").length, 1);
  const left = (await Array.fromAsync(accounts.accounts.all())).filter(({ value }) => value.role === "owner");
  assertEquals(left.length, 1);
  for (const act of [() => accounts.setRole(left[0]!.id, "sales"), () => accounts.remove(left[0]!.id)]) {
    const refused = await act().then(() => null, (error) => error);
    assertEquals(refused?.code, "conflict");
  }
});

Deno.test("Nobody changes the own role, and only an owner anybody's", async () => {
  await using test = await testApp();
  const body = { role: "owner", password: PASSWORD };
  for (const role of ["editor", "sales", "viewer"] as const) {
    const { id, call } = await userOf(test, role);
    await assertError(await call("PUT", `/api/admin/accounts/${id}/role`, body), 403, "forbidden");
  }
  const own = await userOf(test, "owner");
  const lower = { role: "viewer", password: PASSWORD };
  await assertError(await own.call("PUT", `/api/admin/accounts/${own.id}/role`, lower), 409, "conflict");
  const unknown = { role: "king", password: PASSWORD };
  await assertError(await own.call("PUT", `/api/admin/accounts/${own.id}/role`, unknown), 422, "invalid");
});

Deno.test("The dashboard names customers to those alone who may read of them", async () => {
  await using test = await testApp();
  assertEquals((await test.request("/api/contact", { json: HOME_MESSAGE })).ok, true);
  const shown = async (role: Role) => {
    const { call } = await userOf(test, role);
    const { recentInquiries, inquiries } = await (await call("GET", "/api/admin/dashboard")).json();
    return [recentInquiries.length, inquiries];
  };
  assertEquals(await shown("sales"), [1, 1]);
  assertEquals(await shown("editor"), [0, 1]);
});
