import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { createWorker } from "../outbox/create_worker.ts";
import { type MailServer, mailServer } from "../outbox/testing/mail_server.ts";
import { assertError } from "../testing/assert_error.ts";
import { CONTACT_MESSAGE } from "../testing/fixtures.ts";
import { OWNER, type TestApp, testApp } from "../testing/test_app.ts";

const PATH = "/api/admin/sending";
const SECRET = "s3cret of the mail server";
const TO = "sales@roost.example";

const settingsFor = ({ port }: Pick<MailServer, "port">, fields: object = {}) => ({
  host: "127.0.0.1",
  port,
  encryption: "none",
  user: null,
  password: null,
  from: "shop@roost.example",
  to: TO,
  current: OWNER.password,
  ...fields,
});

async function setMail(test: TestApp, mail: Pick<MailServer, "port">, fields: object = {}): Promise<void> {
  assertEquals((await test.admin("PUT", `${PATH}/mail`, settingsFor(mail, fields))).status, 204);
}

async function tried(test: TestApp): Promise<{ sent: boolean; message: string; detail: string | null }> {
  return await (await test.admin("POST", `${PATH}/mail/test`, { to: "me@roost.example" })).json();
}

/** A mail server that takes one password. */
const loginServer = () =>
  mailServer({
    authOptional: false,
    authMethods: ["PLAIN"],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, callback) =>
      password === SECRET
        ? callback(null, { user: username })
        : callback(Object.assign(new Error(`no ${password}`), { responseCode: 535 })),
  });

Deno.test("A mail server that is set in the panel is told of the next inquiry, without a restart", async () => {
  await using test = await testApp();
  await using mail = await loginServer();
  const worker = createWorker({
    stores: test.stores,
    sending: test.sending,
    origin: "http://localhost:8000",
    now: () => test.clock.now,
    log: (line) => test.logged.push(line),
  });
  await worker.load();
  await test.request("/api/contact", { json: CONTACT_MESSAGE });
  assertEquals(await test.stores.outbox.outbox.count(), 0);
  await setMail(test, mail, { user: "shop", password: SECRET });
  await test.request("/api/contact", { json: CONTACT_MESSAGE });
  await worker.runDue();
  const to = mail.mails.map(({ to }) => to).sort();
  // The second is the sender's copy.
  assertEquals(to, [[CONTACT_MESSAGE.email], [TO]], test.logged.join("\n"));
  for (const { raw } of mail.mails) assertStringIncludes(raw, "<shop@roost.example>");
});

Deno.test("The secrets are in no answer, no log, and no store where there is a key for them", async () => {
  await using test = await testApp({ secretsKeys: ["a key of at least thirty-two characters"] });
  await using mail = await loginServer();
  await setMail(test, mail, { user: "shop", password: SECRET });
  const hook = { url: "https://hook.example/token-7c1", secret: "0123456789abcdef", current: OWNER.password };
  assertEquals((await test.admin("PUT", `${PATH}/webhook`, hook)).status, 204);
  const shown = await (await test.admin("GET", PATH)).json();
  assertEquals([shown.mail.hasPassword, shown.webhook], [true, { server: "https://hook.example" }]);
  assertEquals((await tried(test)).sent, true);
  // Left blank, it stays; but it goes to no other server, whoever names one.
  await setMail(test, mail, { user: "shop", to: "other@roost.example" });
  assertEquals((await tried(test)).sent, true);
  await assertError(
    await test.admin("PUT", `${PATH}/mail`, settingsFor({ port: mail.port + 1 }, { user: "shop" })),
    422,
    "invalid",
  );
  const stored = (await Array.fromAsync(test.store.kv.list({ prefix: [] }))).map(({ value }) => value);
  const log = await (await test.admin("GET", "/api/admin/audit")).json();
  assertEquals(log.filter(({ resource }: { resource: string }) => resource === "sending").length > 2, true);
  const all = JSON.stringify([shown, log, test.events, test.logged, stored]);
  for (const secret of [SECRET, "token-7c1", hook.secret, OWNER.password]) {
    assert(!all.includes(secret), secret);
  }
});

Deno.test("Who does not know the own password sets no mail server, and only owners are asked for it", async () => {
  await using test = await testApp();
  const body = settingsFor({ port: 25 }, { current: "not the password" });
  await assertError(await test.admin("PUT", `${PATH}/mail`, body), 422, "invalid");
  await assertError(await test.admin("DELETE", `${PATH}/mail`, { password: "no" }), 422, "invalid");
  assertEquals((await (await test.admin("GET", PATH)).json()).mail, null);
});

Deno.test("A test mail says what went wrong, in a sentence for each", async () => {
  await using test = await testApp();
  await using mail = await loginServer();
  const messageAfter = async (fields: object) => {
    await setMail(test, mail, fields);
    const { sent, message, detail } = await tried(test);
    return `${sent} ${message} (${detail})`;
  };
  assertStringIncludes(await messageAfter({ host: "no-such-host.invalid" }), "knows no server");
  assertStringIncludes(await messageAfter({ port: 1 }), "takes no connection at this port");
  const refused = await messageAfter({ user: "shop", password: "wrong password" });
  assertStringIncludes(refused, "refused the user name or the password");
  assert(!refused.includes("wrong password"), refused);
  assertStringIncludes(await messageAfter({ encryption: "tls" }), "No encrypted connection");
  mail.answer = "never";
  assertStringIncludes(await messageAfter({ user: "shop", password: SECRET }), "refused the mail");
  mail.answer = "accept";
  assertStringIncludes(await messageAfter({ user: "shop", password: SECRET }), "true The mail server took");
  assertEquals(mail.mails.at(-1)!.to, ["me@roost.example"]);
});

Deno.test("What the environment names counts, and the panel is told so", async () => {
  await using mail = await mailServer();
  await using test = await testApp({ environment: { mail: { smtpUrl: mail.url, to: TO } } });
  await setMail(test, { port: 1 });
  const { environment } = await (await test.admin("GET", PATH)).json();
  assertEquals(environment, { mail: { server: `127.0.0.1:${mail.port}`, to: TO }, webhook: null });
  assertEquals((await tried(test)).sent, true);
  assertEquals(mail.mails.length, 1);
});

Deno.test("A webhook is tried, and forgotten", async () => {
  await using test = await testApp();
  let status = 200;
  const bodies: string[] = [];
  await using server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, async (request) => {
    bodies.push(await request.text());
    return new Response(null, { status });
  });
  const url = `http://127.0.0.1:${server.addr.port}/hook`;
  await assertError(
    await test.admin("PUT", `${PATH}/webhook`, { url, current: OWNER.password }),
    422,
    "invalid",
  );
  await test.admin("PUT", `${PATH}/webhook`, { url, secret: "0123456789abcdef", current: OWNER.password });
  const trial = async () => await (await test.admin("POST", `${PATH}/webhook/test`)).json();
  assertEquals((await trial()).message, "127.0.0.1 took the message.");
  assertEquals(JSON.parse(bodies[0]!).type, "test");
  status = 404;
  assertEquals((await trial()).detail, "the webhook answered 404");
  assertEquals(await test.sending.channels(), ["webhook"]);
  await test.admin("DELETE", `${PATH}/webhook`, { password: OWNER.password });
  assertEquals(await test.sending.channels(), []);
});
