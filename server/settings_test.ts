import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertThrows } from "deno-std/assert/throws.js";
import { RETENTION_DAYS } from "../contract/retention.ts";
import { originWarning, readSettings, SettingsError, settingsWarnings } from "./settings.ts";

Deno.test("readSettings() needs nothing, and takes blank for absent", () => {
  const expected = {
    host: "127.0.0.1",
    port: 8000,
    origin: undefined,
    kv: "./data/roost.kv",
    backups: "./data/backups",
    backupKeys: [],
    cache: "./data/roost.kv.derived",
    heapMb: 1500,
    proxies: 0,
    hstsSubdomains: false,
    isLoadTest: false,
    log: { form: undefined, level: "info" },
    metricsToken: undefined,
    requiresSecondFactor: false,
    secretsKeys: [],
    mail: undefined,
    webhook: undefined,
    model: undefined,
    retention: { ...RETENTION_DAYS },
  };
  assertEquals(readSettings({}), expected);
  assertEquals(
    readSettings({ HOST: "", PORT: "", ORIGIN: "", KV: "", TRUST_PROXY: "", SMTP_URL: "" }),
    expected,
  );
});

Deno.test("readSettings() takes what a server behind a proxy is given", () => {
  const environment = {
    HOST: "0.0.0.0",
    PORT: "0",
    ORIGIN: "https://roost.example/",
    KV: "https://kv.example:4512",
    TRUST_PROXY: "2",
    HSTS_SUBDOMAINS: "1",
    SMTP_URL: "smtps://user:secret@mail.example:465",
    NOTIFY_TO: "sales@roost.example",
    WEBHOOK_URL: "https://crm.example/hooks",
    WEBHOOK_SECRET: "0123456789abcdef",
    ASSISTANT_URL: "http://localhost:11434/v1",
    ASSISTANT_MODEL: "llama3.2",
    ASSISTANT_KEY: "secret",
    ASSISTANT_DAILY_REQUESTS: "50",
    REQUIRE_SECOND_FACTOR: "1",
    SECRETS_KEY: "0123456789abcdef0123456789abcdef",
    BACKUPS: "/srv/backups",
    BACKUP_KEY: "a key of sixteen letters or more",
    BACKUP_KEY_OLD: "the key before that one",
    PATH: "/usr/bin",
  };
  assertEquals(readSettings(environment), {
    host: "0.0.0.0",
    port: 0,
    origin: "https://roost.example",
    kv: "https://kv.example:4512",
    backups: "/srv/backups",
    backupKeys: ["a key of sixteen letters or more", "the key before that one"],
    cache: undefined,
    heapMb: 1500,
    proxies: 2,
    hstsSubdomains: true,
    retention: { ...RETENTION_DAYS },
    isLoadTest: false,
    log: { form: undefined, level: "info" },
    metricsToken: undefined,
    requiresSecondFactor: true,
    secretsKeys: ["0123456789abcdef0123456789abcdef"],
    mail: { smtpUrl: "smtps://user:secret@mail.example:465", to: "sales@roost.example" },
    webhook: { url: "https://crm.example/hooks", secrets: ["0123456789abcdef"] },
    model: { url: "http://localhost:11434/v1", model: "llama3.2", key: "secret", dailyRequests: 50 },
  });
});

Deno.test("A wrong setting stops the start with a sentence that names it", () => {
  const wrong = {
    PORT: ["abc", "-1", "65536", "80.5", "8000 "],
    ORIGIN: [
      "roost.example",
      "ftp://roost.example",
      "https://roost.example/shop",
      "https://roost.example/?a=1",
    ],
    KV: ["ftp://kv.example", "redis://kv.example"],
    TRUST_PROXY: ["yes", "-1", "10", "true"],
    HSTS_SUBDOMAINS: ["yes"],
    SMTP_URL: ["mail.example", "http://mail.example"],
    NOTIFY_TO: ["sales", "sales@"],
    WEBHOOK_URL: ["crm.example", "ftp://crm.example"],
    WEBHOOK_SECRET: ["short"],
    ASSISTANT_URL: ["localhost", "file:///etc/passwd"],
    ASSISTANT_DAILY_REQUESTS: ["-1", "many", "1.5"],
  };
  for (const [name, values] of Object.entries(wrong)) {
    for (const value of values) {
      const { message } = assertThrows(() => readSettings({ [name]: value }), SettingsError);
      assert(message.startsWith(`Cannot start with ${name}`), message);
      assert(message.includes(`${name} must be `), message);
    }
  }
});

