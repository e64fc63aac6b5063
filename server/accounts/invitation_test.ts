import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { assertMatch } from "deno-std/assert/match.js";
import { eventually } from "../../tests/eventually.ts";
import { type MailServer, mailServer } from "../outbox/testing/mail_server.ts";
import { assertError } from "../testing/assert_error.ts";
import { cookiesOf, OWNER, type TestApp, testApp } from "../testing/test_app.ts";

const EMAIL = "lakshmi@roost.example";
const PASSWORD = "an amber heron over the neem";
const INVITED = { email: EMAIL, role: "sales", current: OWNER.password };
const DAY_MS = 24 * 60 * 60_000;

const withMail = (mail: MailServer) =>
  testApp({ environment: { mail: { smtpUrl: mail.url, to: "sales@roost.example" } } });

/** The token of the link in the last mail. */
function tokenIn({ mails }: MailServer): string {
  const text = mails.at(-1)!.raw.replace(/=\r?\n/g, "").replace(/=3D/g, "=");
  return /#token=([0-9a-f]{64})/.exec(text)![1]!;
}

const link = (test: TestApp, name: string, json: object) =>
  test.request(`/api/admin/link/${name}`, { json, from: "203.0.113.7" });

Deno.test("Who is invited by mail makes an account with the link, once, in the role that was chosen", async () => {
  await using mail = await mailServer();
  await using test = await withMail(mail);
  await test.admin("PUT", "/api/admin/look", { colour: "#5B2A86", accent: null });
  const made = await test.admin("POST", "/api/admin/invitations", INVITED);
  assertEquals(made.status, 201);
  const { link: shown, problem, id } = await made.json();
  assertEquals([shown, problem, mail.mails[0]!.to], [null, null, [EMAIL]]);
  const token = tokenIn(mail);
  const words = mail.mails[0]!.raw.replace(/=\r?\n/g, "").replace(/=3D/g, "=");
  for (const part of ["background:#5b2a86", `">http://localhost:8000/admin/join#token=${token}</a>`]) {
    assertStringIncludes(words, part);
  }
  const stored = await Array.fromAsync(test.store.kv.list({ prefix: [] }), ({ key, value }) => [key, value]);
  assert(!JSON.stringify(stored).includes(token));

  assertEquals(await (await link(test, "invitation", { token })).json(), { email: EMAIL, role: "sales" });
  await assertError(
    await link(test, "join", { token, username: OWNER.username, password: PASSWORD }),
    422,
    "invalid",
  );
  const joined = await link(test, "join", { token, username: "lakshmi", password: PASSWORD });
  assertEquals((await joined.json()).role, "sales");
  const headers = { cookie: cookiesOf(joined) };
  assertEquals((await test.request("/api/admin/contact-submissions", { headers })).status, 200);
  await assertError(await test.request("/api/admin/sending", { headers }), 403, "forbidden");
  await assertError(
    await link(test, "join", { token, username: "other", password: PASSWORD }),
    403,
    "forbidden",
  );
  assertEquals(await (await test.admin("GET", "/api/admin/invitations")).json(), []);
  const [account] = (await (await test.admin("GET", "/api/admin/accounts")).json())
    .filter(({ username }: { username: string }) => username === "lakshmi");
  assertEquals([account.email, account.role], [EMAIL, "sales"]);
  const log = JSON.stringify(await (await test.admin("GET", "/api/admin/audit")).json());
  for (const said of [id, `${EMAIL}: sales`, "join"]) assert(log.includes(said), said);
  assert(!log.includes(token));
});

Deno.test("Of two who open an invitation at the same time, one gets an account", async () => {
  await using test = await testApp();
  const { link: shown } = await (await test.admin("POST", "/api/admin/invitations", INVITED)).json();
  const token = shown.split("#token=")[1];
  const answers = await Promise.all(
    ["first", "second"].map((username) => link(test, "join", { token, username, password: PASSWORD })),
  );
  assertEquals(answers.map(({ status }) => status).sort(), [200, 403]);
  assertEquals(await test.accounts.accounts.count(), 2);
});

