import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { png } from "./media/testing/pictures.ts";
import { REFUSED } from "./start/refuse.ts";
import { eventually } from "../tests/eventually.ts";

/** The command of `deno task start`. */
const { tasks } = JSON.parse(await Deno.readTextFile(new URL("../deno.json", import.meta.url)));
const START: string[] = tasks.start.command.split(" ").slice(1)
  .map((arg: string) => arg.startsWith("server/") ? new URL(`../${arg}`, import.meta.url).pathname : arg);

interface Place {
  folder: string;
  start: (settings?: Record<string, string>, options?: string[]) => Deno.ChildProcess;
}

/** A folder with an empty build, where servers start as `deno task start` starts them. */
async function inPlace(work: (place: Place) => Promise<void>): Promise<void> {
  const folder = await Deno.makeTempDir();
  const started: Deno.ChildProcess[] = [];
  try {
    await Deno.mkdir(`${folder}/dist`);
    await Deno.writeTextFile(`${folder}/dist/manifest.json`, '{"entries":{},"files":{}}');
    await work({
      folder,
      start(settings = {}, options = []) {
        const child = new Deno.Command(Deno.execPath(), {
          args: [...START, ...options],
          cwd: folder,
          env: { PORT: "0", KV: `${folder}/roost.kv`, ...settings },
          stdout: "piped",
          stderr: "piped",
        });
        const process = child.spawn();
        started.push(process);
        return process;
      },
    });
  } finally {
    for (const process of started) await stop(process);
    await Deno.remove(folder, { recursive: true });
  }
}

async function stop(process: Deno.ChildProcess): Promise<void> {
  try {
    process.kill("SIGTERM");
  } catch {
    // Ended by itself.
  }
  await process.status;
  for (const stream of [process.stdout, process.stderr]) if (!stream.locked) await stream.cancel();
}

/** What the server says until it has said how the first account is made. */
async function greeting(process: Deno.ChildProcess): Promise<string> {
  let text = "";
  for await (const piece of process.stdout.pipeThrough(new TextDecoderStream())) {
    text += piece;
    if (text.includes("/admin/setup")) return text;
  }
  throw new Error(`Ended without a greeting: ${text}`);
}

async function refusal(process: Deno.ChildProcess): Promise<string> {
  const { code, stderr } = await process.output();
  assertEquals(code, REFUSED, "so that it is not started again");
  const text = new TextDecoder().decode(stderr).trim();
  assertEquals(text.split("\n").length, 1, text);
  return text;
}

Deno.test("A start prints address and setup link, and answers; a second one on its file or port stops with a sentence", async () => {
  await inPlace(async ({ folder, start }) => {
    const said = await greeting(start());
    const origin = /http:\/\/localhost:\d+/.exec(said)![0];
    assertEquals(await (await fetch(`${origin}/readyz`)).text(), "ready");
    assertStringIncludes(said, `${origin}/admin/setup#token=`);
    assertEquals(
      await refusal(start()),
      `Cannot open the store ${folder}/roost.kv: another process holds it (stop that one first, or give this one a file of its own)`,
    );
    const port = new URL(origin).port;
    const second = await refusal(start({ KV: `${folder}/other.kv`, PORT: port }));
    assertEquals(second, `Cannot start with PORT=${port}: another program listens on 127.0.0.1:${port}`);
  });
});

Deno.test("A setting that cannot be used stops the start with one sentence that names it", async () => {
  await inPlace(async ({ start }) => {
    assertEquals(
      await refusal(start({ PORT: "eighty" })),
      "Cannot start with PORT=eighty: PORT must be a port, 0 to 65535",
    );
    assertStringIncludes(await refusal(start({ HOST: "no such host" })), "HOST");
    assertStringIncludes(await refusal(start({ KV: "./a,b/roost.kv" })), "the path must have no comma");
    assertStringIncludes(
      await refusal(start({ KV: "/dev/null/roost.kv" })),
      "KV: its folder /dev/null cannot be made",
    );
  });
});

Deno.test("Development, which tells a password, serves this machine alone", async () => {
  await inPlace(async ({ start }) => {
    const said = await refusal(start({ HOST: "0.0.0.0" }, ["--dev"]));
    assertStringIncludes(said, "Cannot start with HOST=0.0.0.0");
  });
});

Deno.test("Without a build the start stops with what to run", async () => {
  await inPlace(async ({ folder, start }) => {
    await Deno.remove(`${folder}/dist`, { recursive: true });
    assertStringIncludes(await refusal(start()), 'run "deno task build" first');
  });
});

Deno.test("Where HTTP_PROXY is set the server reads uploads without it", async () => {
  await inPlace(async ({ start }) => {
    const proxy = "http://127.0.0.1:1";
    const said = await greeting(
      start({ HTTP_PROXY: proxy, http_proxy: proxy }),
    );
    const [link, origin, token] = /(http:\S+?)\/admin\/setup#token=([\w-]+)/.exec(said)!;
    assert(link);
    const post = (path: string, body: BodyInit, headers: HeadersInit) =>
      fetch(origin + path, { method: "POST", body, headers });
    const made = await post(
      "/api/admin/setup",
      JSON.stringify({ token, username: "owner", password: "seven green parrots" }),
      { "content-type": "application/json", origin: origin! },
    );
    const form = new FormData();
    form.set("file", new File([await png()], "a.png"));
    const [cookie] = made.headers.get("set-cookie")!.split(";");
    const uploaded = await post("/api/admin/upload", form, { origin: origin!, cookie: cookie! });
    assertEquals([made.status, uploaded.status, (await uploaded.json()).type], [200, 201, "image"]);
  });
});

Deno.test("A signal ends the server with code 0, and so does the end of the process that started it", async () => {
  await inPlace(async ({ folder, start }) => {
    const stopped = start();
    await greeting(stopped);
    stopped.kill("SIGTERM");
    assertEquals((await stopped.status).code, 0);

    const killed = start();
    const origin = /http:\/\/localhost:\d+/.exec(await greeting(killed))![0];
    killed.kill("SIGKILL");
    await eventually(() => fetch(origin).then((response) => response.body?.cancel(), () => "ended"), "ended");
    // It has left its store to the next one.
    await greeting(start());
    assertEquals((await Deno.stat(`${folder}/roost.kv`)).mode! & 0o777, 0o600);
  });
});

Deno.test("The tasks that test run React as in production, as the server always does", () => {
  assertStringIncludes(tasks["test:run"].command, "NODE_ENV=production ");
});