Deno.test("The sentence about a wrong setting shows no password", () => {
  for (const name of ["SMTP_URL", "WEBHOOK_URL", "ASSISTANT_URL", "KV"]) {
    const environment = { [name]: "gopher://user:s3cret@mail.example" };
    const { message } = assertThrows(() => readSettings(environment), SettingsError);
    assert(!message.includes("s3cret"), message);
  }
});

Deno.test("Limits are lifted for a load test only where nobody else can come", () => {
  assert(readSettings({ LOAD_TEST: "1" }).isLoadTest);
  for (const open of [{ ORIGIN: "https://roost.example" }, { HOST: "0.0.0.0" }]) {
    assertThrows(() => readSettings({ LOAD_TEST: "1", ...open }), SettingsError, "LOAD_TEST=1");
  }
});

Deno.test("A channel that lacks its other half stops the start", () => {
  const { message } = assertThrows(
    () => readSettings({ SMTP_URL: "smtp://user:s3cret@mail.example" }),
    SettingsError,
  );
  assertEquals(message, "Cannot start with SMTP_URL: NOTIFY_TO must be set too");
  assertThrows(
    () => readSettings({ WEBHOOK_URL: "https://crm.example/hooks" }),
    SettingsError,
    "WEBHOOK_SECRET must be set too",
  );
  assertThrows(
    () => readSettings({ ASSISTANT_URL: "http://localhost:11434/v1" }),
    SettingsError,
    "ASSISTANT_MODEL must be set too",
  );
  assertThrows(
    () => readSettings({ SECRETS_KEY_OLD: "0123456789abcdef0123456789abcdef" }),
    SettingsError,
    "SECRETS_KEY must be set too",
  );
});

Deno.test("An http address on another machine is warned of, one on this machine is not", () => {
  const secret = { WEBHOOK_SECRET: "0123456789abcdef", ASSISTANT_MODEL: "llama3.2" };
  const warned = (settings: Record<string, string>) =>
    settingsWarnings(readSettings({ ...secret, ...settings })).map((line) => line.split(" ")[0]!);
  const http = (host: string) => ({
    WEBHOOK_URL: `http://${host}/`,
    ASSISTANT_URL: `http://${host}/v1`,
    KV: `http://${host}`,
  });
  assertEquals(warned(http("10.0.0.9:4512")), ["KV", "WEBHOOK_URL", "ASSISTANT_URL"]);
  for (const host of ["localhost:4512", "127.0.0.1", "[::1]:80"]) assertEquals(warned(http(host)), []);
  assertEquals(warned({ WEBHOOK_URL: "https://crm.example/" }), []);
  const isWarned = (ORIGIN: string) => originWarning(readSettings({ ORIGIN })) !== undefined;
  assertEquals(["http://roost.example", "https://roost.example", "http://localhost:8000"].map(isWarned), [
    true,
    false,
    false,
  ]);
});

Deno.test("What visitors leave is stored as long as the privacy policy promises, or shorter", () => {
  assertEquals(readSettings({}).retention, { ...RETENTION_DAYS });
  assertEquals(readSettings({ KEEP_CHATS_DAYS: "90" }).retention, { ...RETENTION_DAYS, chats: 90 });
  for (const value of ["366", "0", "a year", "-1"]) {
    assertThrows(
      () => readSettings({ KEEP_CHATS_DAYS: value }),
      SettingsError,
      "KEEP_CHATS_DAYS must be a number of days, at most the 365",
    );
  }
});
