import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { SecondFactorOfferSchema } from "../../contract/account.ts";
import { SessionSchema } from "../../contract/session.ts";
import { assertError } from "../testing/assert_error.ts";
import { cookiesOf, OWNER, type TestApp, testApp } from "../testing/test_app.ts";
import { codeAt } from "./testing/code_at.ts";

const ACCOUNT = "/api/admin/account";
const FIRST = "an amber heron over the neem";
const NEW = "a barley field by the canal";
const DAY = 24 * 60 * 60 * 1_000;

/** Calls of one signed-in user. */
async function signedIn(test: TestApp, username: string, password: string) {
  const response = await test.request("/api/admin/login", { json: { username, password } });
  assertEquals(response.status, 200);
  const headers = { cookie: cookiesOf(response) };
  const session = SessionSchema.parse(await response.json());
  return {
    session,
    call: (method: string, path: string, json?: unknown) => test.request(path, { method, json, headers }),
  };
}

async function makeHelper(test: TestApp): Promise<void> {
  const body = { username: "helper", role: "owner", password: FIRST, current: OWNER.password };
  assertEquals((await test.admin("POST", "/api/admin/accounts", body)).status, 201);
}

Deno.test("Passwords that many people use, or that name the user or the company, are refused", async () => {
  await using test = await testApp();
  const { name } = await test.stores.company.get();
  const common = [
    "1234567890",
    "password123",
    "qwertyuiop",
    "Iloveyou1234",
    "aaaaaaaaaaaa",
    "Welcome@2024",
    "helperhelper",
    `${name.split(" ")[0]} 2026`.padEnd(10, "!"),
  ];
  for (const password of common) {
    const body = { username: "helper", role: "editor", password, current: OWNER.password };
    const refused = await assertError(await test.admin("POST", "/api/admin/accounts", body), 422, "invalid");
    assertEquals(
      refused.issues?.map(({ path, code }) => [path, code]),
      [["password", "guessable"]],
      password,
    );
    const change = { current: OWNER.password, password };
    await assertError(await test.admin("PUT", `${ACCOUNT}/password`, change), 422, "invalid");
  }
  const named = { username: "helper", role: "editor", password: "helper2026!!", current: OWNER.password };
  await assertError(await test.admin("POST", "/api/admin/accounts", named), 422, "invalid");
  assertEquals(await test.accounts.accounts.count(), 1);
});

Deno.test("A new user's name is of letters that read as what they are", async () => {
  await using test = await testApp();
  const add = (username: string) =>
    test.admin("POST", "/api/admin/accounts", {
      username,
      role: "editor",
      password: "lantern orchard 58 mango",
      current: OWNER.password,
    });
  for (const username of ["\u0430dmin", "bob\u200b", "own\u0000er", "\u202enimda", "a\nb", "<img src=x>"]) {
    const { issues } = await assertError(await add(username), 422, "invalid");
    assertEquals(issues?.map(({ path, code }) => [path, code]), [["username", "invalid_format"]], username);
  }
  for (const username of ["Sunita R.", "सुनीता", "సునీత", "dealer_2@roost"]) {
    assertEquals((await add(username)).status, 201, username);
  }
});

Deno.test("The first account is refused such a password too, and its link can be used again", async () => {
  await using test = await testApp({ setupToken: "the-token" });
  const set = (password: string) =>
    test.request("/api/admin/setup", { json: { token: "the-token", username: "owner", password } });
  assertEquals((await assertError(await set("password123"), 422, "invalid")).issues?.[0]?.code, "guessable");
  assertEquals((await set(OWNER.password)).status, 200);
});

Deno.test("A password that somebody else made opens nothing but the form for another one", async () => {
  await using test = await testApp();
  await makeHelper(test);
  const helper = await signedIn(test, "helper", FIRST);
  assertEquals(helper.session.needs, "password");
  for (const path of ["/api/admin/contact-submissions", "/api/admin/products", "/api/admin/accounts"]) {
    await assertError(await helper.call("GET", path), 403, "forbidden");
  }
  const change = (password: string) =>
    helper.call("PUT", `${ACCOUNT}/password`, { current: FIRST, password });
  assertEquals((await assertError(await change(FIRST), 422, "invalid")).issues?.[0]?.code, "unchanged");
  assertEquals((await change(NEW)).status, 204);
  assertEquals((await helper.call("GET", "/api/admin/products")).status, 200);
  assertEquals((await signedIn(test, "helper", NEW)).session.needs, undefined);
});

Deno.test("A password that somebody else made ends after a week", async () => {
  await using test = await testApp();
  await makeHelper(test);
  test.clock.now = new Date(test.clock.now.getTime() + 7 * DAY);
  const late = await test.request("/api/admin/login", { json: { username: "helper", password: FIRST } });
  const refused = await assertError(late, 401, "unauthorized");
  assert(refused.message.includes("expired"));
  const wrong = await test.request("/api/admin/login", { json: { username: "helper", password: "wrong" } });
  assertEquals((await assertError(wrong, 401, "unauthorized")).message, "Invalid username or password.");
});

Deno.test("Where a second factor is required, nothing else is open before it is on, nor can it be switched off", async () => {
  await using test = await testApp({ requiresSecondFactor: true });
  await test.accounts.create("helper", FIRST);
  const helper = await signedIn(test, "helper", FIRST);
  assertEquals(helper.session.needs, "second_factor");
  await assertError(await helper.call("GET", "/api/admin/products"), 403, "forbidden");
  const factor = `${ACCOUNT}/second-factor`;
  const offer = SecondFactorOfferSchema.parse(
    await (await helper.call("POST", factor, { password: FIRST })).json(),
  );
  assertEquals(
    (await helper.call("PUT", factor, { code: codeAt(offer.secret, test.clock.now) })).status,
    200,
  );
  assertEquals((await helper.call("GET", "/api/admin/products")).status, 200);
  await assertError(await helper.call("DELETE", factor, { password: FIRST }), 409, "conflict");
});
