import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import type { Backup } from "../../contract/backup.ts";
import { type Language, TRANSLATION_LANGUAGES } from "../../contract/language.ts";
import { onDenokv } from "../kv/testing/on_denokv.ts";
import { isEncrypted } from "./encrypted_file.ts";
import { verifyBackup } from "./restore_store.ts";
import { openStore } from "../kv/open_store.ts";
import { Lease } from "../kv/lease.ts";
import { assertError } from "../testing/assert_error.ts";
import { mailTexts } from "../outbox/mail_texts.ts";
import { OWNER, type TestApp, testApp, type TestAppOptions } from "../testing/test_app.ts";
import { dirname } from "deno-std/path/dirname.js";
import { backUpStore } from "./back_up_store.ts";
import { backupMaker } from "./backups.ts";
import { dueDay } from "./backup_schedule.ts";
import { BUCKET, S3_KEY, type S3Server, s3Server } from "./testing/s3_server.ts";

const PATH = "/api/admin/backups";
const DAY_MS = 24 * 60 * 60_000;

interface FileApp extends AsyncDisposable {
  test: TestApp;
  folder: string;
  told: string[];
  /** The last mail's text in a language. */
  said(language: Language): string;
}

/** The app over a store in a file, with a folder for backups. */
async function fileApp(options: TestAppOptions = {}): Promise<FileApp> {
  const place = await Deno.makeTempDir();
  const folder = `${place}/backups`;
  const told: string[] = [];
  let said: FileApp["said"] = () => "";
  const test = await testApp({
    location: `${place}/roost.kv`,
    backupFolder: folder,
    tell: (notice, { say }) => {
      said = (language) => say(mailTexts[language], "1").text;
      const { subject, text } = say(mailTexts.en, "Roost");
      told.push(`${notice}: ${subject}. ${text.split("\n")[0]}`);
    },
    ...options,
  });
  await test.category();
  return {
    test,
    folder,
    told,
    said: (language) => said(language),
    async [Symbol.asyncDispose]() {
      await test.backups.settled();
      await test[Symbol.asyncDispose]();
      await Deno.remove(place, { recursive: true });
    },
  };
}

const rules = (fields: object = {}) => ({
  rhythm: "off",
  keep: 2,
  place: "folder",
  current: OWNER.password,
  ...fields,
});
const bucket = (server: Pick<S3Server, "address">, fields: object = {}) =>
  rules({
    place: "s3",
    address: server.address,
    bucket: BUCKET,
    prefix: "our shop/",
    isPathStyle: true,
    ...S3_KEY,
    ...fields,
  });

async function set(test: TestApp, settings: object): Promise<void> {
  const response = await test.admin("PUT", `${PATH}/settings`, settings);
  assertEquals(response.status, 204, await response.text());
}

async function backUp(test: TestApp): Promise<Backup> {
  assertEquals((await test.admin("POST", PATH)).status, 204);
  await test.backups.settled();
  return (await read(test)).backups[0];
}

const read = async (test: TestApp) => await (await test.admin("GET", PATH)).json();
const filesIn = async (folder: string) =>
  (await Array.fromAsync(Deno.readDir(folder), ({ name }) => name)).sort();

Deno.test("A backup from the panel is restored on trial at once, can be read by its user alone, and old ones go", async () => {
  await using app = await fileApp();
  const { test, folder } = app;
  await set(test, rules());
  const made: Backup[] = [];
  for (let n = 0; n < 3; n++) {
    made.push(await backUp(test));
    test.clock.now = new Date(test.clock.now.getTime() + 1_000);
  }
  const { backups } = await read(test);
  assertEquals(backups.map(({ id }: Backup) => id), [made[2]!.id, made[1]!.id]);
  assertEquals(await filesIn(folder), [made[1]!.name, made[2]!.name]);
  const [{ by, where, size, records, checkedAt, problem }] = backups;
  assertEquals([by, where, problem], [OWNER.username, folder, null]);
  assert(size > 0 && records > 2 && checkedAt, JSON.stringify(backups));
  const { mode } = await Deno.stat(`${folder}/${made[2]!.name}`);
  assertEquals((mode! & 0o777).toString(8), "600");
  // The file is a store, with what stood in it.
  await using store = await openStore(`${folder}/${made[2]!.name}`);
  const categories = await Array.fromAsync(store.kv.list({ prefix: ["document", "categories"] }));
  assertEquals(categories.length, 1);
});

