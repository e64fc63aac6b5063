import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertRejects } from "deno-std/assert/rejects.js";
import { RecoveryCodesSchema, SecondFactorOfferSchema } from "../../contract/account.ts";
import { OWNER, type TestApp, testApp } from "../testing/test_app.ts";
import { sealSecrets } from "./seal_secrets.ts";
import { codeAt } from "./testing/code_at.ts";

const [FORMER, KEY] = ["the key of former times, 32 letters", "the key that counts now, 32 letters"];
const HOOK = "https://hook.example/token-7c1";
const S3_SECRET = "what the bucket's key is proved with";

async function put(test: TestApp, path: string, body: object): Promise<Response> {
  const response = await test.admin("PUT", path, body);
  assert(response.ok, await response.clone().text());
  return response;
}

/** Stores a second factor, a mail server, a webhook and an address for backups. Returns the secret of the factor. */
async function storeSecrets(test: TestApp): Promise<string> {
  const factor = "/api/admin/account/second-factor";
  const { secret } = SecondFactorOfferSchema.parse(
    await (await test.admin("POST", factor, { password: OWNER.password })).json(),
  );
  const added = await put(test, factor, { code: codeAt(secret, test.clock.now) });
  RecoveryCodesSchema.parse(await added.json());
  await put(test, "/api/admin/sending/mail", {
    host: "mail.example",
    port: 587,
    encryption: "starttls",
    user: "shop",
    password: "of the mail server",
    from: "shop@roost.example",
    to: "sales@roost.example",
    current: OWNER.password,
  });
  await put(test, "/api/admin/sending/webhook", {
    url: HOOK,
    secret: "0123456789abcdef",
    current: OWNER.password,
  });
  await put(test, "/api/admin/backups/settings", {
    rhythm: "off",
    keep: 7,
    place: "s3",
    address: "https://s3.example",
    bucket: "roost",
    keyId: "AK1",
    secret: S3_SECRET,
    isPathStyle: true,
    current: OWNER.password,
  });
  return secret;
}

/** What the app reads of its secrets. */
async function readSecrets({ sending, backups }: TestApp) {
  const [mail, webhook, s3] = [await sending.mail(), await sending.webhook(), await backups.settings.s3()];
  return [new URL(mail!.smtpUrl).password, webhook!.url, webhook!.secrets, s3!.secret];
}

const EXPECTED = ["of%20the%20mail%20server", HOOK, ["0123456789abcdef"], S3_SECRET];

Deno.test("A key is changed without losing a secret: both count for a while, and after a start one is enough", async () => {
  const folder = await Deno.makeTempDir();
  const location = `${folder}/roost.kv`;
  const app = (...secretsKeys: string[]) =>
    testApp({ location, secretsKeys, backupFolder: `${folder}/backups` });
  const moment = { now: new Date() };
  let secret: string;
  {
    await using test = await app(FORMER);
    secret = await storeSecrets(test);
    moment.now = new Date(test.clock.now.getTime() + 60_000);
  }
  {
    await using test = await app(KEY);
    await assertRejects(() => readSecrets(test), Error, "another SECRETS_KEY");
  }
  {
    await using test = await app(KEY, FORMER);
    test.clock.now = moment.now;
    assertEquals(await readSecrets(test), EXPECTED);
    const said: string[] = [];
    const log = { warn: (line: string) => said.push(line), error: (line: string) => said.push(line) };
    await sealSecrets({ ...test, settings: { secretsKeys: [KEY, FORMER] }, now: () => moment.now, log });
    assertEquals(said, ["Every secret is encrypted with SECRETS_KEY: SECRETS_KEY_OLD is needed no more"]);
    const before = await versionsOf(test);
    await sealSecrets({ ...test, settings: { secretsKeys: [KEY, FORMER] }, now: () => moment.now, log });
    assertEquals(await versionsOf(test), before, "what is sealed already is not written again");
  }
  {
    await using test = await app(KEY);
    test.clock.now = moment.now;
    assertEquals(await readSecrets(test), EXPECTED);
    const code = codeAt(secret, test.clock.now);
    assertEquals((await test.request("/api/admin/login", { json: { ...OWNER, code } })).status, 200);
  }
  await Deno.remove(folder, { recursive: true });
});

const versionsOf = async ({ store }: TestApp) =>
  (await Array.fromAsync(store.kv.list({ prefix: ["document"] }))).map(({ versionstamp }) => versionstamp);

Deno.test("A webhook's new secret signs beside the former one for a week, and a new address knows no former one", async () => {
  await using test = await testApp();
  const set = (fields: object) =>
    put(test, "/api/admin/sending/webhook", { url: "", secret: "", current: OWNER.password, ...fields });
  const secrets = async () => (await test.sending.webhook())!.secrets;
  await set({ url: "https://elsewhere.example/hook", secret: "a secret of another" });
  await set({ url: HOOK, secret: "the first secret" });
  assertEquals(await secrets(), ["the first secret"]);
  await set({ secret: "the second secret" });
  assertEquals(await secrets(), ["the second secret", "the first secret"]);
  test.clock.now = new Date(test.clock.now.getTime() + 7 * 24 * 60 * 60_000);
  assertEquals(await secrets(), ["the second secret"]);
});