Deno.test("An invitation ends after a week, when it is withdrawn, and when it is sent again", async () => {
  await using test = await testApp();
  const invite = async () =>
    await (await test.admin("POST", "/api/admin/invitations", INVITED)).json() as {
      id: string;
      link: string;
    };
  const { id, link: first } = await invite();
  assertMatch(first, /^http:\/\/localhost:8000\/admin\/join#token=[0-9a-f]{64}$/);
  await assertError(await test.admin("POST", "/api/admin/invitations", INVITED), 422, "invalid");
  const path = `/api/admin/invitations/${id}`;
  await assertError(await test.admin("POST", `${path}/resend`, { password: "no" }), 422, "invalid");
  const again = await (await test.admin("POST", `${path}/resend`, { password: OWNER.password })).json();
  const opens = async (link_: string) =>
    (await link(test, "invitation", { token: link_.split("=")[1] })).status;
  assertEquals([await opens(first), await opens(again.link)], [403, 200]);
  assertEquals((await test.admin("DELETE", path)).status, 204);
  assertEquals(await opens(again.link), 403);
  const late = await invite();
  test.clock.now = new Date(test.clock.now.getTime() + 7 * DAY_MS);
  assertEquals(await opens(late.link), 403);
});

Deno.test("Where the mail cannot be sent, the owner is told why and gets the link", async () => {
  const mail = { smtpUrl: "smtp://127.0.0.1:1", to: "sales@roost.example" };
  await using test = await testApp({ environment: { mail } });
  const { link, problem } = await (await test.admin("POST", "/api/admin/invitations", INVITED)).json();
  assertMatch(link, /#token=/);
  assertMatch(problem, /takes no connection/);
});

/** An owner with an address, and the mail of a forgotten password. */
async function forgotten(test: TestApp, mail: MailServer): Promise<string> {
  await test.login();
  await test.accounts.setEmail((await test.accounts.byName(OWNER.username))!.id, EMAIL);
  const before = mail.mails.length;
  assertEquals((await link(test, "forgotten", { who: EMAIL.toUpperCase() })).status, 204);
  await mail.received(before + 1);
  return tokenIn(mail);
}

Deno.test("Another password by a mailed link ends all sessions, and the link with them", async () => {
  await using mail = await mailServer();
  await using test = await withMail(mail);
  assertEquals((await test.admin("GET", "/api/admin/session")).status, 200);
  const token = await forgotten(test, mail);
  assertEquals(mail.mails[0]!.to, [EMAIL]);
  await assertError(await link(test, "reset", { token, password: "1234567890" }), 422, "invalid");
  assertEquals((await link(test, "reset", { token, password: PASSWORD })).status, 204);
  await assertError(await test.admin("GET", "/api/admin/session"), 401, "unauthorized");
  await assertError(await link(test, "reset", { token, password: `${PASSWORD} again` }), 403, "forbidden");
  const login = (password: string) =>
    test.request("/api/admin/login", { json: { username: OWNER.username, password } });
  await assertError(await login(OWNER.password), 401, "unauthorized");
  const headers = { cookie: cookiesOf(await login(PASSWORD)) };
  const log = JSON.stringify(await (await test.request("/api/admin/audit", { headers })).json());
  for (const said of ["password-forgotten", "password-reset"]) assert(log.includes(said), said);
  assert(!log.includes(token));
});

Deno.test("A link for another password ends after an hour, and when another one is asked for", async () => {
  await using mail = await mailServer();
  await using test = await withMail(mail);
  const first = await forgotten(test, mail);
  const second = await forgotten(test, mail);
  await assertError(await link(test, "reset", { token: first, password: PASSWORD }), 403, "forbidden");
  test.clock.now = new Date(test.clock.now.getTime() + 60 * 60_000);
  await assertError(await link(test, "reset", { token: second, password: PASSWORD }), 403, "forbidden");
});

Deno.test("Nobody learns whether there is an account, and nobody is flooded with mails", async () => {
  await using mail = await mailServer();
  await using test = await withMail(mail);
  await forgotten(test, mail);
  const answers = [];
  for (const who of ["nobody@roost.example", EMAIL, "nobody", OWNER.username, EMAIL]) {
    const response = await link(test, "forgotten", { who });
    answers.push([response.status, await response.text()]);
  }
  assertEquals(answers, answers.map(() => [204, ""]));
  await eventually(() => mail.mails.length, 3);
  const statuses = await Promise.all(
    Array.from({ length: 10 }, async () => (await link(test, "forgotten", { who: "nobody" })).status),
  );
  assert(statuses.includes(429), String(statuses));
});

Deno.test("The own email address takes the own password, and is nobody else's", async () => {
  await using test = await testApp();
  const put = (json: object) => test.admin("PUT", "/api/admin/account/email", json);
  await assertError(await put({ email: EMAIL, password: "not it" }), 422, "invalid");
  await test.accounts.create("lakshmi", PASSWORD);
  const lakshmi = (await test.accounts.byName("lakshmi"))!;
  await test.accounts.setEmail(lakshmi.id, EMAIL);
  await assertError(await put({ email: EMAIL, password: OWNER.password }), 422, "invalid");
  const saved = await put({ email: "me@roost.example", password: OWNER.password });
  assertEquals(await saved.json(), { isMailed: false });
  assertEquals((await (await test.admin("GET", "/api/admin/account")).json()).email, "me@roost.example");
  assertEquals((await put({ email: "", password: OWNER.password })).status, 200);
  assertEquals((await (await test.admin("GET", "/api/admin/account")).json()).email, null);
});

Deno.test("A new address counts when the link that was mailed there is opened, once, and the old one is told", async () => {
  await using mail = await mailServer();
  await using test = await withMail(mail);
  await test.login();
  const { id } = (await test.accounts.byName(OWNER.username))!;
  await test.accounts.setEmail(id, "old@roost.example");
  const own = async () => await (await test.admin("GET", "/api/admin/account")).json();
  const put = async (email: string) =>
    await (await test.admin("PUT", "/api/admin/account/email", { email, password: OWNER.password })).json();
  assertEquals(await put("first@roost.example"), { isMailed: true });
  const replaced = tokenIn(mail);
  assertEquals(await put(EMAIL), { isMailed: true });
  assertEquals(mail.mails.map(({ to }) => to), [["first@roost.example"], [EMAIL]]);
  const token = tokenIn(mail);
  const { email, waitingEmail } = await own();
  assertEquals([email, waitingEmail], ["old@roost.example", EMAIL]);

  await assertError(await link(test, "email", { token: replaced }), 403, "forbidden");
  const answers = await Promise.all([token, token].map((token) => link(test, "email", { token })));
  assertEquals(answers.map(({ status }) => status).sort(), [200, 403]);
  assertEquals([(await own()).email, (await own()).waitingEmail], [EMAIL, null]);
  await mail.received(3);
  assertEquals(mail.mails[2]!.to, ["old@roost.example"]);

  const log = JSON.stringify(await (await test.admin("GET", "/api/admin/audit")).json());
  assert(log.includes("old@roost.example → lakshmi@roost.example") && !log.includes(token), log);

  await put("late@roost.example");
  const late = tokenIn(mail);
  test.clock.now = new Date(test.clock.now.getTime() + DAY_MS);
  await assertError(await link(test, "email", { token: late }), 403, "forbidden");
});