Deno.test("A damaged backup is found out by its check, said on the dashboard and mailed", async () => {
  await using app = await fileApp();
  const { test, folder, told, said } = app;
  const need = async () => (await (await test.admin("GET", "/api/admin/dashboard")).json()).today.backup;
  assertEquals(await need(), "none");
  const made = await backUp(test);
  assertEquals(await need(), null);
  const path = `${folder}/${made.name}`;
  const bytes = await Deno.readFile(path);
  const check = async () => {
    assertEquals((await test.admin("POST", `${PATH}/${made.id}/check`)).status, 204);
    await test.backups.settled();
    return (await read(test)).backups[0].problem;
  };
  assertEquals(await check(), null);
  await Deno.writeFile(path, bytes.with(bytes.length - 100, bytes.at(-100)! ^ 1));
  assertStringIncludes(await check(), "Make another one");
  await Deno.writeFile(path, bytes.subarray(0, bytes.length / 2));
  assertStringIncludes(await check(), "cannot be restored");
  await Deno.remove(path);
  assertStringIncludes(await check(), "any more");
  assertEquals(await need(), "failed");
  assertEquals(told.length, 3);
  assertStringIncludes(
    told[0]!,
    "backups: A backup of your website failed. The file is not as it was written",
  );
  for (const language of TRANSLATION_LANGUAGES) {
    // Why it failed is said in the language of who reads it.
    assert(!/[a-z]{3}/i.test(said(language).replace(folder, "")), said(language));
  }
});

Deno.test("What fails leaves no file, and says in a sentence what to do", async () => {
  await using app = await fileApp();
  const { test, folder } = app;
  await Deno.writeTextFile(folder, "a file where the folder should be");
  const failed = await backUp(test);
  assertEquals([failed.size, failed.records], [null, null]);
  assertStringIncludes(failed.problem!, `There is no folder ${folder}`);
  assertStringIncludes((await read(test)).folder.problem, `There is no folder ${folder}`);
  await Deno.remove(folder);
  await Deno.mkdir(folder, { mode: 0o500 });
  if (Deno.uid() !== 0) assertStringIncludes((await backUp(test)).problem!, "may not write into the folder");
  await Deno.chmod(folder, 0o700);
  assertEquals(await filesIn(folder), []);
  await using memory = await testApp();
  await assertError(await memory.admin("POST", PATH), 409, "conflict");
});

Deno.test("An address that speaks S3 gets signed requests, and is asked to give the file back", async () => {
  await using app = await fileApp({ secretsKeys: ["a key of at least thirty-two characters"] });
  const { test, folder } = app;
  await using server = s3Server();
  await set(test, bucket(server, { keep: 1 }));
  const first = await backUp(test);
  assertEquals(first.problem, null);
  assertEquals(first.where, `${new URL(server.address).host}/${BUCKET}`);
  test.clock.now = new Date(test.clock.now.getTime() + 1_000);
  const second = await backUp(test);
  assertEquals([...server.objects.keys()], [`/${BUCKET}/our%20shop/${second.name}`]);
  assertEquals([...server.objects.values()][0]!.length, second.size);
  // Nothing of it stays on this machine.
  assertEquals(await filesIn(folder), []);
  // The stored secret stays for this key and server, and is shown nowhere.
  await set(test, bucket(server, { secret: "" }));
  await assertError(
    await test.admin("PUT", `${PATH}/settings`, bucket({ address: "https://s3.example" }, { secret: "" })),
    422,
    "invalid",
  );
  assertEquals((await backUp(test)).problem, null);
  const log = await (await test.admin("GET", "/api/admin/audit")).json();
  const stored = (await Array.fromAsync(test.store.kv.list({ prefix: [] }))).map(({ value }) =>
    value instanceof Uint8Array ? new TextDecoder().decode(value) : value
  );
  const all = JSON.stringify([await read(test), log, test.events, test.logged, stored]);
  for (const secret of [S3_KEY.secret, OWNER.password]) assert(!all.includes(secret), secret);
});

