import { resolve } from "deno-std/path/resolve.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { mailServer } from "../outbox/testing/mail_server.ts";
import { readSettings } from "../settings.ts";
import { permissionsFor } from "./permissions.ts";

const ATTEMPTS = import.meta.resolve("./testing/attempts.ts");
const NODE_MODULES = new URL("../../node_modules", import.meta.url).pathname;

/** What comes of attempts such as `write=FILE` in a process with the permissions of these settings. */
async function attempted(
  settings: Record<string, string>,
  attempts: readonly string[],
  cwd?: string,
): Promise<string[]> {
  const flags = permissionsFor(readSettings(settings), {
    sandbox: new URL("http://127.0.0.1:9/"),
    dev: false,
  });
  const { stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "--no-prompt", ...flags, ATTEMPTS, ...attempts],
    ...cwd && { cwd },
  }).output();
  const lines = new TextDecoder().decode(stdout).trim().split("\n");
  if (lines.length !== attempts.length) throw new Error(new TextDecoder().decode(stderr));
  // What was refused, without the sentence about it.
  return lines.map((line) => line.replace(/^(\w+: NotCapable).*/, "$1"));
}

Deno.test("The server may write its store and nothing else, start nothing and load no library", async () => {
  const folder = await Deno.makeTempDir();
  const kv = `${folder}/roost.kv`;
  await Deno.mkdir(`${folder}/backups`);
  const told = await attempted({
    KV: kv,
    PORT: "8123",
    ASSISTANT_URL: "http://model.example/v1",
    ASSISTANT_MODEL: "m",
  }, [
    `write=${kv}`,
    `read=${kv}`,
    `write=${NODE_MODULES}/evil.node`,
    `write=${folder}/evil.sh`,
    `write=${folder}/backups/one.kv`,
    "read=/etc/passwd",
    "run=true",
    "ffi=libc.so.6",
    "sys=",
    "connect=169.254.169.254:81",
    "connect=127.0.0.1:22",
    "env=HOME",
  ]);
  await Deno.remove(folder, { recursive: true });
  assertEquals(told, [
    "write: done",
    "read: done",
    "write: NotCapable",
    "write: NotCapable",
    "write: done",
    "read: NotCapable",
    "run: NotCapable",
    "ffi: NotCapable",
    "sys: NotCapable",
    "connect: NotCapable",
    "connect: NotCapable",
    "env: AssertionError not set",
  ]);
});

Deno.test("The server may read its project, but not the history of a clone", async () => {
  const project = new URL("../..", import.meta.url).pathname;
  assertEquals(
    await attempted({}, [`read=${project}deno.json`, `read=${project}.git`, `read=${project}.git/HEAD`]),
    [
      "read: done",
      "read: NotCapable",
      "read: NotCapable",
    ],
  );
});

Deno.test("A mail server is reached by its name, with permission for it alone", async () => {
  await using mail = await mailServer();
  const smtpUrl = mail.url.replace("127.0.0.1", "localhost");
  const settings = { SMTP_URL: smtpUrl, NOTIFY_TO: "a@b.example" };
  assertEquals(await attempted(settings, [`mail=${smtpUrl}`]), ["mail: done"]);
  assertEquals(mail.mails.length, 1);
});

Deno.test("Each server that the settings name is allowed at its port", () => {
  const settings = readSettings({
    HOST: "::1",
    PORT: "8000",
    KV: "https://kv.example",
    SMTP_URL: "smtps://u:p@mail.example",
    NOTIFY_TO: "a@b.example",
    WEBHOOK_URL: "https://hook.example:8443/path",
    WEBHOOK_SECRET: "0123456789abcdef",
    ASSISTANT_URL: "http://[::1]:11434/v1",
    ASSISTANT_MODEL: "m",
  });
  const flags = permissionsFor(settings, { sandbox: new URL("http://127.0.0.1:9/"), dev: false });
  assertEquals(
    flags[0],
    "--allow-net=[::1]:8000,127.0.0.1:9,kv.example:443,hook.example:8443,[::1]:11434,mail.example:465",
  );
  // The folder for backups, beside which no store is.
  assertEquals(flags.filter((flag) => /^--allow-(write|run|ffi|sys)/.test(flag)), [
    `--allow-write=${resolve("data/backups")}`,
  ]);
});

/** Modules that the server loads when they are first needed. */
async function lateModules(): Promise<string[]> {
  const found = new Set<string>();
  const root = new URL("../", import.meta.url);
  for await (const path of walk(root.pathname)) {
    if (!/(?<!_test)\.ts$/.test(path) || /\/(testing|sandbox|eval)\//.test(path)) continue;
    for (const [, module] of (await Deno.readTextFile(path)).matchAll(/\bimport\("([^"]+)"\)/g)) {
      found.add(
        module!.startsWith(".") ? new URL(module!, `file://${path}`).href : import.meta.resolve(module!),
      );
    }
  }
  return [...found];
}

async function* walk(folder: string): AsyncGenerator<string> {
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    if (isDirectory) yield* walk(`${folder}${name}/`);
    else yield `${folder}${name}`;
  }
}

Deno.test("What the server loads late loads with its permissions", async () => {
  const modules = await lateModules();
  assertEquals(
    await attempted({}, modules.map((module) => `load=${module}`)),
    modules.map(() => "load: done"),
  );
});
