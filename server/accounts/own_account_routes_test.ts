import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { OwnAccountSchema, RecoveryCodesSchema, SecondFactorOfferSchema } from "../../contract/account.ts";
import { assertError } from "../testing/assert_error.ts";
import { OWNER, type TestApp, testApp } from "../testing/test_app.ts";
import { codeAt } from "./testing/code_at.ts";

const ACCOUNT = "/api/admin/account";
const PROOF = { password: OWNER.password };

async function switchOn(test: TestApp): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = SecondFactorOfferSchema.parse(
    await (await test.admin("POST", `${ACCOUNT}/second-factor`, PROOF)).json(),
  );
  const code = codeAt(secret, test.clock.now);
  const answer = await test.admin("PUT", `${ACCOUNT}/second-factor`, { code });
  return { secret, ...RecoveryCodesSchema.parse(await answer.json()) };
}

const logIn = (test: TestApp, code?: string) =>
  test.request("/api/admin/login", { json: { ...OWNER, ...(code && { code }) } });

Deno.test("With a second factor the password alone is not enough, and a code works once", async () => {
  await using test = await testApp();
  const { secret } = await switchOn(test);
  const without = await assertError(await logIn(test), 401, "unauthorized");
  assertEquals(without.issues?.[0]?.path, "code");

  test.clock.now = new Date(test.clock.now.getTime() + 60_000);
  const code = codeAt(secret, test.clock.now);
  assertEquals((await logIn(test, `${code.slice(0, 3)} ${code.slice(3)}`)).status, 200);
  await assertError(await logIn(test, code), 401, "unauthorized");
  await assertError(await logIn(test, "000000"), 401, "unauthorized");
});

Deno.test("A recovery code opens once, whatever its case, and the page says how many are left", async () => {
  await using test = await testApp();
  const { recoveryCodes } = await switchOn(test);
  assertEquals(new Set(recoveryCodes).size, 10);
  assertEquals((await logIn(test, recoveryCodes[0]!.toUpperCase())).status, 200);
  await assertError(await logIn(test, recoveryCodes[0]!), 401, "unauthorized");
  const account = OwnAccountSchema.parse(await (await test.admin("GET", ACCOUNT)).json());
  assertEquals([account.hasSecondFactor, account.recoveryCodesLeft], [true, 9]);
});

Deno.test("Codes are guessed five times a minute at most, by those who know the password", async () => {
  await using test = await testApp();
  await switchOn(test);
  for (let guess = 0; guess < 5; guess++) {
    await assertError(await logIn(test, `10000${guess}`), 401, "unauthorized");
  }
  await assertError(await logIn(test, "100009"), 429, "too_many_requests");
});

Deno.test("A second factor is not switched on by a wrong code, nor off by a wrong password", async () => {
  await using test = await testApp();
  await test.admin("POST", `${ACCOUNT}/second-factor`, PROOF);
  await assertError(await test.admin("PUT", `${ACCOUNT}/second-factor`, { code: "123" }), 422, "invalid");
  await switchOn(test);
  await assertError(
    await test.admin("DELETE", `${ACCOUNT}/second-factor`, { password: "a guess" }),
    422,
    "invalid",
  );
  const off = await test.admin("DELETE", `${ACCOUNT}/second-factor`, { password: OWNER.password });
  assertEquals(off.status, 204);
  assertEquals((await logIn(test)).status, 200);
});

Deno.test("Sessions are listed with where they are, and each can be ended", async () => {
  await using test = await testApp();
  await test.admin("GET", ACCOUNT);
  const other = await test.request("/api/admin/login", {
    json: OWNER,
    headers: { "user-agent": "A phone" },
  });
  const cookie = other.headers.get("set-cookie")!.split(";")[0]!;
  const { sessions } = OwnAccountSchema.parse(await (await test.admin("GET", ACCOUNT)).json());
  assertEquals(sessions.length, 2);
  const phone = sessions.find(({ agent }) => agent === "A phone")!;
  assertEquals([phone.isCurrent, sessions.filter(({ isCurrent }) => isCurrent).length], [false, 1]);

  assertEquals((await test.admin("DELETE", `${ACCOUNT}/sessions/${phone.id}`, PROOF)).status, 204);
  assertEquals((await test.request(ACCOUNT, { headers: { cookie } })).status, 401);
  await assertError(await test.admin("DELETE", `${ACCOUNT}/sessions/${phone.id}`, PROOF), 404, "not_found");
});

Deno.test("A new password needs the old one, and ends every other session", async () => {
  await using test = await testApp();
  await test.admin("GET", ACCOUNT);
  const other = await test.login();
  const change = (current: string, password: string) =>
    test.admin("PUT", `${ACCOUNT}/password`, { current, password });
  assertEquals(
    (await assertError(await change("a guess", "a new long password"), 422, "invalid")).issues?.[0]?.path,
    "current",
  );
  await assertError(await change(OWNER.password, "short"), 422, "invalid");
  assertEquals((await change(OWNER.password, "a new long password")).status, 204);
  assertEquals((await test.request(ACCOUNT, { headers: { cookie: other } })).status, 401);
  assertEquals((await test.admin("GET", ACCOUNT)).status, 200);
  await assertError(await logIn(test), 401, "unauthorized");
});

Deno.test("Accounts are made and removed by each other, never by themselves", async () => {
  await using test = await testApp();
  const make = (username: string) =>
    test.admin("POST", "/api/admin/accounts", {
      username,
      role: "owner",
      password: "a new long password",
      current: OWNER.password,
    });
  const made = await (await make("Ravi")).json();
  assert(!("passwordHash" in made));
  await assertError(await make("ravi"), 422, "invalid");
  const login = await test.request("/api/admin/login", {
    json: { username: "ravi", password: "a new long password" },
  });
  const cookie = login.headers.get("set-cookie")!.split(";")[0]!;
  assertEquals((await test.admin("DELETE", `/api/admin/accounts/${made.id}`, PROOF)).status, 204);
  assertEquals((await test.request(ACCOUNT, { headers: { cookie } })).status, 401);
  const { id } = await (await test.admin("GET", ACCOUNT)).json();
  await assertError(await test.admin("DELETE", `/api/admin/accounts/${id}`, PROOF), 409, "conflict");
});