Deno.test("Each refusal of such an address is a sentence of its own", async () => {
  await using app = await fileApp({ idleMs: 500 });
  const { test } = app;
  await using server = s3Server();
  const problemWith = async (fields: object, refusal: S3Server["refusal"] = null) => {
    server.refusal = refusal;
    await set(test, bucket(server, fields));
    return (await backUp(test)).problem!;
  };
  const { host } = new URL(server.address);
  assertStringIncludes(await problemWith({ secret: "another" }), "the secret does not belong to the key");
  assertStringIncludes(await problemWith({ keyId: "AKOTHER" }), `${host} does not know this key`);
  assertStringIncludes(await problemWith({ region: "eu-west-1" }), "another region");
  assertStringIncludes(await problemWith({ bucket: "no-such-bucket" }), 'no bucket "no-such-bucket"');
  assertStringIncludes(
    await problemWith({}, { status: 403, code: "AccessDenied" }),
    "does not let this key use",
  );
  assertStringIncludes(await problemWith({}, { status: 404 }), "There is no bucket");
  assertStringIncludes(await problemWith({}, { status: 503, code: "SlowDown" }), "answered 503 SlowDown");
  assertStringIncludes(await problemWith({}, "never answers"), "did not answer in time");
  assertStringIncludes(await problemWith({ address: "http://127.0.0.1:1" }), "takes no connection");
  assertStringIncludes(await problemWith({ address: "https://no-such-host.invalid" }), "knows no server");
  assertEquals(server.objects.size, 0);
});

Deno.test("The schedule makes one a day or a week, once, also after the server was down", async () => {
  await using app = await fileApp();
  const { test } = app;
  const count = async () => (await test.backups.list()).length;
  const run = async () => {
    await test.backups.runDue();
    await test.backups.settled();
  };
  await run();
  assertEquals(await count(), 0);
  await set(test, rules({ rhythm: "daily", keep: 9 }));
  // Another server is at it.
  const lease = await Lease.take(test.store, "backups", () => test.clock.now);
  await run();
  assertEquals(await count(), 0);
  await lease!.release();
  for (let n = 0; n < 2; n++) await run();
  assertEquals([await count(), (await test.backups.list())[0]!.by], [1, null]);
  test.clock.now = new Date(test.clock.now.getTime() + 3 * DAY_MS);
  for (let n = 0; n < 2; n++) await run();
  assertEquals(await count(), 2);
});

Deno.test("Backups are due at two in the morning in India, weekly ones on Sundays", () => {
  const at = (time: string) => Date.parse(`${time}+05:30`);
  assertEquals(dueDay("daily", at("2026-11-23T01:59")), "2026-11-22");
  assertEquals(dueDay("daily", at("2026-11-23T02:00")), "2026-11-23");
  assertEquals(dueDay("weekly", at("2026-11-28T23:00")), "2026-11-22");
  assertEquals(dueDay("weekly", at("2026-11-29T01:59")), "2026-11-22");
  assertEquals(dueDay("weekly", at("2026-11-29T02:00")), "2026-11-29");
  assertEquals(dueDay("off", at("2026-11-29T02:00")), undefined);
});

