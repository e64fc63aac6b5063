import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { RecoveryCodesSchema, SecondFactorOfferSchema } from "../../contract/account.ts";
import { SessionSchema } from "../../contract/session.ts";
import { assertError } from "../testing/assert_error.ts";
import { OWNER, type TestApp, testApp } from "../testing/test_app.ts";
import { mailTexts } from "../outbox/mail_texts.ts";
import { codeAt } from "./testing/code_at.ts";

const FACTOR = "/api/admin/account/second-factor";
const KEY = "a key of the environment, 32 letters";
const MINUTE = 60_000;

async function switchOn(test: TestApp): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = SecondFactorOfferSchema.parse(
    await (await test.admin("POST", FACTOR, { password: OWNER.password })).json(),
  );
  const answer = await test.admin("PUT", FACTOR, { code: codeAt(secret, test.clock.now) });
  pass(test, MINUTE);
  return { secret, ...RecoveryCodesSchema.parse(await answer.json()) };
}

const pass = (test: TestApp, ms: number) => test.clock.now = new Date(test.clock.now.getTime() + ms);
const logIn = (test: TestApp, code: string) => test.request("/api/admin/login", { json: { ...OWNER, code } });
const storedFactor = async (test: TestApp) =>
  (await test.accounts.byName(OWNER.username))!.value.secondFactor!;

/** Types wrong codes until one is followed by a wait. Returns the seconds of the wait. */
async function guessUntilBlocked(test: TestApp): Promise<number> {
  for (;;) {
    const response = await logIn(test, "000000");
    if (response.status === 429) {
      const wait = Number(response.headers.get("retry-after"));
      if (wait > 60) return wait;
    }
    pass(test, MINUTE);
  }
}

Deno.test("Ten wrong codes in a row are followed by a wait, which doubles with each further one", async () => {
  await using test = await testApp();
  const { secret } = await switchOn(test);
  assertEquals(await guessUntilBlocked(test), 15 * 60);
  // The right code has to wait too, or the wait would tell which code is right.
  assertEquals((await logIn(test, codeAt(secret, test.clock.now))).status, 429);
  pass(test, 15 * MINUTE);
  assertEquals(await guessUntilBlocked(test), 30 * 60);
  pass(test, 30 * MINUTE);
  assertEquals((await logIn(test, codeAt(secret, test.clock.now))).status, 200);
  assertEquals((await storedFactor(test)).wrongCodes, undefined);
});

Deno.test("The wait does not keep out an owner who has a recovery code", async () => {
  await using test = await testApp();
  const { recoveryCodes } = await switchOn(test);
  await guessUntilBlocked(test);
  await assertError(await logIn(test, "abcd-efgh-jkmn"), 429, "too_many_requests");
  pass(test, MINUTE);
  assertEquals((await logIn(test, recoveryCodes[0]!)).status, 200);
});

Deno.test("Who guesses at codes does not use up the owner's attempts", async () => {
  await using test = await testApp({ trustProxy: true });
  const { recoveryCodes } = await switchOn(test);
  const from = (address: string, code: string) =>
    test.request("/api/admin/login", { json: { ...OWNER, code }, headers: { "x-forwarded-for": address } });
  let status = 0;
  while (status !== 429) ({ status } = await from("198.51.100.1", "000000"));
  assertEquals((await from("203.0.113.1", recoveryCodes[0]!)).status, 200);
});

Deno.test("The owner hears of guessed codes by mail and in the panel, until the password is changed", async () => {
  const alerts: { subject: string; text: string }[] = [];
  await using test = await testApp({ tell: (_notice, { say }) => alerts.push(say(mailTexts.en, "Roost")) });
  await switchOn(test);
  await guessUntilBlocked(test);
  assertEquals(alerts.length, 1);
  assert(alerts[0]!.text.includes(OWNER.username));
  assert(!alerts[0]!.text.includes(OWNER.password));
  const session = async () =>
    SessionSchema.parse(await (await test.admin("GET", "/api/admin/session")).json());
  assert((await session()).codesGuessedAt);
  await test.admin("PUT", "/api/admin/account/password", {
    current: OWNER.password,
    password: "an amber heron over the neem",
  });
  assertEquals((await session()).codesGuessedAt, undefined);
});

Deno.test("The code of this half minute and of the one before is taken, the one to come is not", async () => {
  await using test = await testApp();
  const { secret } = await switchOn(test);
  const at = (seconds: number) => codeAt(secret, new Date(test.clock.now.getTime() + seconds * 1_000));
  await assertError(await logIn(test, at(30)), 401, "unauthorized");
  await assertError(await logIn(test, at(-60)), 401, "unauthorized");
  assertEquals((await logIn(test, at(-30))).status, 200);
  assertEquals((await logIn(test, at(0))).status, 200);
});

Deno.test("A stolen store shows neither recovery codes that can be tried fast nor, with a key, the secret", async () => {
  await using test = await testApp({ secretsKeys: [KEY] });
  const { secret, recoveryCodes } = await switchOn(test);
  const factor = await storedFactor(test);
  assert(!JSON.stringify(factor).includes(secret));
  assert(factor.recoverySalt);
  for (const hash of factor.recoveryCodes) assertEquals(hash.length, 64);
  assertEquals((await logIn(test, codeAt(secret, test.clock.now))).status, 200);
  assertEquals((await logIn(test, recoveryCodes[3]!)).status, 200);
});

Deno.test("A secret from before there was a key is encrypted at the next sign-in; old recovery codes still work", async () => {
  await using test = await testApp({ secretsKeys: [KEY] });
  const { secret } = await switchOn(test);
  const { id } = (await test.accounts.byName(OWNER.username))!;
  // SHA-256 of "abcdefghjkmn", as it was stored before there was a salt.
  const old = "ff25e0a8f930ea31f7d2fdefc87340e34d7f6849d0781d0cd87701a5301722c0";
  await test.accounts.accounts.update(id, (account) => ({
    ...account,
    secondFactor: { secret, lastStep: 0, recoveryCodes: [old] },
  }));
  assertEquals((await logIn(test, codeAt(secret, test.clock.now))).status, 200);
  assert(!JSON.stringify(await storedFactor(test)).includes(secret));
  assertEquals((await logIn(test, "ABCD-efgh-jkmn")).status, 200);
});

Deno.test("A server that lost its key says so in its log, and lets nobody in without a code", async () => {
  await using test = await testApp({ secretsKeys: [KEY] });
  const { secret } = await switchOn(test);
  const { id, value } = (await test.accounts.byName(OWNER.username))!;
  await using other = await testApp();
  await other.accounts.accounts.create(value, { id });
  await assertError(await logIn(other, codeAt(secret, test.clock.now)), 500, "internal");
  assert(other.logged[0]!.includes("SECRETS_KEY is not set"));
});
