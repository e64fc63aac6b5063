import { assertEquals } from "deno-std/assert/equals.js";
import { SecondFactorOfferSchema } from "../../contract/account.ts";
import { assertError } from "../testing/assert_error.ts";
import { OWNER, type TestApp, testApp } from "../testing/test_app.ts";
import { codeAt } from "./testing/code_at.ts";

const ACCOUNT = "/api/admin/account";
const FACTOR = `${ACCOUNT}/second-factor`;
const PROOF = { password: OWNER.password };
const NEW = "an amber heron over the neem";

const sessionStatus = async (test: TestApp, cookie: string) =>
  (await test.request("/api/admin/session", { headers: { cookie } })).status;

async function switchOn(test: TestApp): Promise<void> {
  const offer = SecondFactorOfferSchema.parse(await (await test.admin("POST", FACTOR, PROOF)).json());
  const on = await test.admin("PUT", FACTOR, { code: codeAt(offer.secret, test.clock.now) });
  assertEquals(on.status, 200);
}

Deno.test("An open screen is not enough to set up a second factor: the password is asked for first", async () => {
  await using test = await testApp();
  await assertError(await test.admin("POST", FACTOR, { password: "a guess" }), 422, "invalid");
  await assertError(await test.admin("POST", FACTOR, {}), 422, "invalid");
  await assertError(await test.admin("PUT", FACTOR, { code: "123456" }), 409, "conflict");
});

Deno.test("A stolen cookie cannot use the secret that another session was shown", async () => {
  await using test = await testApp();
  const offer = SecondFactorOfferSchema.parse(await (await test.admin("POST", FACTOR, PROOF)).json());
  const stolen = await test.login();
  const put = await test.request(FACTOR, {
    method: "PUT",
    json: { code: codeAt(offer.secret, test.clock.now) },
    headers: { cookie: stolen },
  });
  await assertError(put, 409, "conflict");
});

Deno.test("A second factor that is on cannot be replaced, only switched off by who knows the password", async () => {
  await using test = await testApp();
  await switchOn(test);
  await assertError(await test.admin("POST", FACTOR, PROOF), 409, "conflict");
  await assertError(await test.admin("PUT", FACTOR, { code: "123456" }), 409, "conflict");
  await assertError(await test.admin("DELETE", FACTOR, { password: "a guess" }), 422, "invalid");
});

Deno.test("Switching a second factor on or off ends all other sessions", async () => {
  await using test = await testApp();
  const before = await test.login();
  await switchOn(test);
  assertEquals(await sessionStatus(test, before), 401);
  assertEquals((await test.admin("GET", ACCOUNT)).status, 200);
  assertEquals((await test.admin("DELETE", FACTOR, PROOF)).status, 204);
  const after = await test.login();
  await switchOn(test);
  assertEquals(await sessionStatus(test, after), 401);
});

Deno.test("Accounts are made, removed and signed out by who gives the own password", async () => {
  await using test = await testApp();
  const helper = await test.accounts.create("helper", NEW);
  const path = `/api/admin/accounts/${helper.id}`;
  for (const password of [undefined, "", "a guess", NEW]) {
    const body = { username: "ravi", role: "editor", password: NEW, current: password };
    await assertError(await test.admin("POST", "/api/admin/accounts", body), 422, "invalid");
    await assertError(await test.admin("DELETE", path, { password }), 422, "invalid");
    await assertError(await test.admin("PUT", `${path}/role`, { role: "viewer", password }), 422, "invalid");
    test.clock.now = new Date(test.clock.now.getTime() + 60_000);
    await assertError(await test.admin("POST", `${path}/end-sessions`, { password }), 422, "invalid");
    await assertError(await test.admin("DELETE", `${ACCOUNT}/sessions/x`, { password }), 422, "invalid");
  }
  assertEquals(await test.accounts.accounts.count(), 2);
});

Deno.test("An admin signs another account out everywhere, without removing it", async () => {
  await using test = await testApp();
  const helper = await test.accounts.create("helper", NEW);
  const login = () => test.request("/api/admin/login", { json: { username: "helper", password: NEW } });
  const cookie = (await login()).headers.get("set-cookie")!.split(";")[0]!;
  assertEquals(await sessionStatus(test, cookie), 200);
  const end = await test.admin("POST", `/api/admin/accounts/${helper.id}/end-sessions`, PROOF);
  assertEquals(end.status, 204);
  assertEquals(await sessionStatus(test, cookie), 401);
  assertEquals((await login()).status, 200);
});

Deno.test("Passwords are guessed five times a minute at an open screen", async () => {
  await using test = await testApp();
  for (let guess = 0; guess < 5; guess++) {
    await assertError(await test.admin("POST", FACTOR, { password: `guess ${guess}` }), 422, "invalid");
  }
  await assertError(await test.admin("POST", FACTOR, PROOF), 429, "too_many_requests");
});