Deno.test("The whole store is read by who types the own password again, once, and the log says so", async () => {
  await using app = await fileApp();
  const { test, folder } = app;
  await assertError(await test.admin("POST", `${PATH}/download`, { password: "wrong" }), 422, "invalid");
  const link = await (await test.admin("POST", `${PATH}/download`, { password: OWNER.password })).json();
  await assertError(await test.request(link.href), 401, "unauthorized");
  const response = await test.admin("GET", link.href);
  assertEquals(response.headers.get("content-disposition"), 'attachment; filename="roost-2026-03-01.kv"');
  const bytes = new Uint8Array(await response.arrayBuffer());
  assertEquals(new TextDecoder().decode(bytes.subarray(0, 15)), "SQLite format 3");
  assertEquals(bytes.length, Number(response.headers.get("content-length")));
  assertEquals(await filesIn(folder), []);
  await assertError(await test.admin("GET", link.href), 404, "not_found");
  const [entry] = await (await test.admin("GET", "/api/admin/audit?resource=backups")).json();
  assertEquals([entry.action, entry.username], ["export", OWNER.username]);
  const late = await (await test.admin("POST", `${PATH}/download`, { password: OWNER.password })).json();
  test.clock.now = new Date(test.clock.now.getTime() + 61_000);
  await assertError(await test.admin("GET", late.href), 404, "not_found");
  await assertError(
    await test.admin("PUT", `${PATH}/settings`, rules({ current: "wrong password" })),
    422,
    "invalid",
  );
});

const KEY = "a long sentence of the owner";

onDenokv(
  "A store of a denokv server is backed up from the panel and by the schedule, encrypted",
  async (url) => {
    const folder = await Deno.makeTempDir();
    await using test = await testApp({ location: url, backupFolder: folder, backupKeys: [KEY] });
    await test.category();
    await set(test, rules({ rhythm: "daily", keep: 9 }));
    const made = await backUp(test);
    assertEquals([made.problem, made.isEncrypted], [null, true]);
    assert(made.records! > 2, JSON.stringify(made));
    test.clock.now = new Date(test.clock.now.getTime() + 1_000);
    await test.backups.runDue();
    await test.backups.settled();
    assertEquals((await read(test)).backups.map(({ by, problem }: Backup) => [by, problem]), [
      [null, null],
      [OWNER.username, null],
    ]);
    const names = await filesIn(folder);
    assertEquals(names.length, 2);
    for (const name of names) {
      assert(await isEncrypted(`${folder}/${name}`));
      assert(await verifyBackup(`${folder}/${name}`, [KEY]) > 2);
    }
    const link = await (await test.admin("POST", `${PATH}/download`, { password: OWNER.password })).json();
    const copy = await test.admin("GET", link.href);
    assertEquals(
      copy.headers.get("content-disposition"),
      'attachment; filename="roost-2026-03-01.kv.encrypted"',
    );
    await copy.body!.cancel();
    await Deno.remove(folder, { recursive: true });
  },
);

Deno.test("A backup of another key is said to be one, and what a killed server left goes", async () => {
  await using app = await fileApp();
  const { test, folder } = app;
  await Deno.mkdir(`${folder}/.work-1/deep`, { recursive: true });
  await Deno.utime(`${folder}/.work-1`, 0, 0);
  const plain = await backUp(test);
  assertEquals(plain.isEncrypted, false);
  assertEquals(await filesIn(folder), [plain.name]);
  for (
    const [key, sentence] of [["another key of the owner", "another key"], [undefined, "no key for"]] as const
  ) {
    await Deno.remove(`${folder}/${plain.name}`, { recursive: true }).catch(() => {});
    await backUpStore(`${dirname(folder)}/roost.kv`, `${folder}/${plain.name}`, ["the key of former times"]);
    const backups = backupMaker({
      store: test.store,
      settings: { kv: test.store.location, backups: folder, backupKeys: key ? [key] : [] },
      sandbox: () => ReadableStream.from([]),
      now: () => test.clock.now,
      log: () => {},
    });
    await backups.check(plain.id);
    await backups.settled();
    assertStringIncludes((await backups.list())[0]!.problem!, sentence);
  }
});
